import { expect, test } from 'vitest';
import type { SeatId } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { viewOf } from '@/games/match';
import { db } from '../database/db';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { accept, callerFor, newKey, person, serviceOfFile, startedMatch, type TestMatch } from '../testing/service';
import { channelOf } from './channel-news';
import { newsOf, nextLookAt } from './news';
import { openedAtOf } from './piece';

// In Bifröst nobody can tell from what reaches them, or when, who has acted in the running step: matches that differ in
// that alone tell the same to everybody who has not acted, at the same times by the log's clock.

const service = await serviceOfFile();
const minute = 60_000;

const start = (): Promise<TestMatch> => startedMatch(service, { game: 'bifrost', settings: { moveSeconds: 3600 } });

async function held({ code }: TestMatch): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error(`There is no match ${code}`);
  await match.refresh(db().prisma);
  return match;
}

/** As a bot would, wholly: a place, and that they are ready. */
async function acts(match: TestMatch, seat: SeatId): Promise<void> {
  const { folded } = await held(match);
  const api = match.players.find((player) => player.seat === seat)?.api;
  if (folded === null || api === undefined) throw new Error('nobody');
  for (let turn = 0; turn < 2; turn++) {
    const view = viewOf((await held(match)).folded ?? folded, seat);
    const action: unknown = folded.start.game.bots[0]?.play(view, createRandom('anonymous', turn, seat));
    if (action != null) await accept(api.play.act({ code: match.code, seat, action, key: newKey() }));
  }
}

/** All that these are told, at its time by the log's clock, from when the step opened until it is nearly over. */
async function toldTo(match: TestMatch, seats: readonly SeatId[]): Promise<readonly string[]> {
  const loaded = await held(match);
  const opened = openedAtOf(loaded);
  const seated = match.players.filter(({ seat }) => seats.includes(seat)).map((player) => player.person.id);
  const people = new Set([...seated, channelOf(loaded.row)]);
  const ofStep = ({ at }: { at: number }) => at >= opened;
  return [1, 31, 51, 59].flatMap((minutes) => {
    const at = opened + minutes * minute;
    const next = nextLookAt({ match: loaded, now: at });
    const news = newsOf({ match: loaded, people, now: at, since: 0, seen: null }).filter(ofStep);
    const relative = news.map((one) => ({
      ...one,
      at: one.at - opened,
      due: one.due === null ? null : one.due - opened,
      expiresAt: one.expiresAt - opened,
    }));
    const told = JSON.stringify([minutes, next === null ? null : next - opened, relative]);
    return told
      .replaceAll(loaded.row.code, 'CODE')
      .replaceAll(channelOf(loaded.row), 'channel')
      .replaceAll(String(opened + 60 * minute), 'DUE');
  });
}

/** The first step of a match that is over, in this order, and the second as far as these have acted. */
async function second(order: readonly SeatId[], acting: readonly SeatId[]): Promise<TestMatch> {
  const match = await start();
  for (const seat of order) await acts(match, seat);
  for (const seat of acting) await acts(match, seat);
  return match;
}

const seat = (index: number, { players }: TestMatch): SeatId => {
  const player = players[index];
  if (player === undefined) throw new Error('nobody');
  return player.seat;
};

test('what others are told in a step, and when, is the same whoever has acted in it', async () => {
  const still = await start();
  const [a, b, c] = [seat(0, still), seat(1, still), seat(2, still)];
  const one = await second([], [a]);
  const other = await second([], [b]);
  const two = await second([], [a, b]);
  const told = await toldTo(still, [c]);
  expect(told.join()).toContain('The deadline is near');
  expect(told.join()).toContain('"personId":"channel"');
  expect(await toldTo(one, [c])).toEqual(told);
  expect(await toldTo(other, [c])).toEqual(told);
  expect(await toldTo(two, [c])).toEqual(told);
  expect(await toldTo(one, [a])).not.toEqual(await toldTo(still, [a]));
});

test('and the same whoever acted first and last in the step before', async () => {
  const letters = (await start()).players.map((player) => player.seat);
  const [a, b, c] = letters;
  if (a === undefined || b === undefined || c === undefined) throw new Error('three play');
  const told = await toldTo(await second([a, b, c], [a]), [c]);
  expect(told.join()).toContain('turn');
  expect(await toldTo(await second([c, b, a], [b]), [c])).toEqual(told);
});

test('who can be reached from the middle of a step on does not hear of others by what they hear then', async () => {
  const match = await start();
  const [a, , c] = match.players;
  if (a === undefined || c === undefined) throw new Error('three play');
  const added = now();
  await expect.poll(now).toBeGreaterThan(added);
  await acts(match, a.seat);
  const news = newsOf({
    match: await held(match),
    people: new Set([c.person.id]),
    now: now(),
    since: added,
    seen: null,
  });
  expect(news).toEqual([]);
});

test('and nobody who only watches is told anything', async () => {
  const match = await start();
  await acts(match, seat(0, match));
  const watcher = person('a watcher');
  await callerFor(service, watcher).matches.page({ code: match.code });
  const people = new Set([watcher.id]);
  expect(newsOf({ match: await held(match), people, now: now(), since: 0, seen: null })).toEqual([]);
});
