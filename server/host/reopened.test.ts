import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostActionSchema } from '@/games/match';
import { replay } from '@/games/record';
import { momentSeen } from '../testing/moment-seen';
import { accept, hostWhoLooks, newKey, serviceOfFile, startedMatch, type TestMatch } from '../testing/service';

// A match that was over, whose secrets everybody could read, goes on.

const service = await serviceOfFile();

const asHost = ({ host, code }: TestMatch, action: unknown) =>
  accept(hostWhoLooks(host).act({ code, action, key: newKey(), reason: 'Once more' }));
const recordOf = async ({ host, code }: TestMatch) => {
  const exported = await host.matches.record({ code });
  if (exported === null) throw new Error('A host has the record');
  return exported.record;
};

async function seedsOf(match: TestMatch): Promise<(string | null)[]> {
  const { events } = await recordOf(match);
  return events.flatMap(({ action }) => {
    const parsed = hostActionSchema.safeParse(action);
    return parsed.success && parsed.data.type === 'rewind' ? [parsed.data.seed ?? null] : [];
  });
}

/** What the rules say of the record, with all secrets. */
const secretsOf = async (match: TestMatch) => {
  const { view } = replay(await recordOf(match), { view: 'host' });
  return JSON.stringify(view);
};

test('a rewind of a match that runs keeps its seed, whatever the host sends', async () => {
  const match = await startedMatch(service);
  await asHost(match, { type: 'resolve' });
  await asHost(match, { type: 'rewind', to: 0, seed: 'chosen' });
  expect(await seedsOf(match)).toEqual([null]);
});

test('a rewind after the end goes on with a new seed, and so does every later one', async () => {
  const match = await startedMatch(service, { game: 'bifrost' });
  const { code, host } = match;
  await asHost(match, { type: 'end' });
  expect(await host.host.rewindPreview({ code, to: 0 })).toMatchObject({ wasOpen: true });
  const dealt = new Set<string>();
  for (let count = 0; count < 12; count++) {
    await asHost(match, { type: 'rewind', to: 0, seed: 'chosen' });
    dealt.add(await secretsOf(match));
  }
  expect(dealt.size, 'colours of three seats, dealt twelve times').toBeGreaterThan(1);
  const seeds = await seedsOf(match);
  expect(seeds).toEqual(Array(12).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
  expect(new Set(seeds).size).toBe(12);
});

test('everybody reads the hash of the new seed in the log, and nobody the seed', async () => {
  const match = await startedMatch(service);
  const { code, players } = match;
  await asHost(match, { type: 'end' });
  await asHost(match, { type: 'rewind', to: 0 });
  const [seed] = await seedsOf(match);
  const log = JSON.stringify(await players[0]?.api.matches.log({ code }));
  expect(log).toContain(
    createHash('sha256')
      .update(seed ?? '')
      .digest('hex'),
  );
  for (const told of [log, JSON.stringify(await match.host.matches.log({ code }))]) expect(told).not.toContain(seed);
});

test('the page names both promises: the first seed’s, and that of the one which draws from there on; both open at the end', async () => {
  const match = await startedMatch(service);
  const { code, players } = match;
  const page = async () => {
    const read = await players[0]?.api.matches.page({ code });
    if (read === undefined) throw new Error('three play');
    return read;
  };
  const { seedHash, laterSeeds } = await page();
  expect(laterSeeds).toEqual([]);
  for (const _ of [1, 2]) {
    await asHost(match, { type: 'end' });
    await asHost(match, { type: 'rewind', to: 0 });
  }
  const seed = (await seedsOf(match)).at(-1) ?? '';
  const hash = createHash('sha256').update(seed).digest('hex');
  expect(await page()).toMatchObject({
    ...{ seedHash, seed: null, laterSeeds: [{ hash, seed: null }] },
    endReason: null,
  });
  await asHost(match, { type: 'resume' });
  await asHost(match, { type: 'end' });
  const over = await page();
  expect(over).toMatchObject({ seedHash, laterSeeds: [{ hash, seed }], endReason: 'Once more' });
  expect(
    createHash('sha256')
      .update(over.seed ?? '')
      .digest('hex'),
  ).toBe(seedHash);
});

test('a retry of such a rewind is the same rewind', async () => {
  const match = await startedMatch(service);
  await asHost(match, { type: 'end' });
  const rewind = { code: match.code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Once more' };
  const { view } = await match.host.play.first({ code: match.code });
  const sent = { ...rewind, meantFor: momentSeen(view) };
  await accept(match.host.host.act(sent));
  await accept(match.host.host.act(sent));
  expect(await seedsOf(match)).toHaveLength(1);
});
