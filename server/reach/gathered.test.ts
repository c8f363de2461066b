import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { startDiscord } from '../testing/discord';
import { endOfFile, lettersKept, sendingOfFile } from '../testing/sending';
import { accept, type Caller, newKey, serviceOfFile, startedMatch } from '../testing/service';
import { discordWay } from './discord-way';

// What one person makes many of in a moment reaches the others as one message.

process.env.PRIVATE_ENDS = 'on';
const service = await serviceOfFile();
const discord = await endOfFile(startDiscord());
const { letters, mail } = lettersKept();
await sendingOfFile({
  discord: discordWay({ home: 'https://match.example', allowsPrivate: true }),
  mail,
});
beforeEach(async () => {
  await db().prisma.reachWay.deleteMany();
  await db().prisma.attempt.deleteMany();
  discord.posted.length = 0;
});

const soon = { timeout: 20_000 };
const texts = () => letters.map(({ text }) => text);

/** As somebody whose address is proved. */
async function readsLetters(personId: string): Promise<void> {
  const topics = JSON.stringify(['words', 'hosting']);
  await db().prisma.reachWay.create({
    data: { personId, kind: 'mail', address: `${personId}@example.org`, label: '', topics },
  });
}

const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Array.from({ length: count }, (_, i) => i).reduce<Promise<unknown>>(
    (before, i) => before.then(() => work(i)),
    Promise.resolve(),
  );

test('fifteen questions are one letter to the host, another comes once they have looked, and more than twenty wait for answers', async () => {
  const { code, host, players } = await startedMatch(service);
  const [ann] = players;
  if (ann === undefined) throw new Error('nobody');
  const { ownerId } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  await readsLetters(ownerId);
  const ask = (i: number) => ann.api.play.ask({ code, seat: ann.seat, key: newKey(), text: `Why ${i}?` });
  await times(15, (i) => accept(ask(i)));
  await vi.waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^\d+ questions wait for you\.$/)]), soon);
  await accept(host.reach.seen({ code }));
  await accept(ask(15));
  await vi.waitFor(() => expect(texts().slice(1)).toEqual(['A player asks you something.']), soon);
  await times(4, (i) => accept(ask(16 + i)));
  expect(await ask(20)).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY' } });
});

test('rulings at once are one letter to each player and few posts, and there are only so many in a match', async () => {
  const { code, host, players } = await startedMatch(service);
  const [ann] = players;
  if (ann === undefined) throw new Error('nobody');
  await readsLetters(ann.person.id);
  await accept(host.host.setChannel({ code, url: discord.webhook() }));
  await rule(host, { code, count: 12 });
  await vi.waitFor(() => expect(texts()).toEqual([expect.stringMatching(/^The host has given \d+ rulings/)]), soon);
  await vi.waitFor(() => expect(discord.posted.map(({ content }) => content).join()).toContain('> Ruling 11.'), soon);
  expect(discord.posted.length).toBeLessThan(6);
  await rule(host, { code, count: 18 });
  await expect(host.host.rule({ code, key: newKey(), text: 'Once more.' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(texts()).toHaveLength(1);
});

const rule = (host: Caller, { code, count }: { code: string; count: number }) =>
  times(count, (i) => accept(host.host.rule({ code, key: newKey(), text: `Ruling ${i}.` })));

describe('what waits for a host', () => {
  /** Everybody has acted, and the round is the host's to close; answers once that is written down. */
  async function allActed(): Promise<{ host: Caller; code: string; stateNow(): Promise<string | undefined> }> {
    const { code, host, players } = await startedMatch(service, { settings: { pace: 'host' } });
    const { ownerId } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
    await readsLetters(ownerId);
    for (const { api, seat } of players)
      await accept(api.play.act({ code, seat, action: { type: 'point', at: null }, key: newKey() }));
    const where = { match: { code }, topic: 'hosting' };
    const stateNow = async () => (await db().prisma.delivery.findFirst({ where }))?.state;
    await vi.waitFor(async () => expect(await stateNow()).toBe('waiting'), soon);
    return { host, code, stateNow };
  }

  test('is not sent where their open dashboard has shown it', async () => {
    const { host, code, stateNow } = await allActed();
    await accept(host.reach.seen({ code }));
    await vi.waitFor(async () => expect(await stateNow()).toBe('seen'), soon);
    expect(texts()).toEqual([]);
  });

  test('is sent where nobody looks', async () => {
    await allActed();
    await vi.waitFor(() => expect(texts()).toEqual(['Everybody has acted: you can close now.']), soon);
  });
});
