import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { db } from '../database/db';
import type { LoadedMatch } from '../log/loaded-match';
import {
  accept,
  callerFor,
  newKey,
  refusalOf,
  serviceOfFile,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';
import { askQuestion } from './ask';
import { saveNotebook } from './notebook';

// What a player does from their seat, beside the game's own actions.

const service = await serviceOfFile();

async function loadedOf(code: string): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error(`There is no match ${code}`);
  return match;
}

function two({ players }: TestMatch) {
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('two play');
  return { one, other };
}

test('a seat has at most twenty questions open; an answer makes room for the next one', async () => {
  const match = await startedMatch(service);
  const { code, host } = match;
  const { one, other } = two(match);
  for (let i = 1; i <= 20; i++)
    await accept(one.api.play.ask({ code, seat: 'A', key: newKey(), text: `Question ${i}` }));
  expect(await one.api.play.ask({ code, seat: 'A', key: newKey(), text: 'One more' })).toMatchObject({
    ok: false,
    refusal: { code: 'TOO_MANY', field: 'text' },
  });
  await accept(other.api.play.ask({ code, seat: 'B', key: newKey(), text: 'May I?' }));
  const [first] = (await host.matches.page({ code })).questions;
  await accept(host.host.answer({ code, n: first?.n ?? 0, text: 'Yes.', publish: false }));
  await accept(one.api.play.ask({ code, seat: 'A', key: newKey(), text: 'One more' }));
  const texts = (await one.api.matches.page({ code })).questions.map(({ text }) => text);
  expect(texts).toHaveLength(21);
  expect(texts.at(-1)).toBe('One more');
});

test('a seat asks forty questions an hour at most, however soon they are answered; other seats go on', async () => {
  const match = await startedMatch(service);
  const { code, host } = match;
  const { one, other } = two(match);
  const ask = (text: string) => one.api.play.ask({ code, seat: 'A', key: newKey(), text });
  for (let i = 1; i <= 40; i++) {
    await accept(ask(`Question ${i}`));
    const open = (await host.matches.page({ code })).questions.find(({ answer }) => answer === null);
    await accept(host.host.answer({ code, n: open?.n ?? 0, text: 'Yes.', publish: false }));
  }
  await expect(ask('One more')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('(40)'),
  });
  await accept(other.api.play.ask({ code, seat: 'B', key: newKey(), text: 'May I?' }));
});

test('each seat has its notes to itself, and what is too long for them leaves them as they were', async () => {
  const match = await startedMatch(service);
  const { code } = match;
  const { one, other } = two(match);
  const notes = async () => (await one.api.play.notebook({ code, seat: 'A' })).value;
  const save = (value: unknown) => one.api.play.saveNotebook({ code, seat: 'A', value });
  expect(await notes()).toBeNull();
  await accept(save({ suspects: ['B'] }));
  await accept(other.api.play.saveNotebook({ code, seat: 'B', value: 'C is lying' }));
  expect(await notes()).toEqual({ suspects: ['B'] });
  expect(await other.api.play.notebook({ code, seat: 'B' })).toEqual({ value: 'C is lying' });
  const full = 'x'.repeat(200_000 - 2); // as JSON it stands in quotes
  expect(await save(`${full}x`)).toMatchObject({ ok: false, refusal: { code: 'TOO_LONG', field: 'value' } });
  expect(await notes()).toEqual({ suspects: ['B'] });
  await accept(save(full));
  expect(await notes()).toBe(full);
  await accept(save(undefined));
  expect(await notes()).toBeNull();
});

test('notes so deep in one another that no text can be made of them are refused; what is no JSON is a fault', async () => {
  const match = await loadedOf((await startedMatch(service)).code);
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 0);
  const save = (value: unknown) => saveNotebook(service, { match, seat: seatId('A'), value });
  expect(await save(deep)).toMatchObject({ ok: false, refusal: { code: 'TOO_DEEP', field: 'value' } });
  await expect(save(1n)).rejects.toThrow(TypeError);
});

test('what nobody answered is taken back for good at all processes, and whoever is too late for that is told that it counts', async () => {
  const match = await startedMatch(service);
  const { code } = match;
  const { one } = two(match);
  const lost = { code, seat: 'A', action: { type: 'point', at: 'B' }, key: newKey() };
  expect(await refusalOf(one.api.play.takeBack(lost))).toBe('TAKEN_BACK');
  const elsewhere = await startTestService();
  expect(await refusalOf(callerFor(elsewhere, match.players[0]?.person ?? null).play.act(lost))).toBe('TAKEN_BACK');
  await elsewhere.stop();
  const there = { ...lost, key: newKey() };
  await accept(one.api.play.act(there));
  expect(await refusalOf(one.api.play.takeBack(there))).toBeNull();
  expect(await db().prisma.matchEvent.count({ where: { match: { code } } })).toBe(1);
});

test('nobody asks from a seat that has been freed meanwhile', async () => {
  const match = await loadedOf((await startedMatch(service)).code);
  await db().prisma.matchSeat.updateMany({ where: { matchId: match.id, seat: 'A' }, data: { holderId: null } });
  const question = { match, seat: seatId('A'), key: newKey(), text: 'Who am I?', count: async () => {} };
  expect((await askQuestion(service, question)).ok).toBe(false);
});

test('a player whose seat was handed back at another process plays on here at once', async () => {
  const match = await startedMatch(service);
  const { code, host } = match;
  const { one, other } = two(match);
  const act = ({ api, seat }: typeof one) =>
    refusalOf(api.play.act({ code, seat, action: { type: 'point', at: 'C' }, key: newKey() }));
  await accept(host.host.handToBot({ code, seat: 'A' }));
  expect(await act(one)).toBe('STAND_IN');
  expect(await act(other)).toBeNull();
  const elsewhere = await startTestService();
  await accept(
    callerFor(elsewhere, { id: 'test-host', name: 'host', guest: false }).host.handBack({ code, seat: 'A' }),
  );
  expect(await act(one)).toBeNull();
  await elsewhere.stop();
  const { events } = (await host.matches.record({ code }))?.record ?? { events: [] };
  expect(events.map(({ by }) => by)).toEqual(['B', 'A']);
  const kept = await db().prisma.matchEvent.findMany({ where: { match: { code } }, orderBy: { seq: 'asc' } });
  expect(kept.map(({ by, via, personName }) => `${by} ${via} ${personName}`)).toEqual([
    'B player player 2',
    'A player player 1',
  ]);
});
