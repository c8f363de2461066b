import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { loadedMatch } from '../testing/listener';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

const service = await serviceOfFile();

describe("a seat's new holder", () => {
  test('never reads what the former one asked the host in private, nor the answer', async () => {
    const { code, host, players } = await startedMatch(service);
    await accept(
      players[0]?.api.play.ask({ code, seat: 'A', key: newKey(), text: 'May I vote for myself?' }) ?? Promise.reject(),
    );
    const [question] = (await host.matches.page({ code })).questions;
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    const next = person('the next');
    await accept(callerFor(service, next).lobby.claim({ token }));
    const screen = new Screen(service, { user: next, code });
    await screen.until(({ page }) => page.seat === 'A');
    await accept(host.host.answer({ code, n: question?.n ?? 0, text: 'Not tonight.', publish: false }));
    await accept(callerFor(service, next).play.ask({ code, seat: 'A', key: newKey(), text: 'How long is a round?' }));
    const { page } = await screen.until(({ page: { questions } }) => questions.length > 0);
    expect(page.questions.map(({ text }) => text)).toEqual(['How long is a round?']);
    expect(screen.texts.join()).not.toMatch(/vote for myself|Not tonight/);
    expect((await host.matches.page({ code })).questions).toHaveLength(2);
    await screen.close();
  });

  test('may ask, however much the former one did', async () => {
    const { code, host, players } = await startedMatch(service);
    for (let i = 0; i < 20; i++)
      await players[0]?.api.play.ask({ code, seat: 'A', key: newKey(), text: `Question ${i}` });
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    const next = callerFor(service, person('the asking next'));
    await accept(next.lobby.claim({ token }));
    await accept(next.play.ask({ code, seat: 'A', key: newKey(), text: 'How long is a round?' }));
    expect((await next.matches.page({ code })).questions).toMatchObject([{ n: 1, text: 'How long is a round?' }]);
  });
});

describe('award decisions', () => {
  test('hold for the finish that they were made about: played again, the rules propose anew', async () => {
    const match = await startedMatch(service, { settings: { rounds: 1, tokenThreshold: 0 } });
    const { code, host } = match;
    await playRound(match);
    const award = { seat: 'C', kind: 'garnet', amount: 3 } as const;
    const [first] = (await host.matches.page({ code })).awards ?? [];
    await accept(
      host.host.decideAward({
        ...{ code, key: first?.key ?? '', seen: null },
        decision: { type: 'amend', reason: 'Good sport', award },
      }),
    );
    await accept(host.host.addAward({ code, key: newKey(), reason: 'One more', award }));
    const before = await host.matches.page({ code });
    expect(before.awards?.[0]).toMatchObject({ state: 'amended', reason: 'Good sport' });
    await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Again' }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await playRound(match);
    const { awards } = await host.matches.page({ code });
    expect(awards).toHaveLength((before.awards?.length ?? 0) - 1);
    expect(awards?.map(({ state }) => state)).toEqual(awards?.map(() => 'proposed'));
    expect(await host.matches.awardsCsv({ code })).not.toContain('Good sport');
  });

  async function playRound({ code, players, host }: TestMatch): Promise<void> {
    const targets = ['B', 'C', null];
    for (const [i, { api, seat }] of players.entries()) {
      const action = { type: 'point', at: targets[i] };
      await accept(api.play.act({ code, seat, action, key: newKey() }));
    }
    expect((await host.matches.page({ code })).status).toBe('finished');
  }
});

test('a host reads the last hundred words to all seats together, the newest among them', async () => {
  const { code, host } = await seatMatch(service);
  const { id } = await loadedMatch(service, code);
  const words = Array.from({ length: 102 }, (_, i) => ({ seat: i % 2 === 0 ? 'A' : 'B', text: `${i}` }));
  await db().prisma.notice.createMany({ data: words.map((word) => ({ ...word, matchId: id, kind: 'nudge' })) });
  await accept(host.lobby.change({ code, title: 'Read anew' }));
  const { notices } = await host.matches.page({ code });
  expect(notices.map(({ seat, text }) => ({ seat, text }))).toEqual(words.slice(2));
});

test('a code tells strangers nothing of a private match, and its people what it leads to', async () => {
  const { code, host, players } = await seatMatch(service, { visibility: 'private' });
  for (const stranger of [null, person('stranger')]) {
    expect(await callerFor(service, stranger).matches.byCode({ code })).toBeNull();
  }
  for (const api of [host, players[0]?.api]) expect(await api?.matches.byCode({ code })).toMatchObject({ code });
});

test('who hosts and who sees everything is told by name; their ids are told to hosts alone', async () => {
  const { code, host, players } = await startedMatch(service, { visibility: 'public' });
  await accept(host.lobby.addCoHost({ code, name: await account('Carla') }));
  await accept(host.host.grantFullView({ code, name: await account('Otto') }));
  const [player] = players;
  const screens = [player?.person ?? null, null].map((user) => new Screen(service, { user, code }));
  for (const screen of screens) await screen.until(({ page }) => page.fullViewers.length === 1);
  for (const api of [player?.api ?? host, callerFor(service, null), callerFor(service, person('Otto'))]) {
    const ask = { code };
    const read = await Promise.all([
      api.matches.page(ask),
      api.play.first(ask),
      api.matches.log(ask),
      api.matches.story(ask),
      api.matches.publicList(),
    ]);
    expect(read[0]).toMatchObject({ hosts: [{ id: null, name: 'host' }], fullViewers: [{ id: null, name: 'Otto' }] });
    expect(JSON.stringify(read)).not.toMatch(/"test-/);
  }
  expect(screens.flatMap(({ texts }) => texts).join()).not.toMatch(/"test-/);
  const { hosts, fullViewers } = await host.matches.page({ code });
  expect([...hosts, ...fullViewers].map(({ id }) => id)).toEqual(['test-host', 'test-Otto']);
  for (const screen of screens) await screen.close();
});

async function account(name: string): Promise<string> {
  const { id } = person(name);
  await db().prisma.user.create({ data: { id, name, nameKey: name.toLowerCase() } });
  return name;
}
