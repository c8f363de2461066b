import { afterEach, expect, test } from 'vitest';
import { logicalBluffs } from '@/games/logical-bluffs/game';
import { cells } from '@/games/logical-bluffs/grid';
import { bottomRight, four, standardGrid, topLeft } from '@/games/logical-bluffs/testing';
import { replay } from '@/games/record';
import { db } from '../database/db';
import type { Service } from '../service';
import {
  accept,
  type Caller,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';
import { Judges, Unanswered } from './judges';
import { LoadedMatch } from './loaded-match';

// What four statements come to is found out beside the server's main thread, and kept with the event.

const running: Service[] = [];
async function start(): Promise<Service> {
  const service = await startTestService();
  running.push(service);
  return service;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

const bluffs = (service: Service) =>
  startedMatch(service, { game: 'logical-bluffs', seats: 2, settings: { grid: standardGrid } });

const bluff = (subset: readonly string[], statements: readonly string[]) => ({
  type: 'bluff',
  subset,
  statements,
  noLimit: subset.length > 8,
  smokescreen: null,
});
/** Nobody has asked for them before: what was answered once is known. */
const hard = (from: number) => [0, 1, 2, 3].map((i) => `At least ${from + i} pairs of adjacent tiles share a colour.`);

const act = (api: Caller, { code }: TestMatch, seat: string, action: unknown) =>
  api.play.act({ code, seat, action, key: newKey() });

async function bothBluff(match: TestMatch): Promise<void> {
  const [a, b] = match.players;
  await accept(act(a?.api ?? match.host, match, 'A', bluff(topLeft, four)));
  await accept(act(b?.api ?? match.host, match, 'B', bluff(bottomRight, four)));
}

const judgmentsOf = async (code: string) =>
  (
    await db().pool.query<{ judgment: string | null }>(
      'select judgment from match_event join match on match.id = match_id where code = $1 order by match_event.seq',
      [code],
    )
  ).rows.map(({ judgment }) => judgment);

const keepInstead = (code: string, judgment: string | null) =>
  db().pool.query('update match_event set judgment = $2 where match_id = (select id from match where code = $1)', [
    code,
    judgment,
  ]);

/** What the host of a process that has never held the match sees of its points. */
const pointsAt = async (service: Service, code: string) => {
  const view = (await callerFor(service, person('host')).play.first({ code })).view;
  return (view as { allPoints?: unknown } | null)?.allPoints;
};

test('the process goes on while hard statements are judged', async () => {
  const match = await bluffs(await start());
  let turns = 0;
  let judged = false;
  const count = () => {
    turns += 1;
    if (!judged) setImmediate(count);
  };
  setImmediate(count);
  await accept(act(match.players[0]?.api ?? match.host, match, 'A', bluff(cells, hard(17))));
  judged = true;
  expect(turns).toBeGreaterThan(200);
});

/** What one player may hold the process's loop for. */
const heldAtMostMs = 50;

test('the loop is not held for 50 ms by hard statements: what judging takes, it takes elsewhere', async () => {
  const match = await bluffs(await start());
  const probe = probeLoop();
  const since = performance.now();
  await accept(act(match.players[0]?.api ?? match.host, match, 'A', bluff(cells, hard(13))));
  const tookMs = performance.now() - since;
  // A slow machine takes longer for everything; judged in the loop, the longest turn would be nearly all of it.
  expect(probe.longestMs()).toBeLessThan(Math.max(heldAtMostMs, tookMs / 4));
});

/** How long the longest turn of the loop takes, from now on. */
function probeLoop(): { readonly longestMs: () => number } {
  let [longest, last, isDone] = [0, performance.now(), false];
  const turn = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longestMs() {
      isDone = true;
      return longest;
    },
  };
}

test('of several bluffs that one seat sends at once one is judged; the others are refused for now', async () => {
  const match = await bluffs(await start());
  const api = match.players[0]?.api ?? match.host;
  const attempts = [0, 1, 2, 3].map((i) => [...four.slice(0, 3), `Fish swim ${i}.`]);
  const codes = attempts.map((lines) => refusalOf(act(api, match, 'A', bluff(topLeft, lines))));
  expect(await Promise.all(codes)).toEqual(['NOT_UNDERSTOOD', 'TOO_MANY', 'TOO_MANY', 'TOO_MANY']);
  await accept(act(api, match, 'A', bluff(topLeft, four)));
});

test('truths are kept with the rules’ version: another process folds them without judging', async () => {
  const match = await bluffs(await start());
  await bothBluff(match);
  const outcome = [true, false, true, false];
  const { version } = logicalBluffs;
  const [first] = await judgmentsOf(match.code);
  expect(JSON.parse(first ?? '')).toEqual({ version, outcome });
  await keepInstead(match.code, JSON.stringify({ version, outcome: [true, true, true, true] }));
  expect(await pointsAt(await start(), match.code)).toEqual({ A: 4, B: 4 });
});

test('what other rules found, or nobody, is found out again', async () => {
  const one = await start();
  const match = await bluffs(one);
  await bothBluff(match);
  const points = await pointsAt(one, match.code);
  await keepInstead(match.code, JSON.stringify({ version: 999, outcome: [true, true, true, true] }));
  expect(await pointsAt(await start(), match.code)).toEqual(points);
  await keepInstead(match.code, null);
  expect(await pointsAt(await start(), match.code)).toEqual(points);
});

test('a record says nothing of truths; whoever replays it finds the same', async () => {
  const one = await start();
  const match = await bluffs(one);
  await bothBluff(match);
  const exported = await match.host.matches.record({ code: match.code });
  for (const event of exported?.record.events ?? [])
    expect(Object.keys(event).toSorted()).toEqual(['action', 'at', 'by']);
  const view = replay(exported?.record, { view: 'host' }).view;
  expect((view as { allPoints?: unknown } | undefined)?.allPoints).toEqual(await pointsAt(one, match.code));
});

test('a finished match of other rules does not pass for one that comes out otherwise while nobody answers', async () => {
  const match = await bluffs(await start());
  await bothBluff(match);
  await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'end' }, key: newKey() }));
  await keepInstead(match.code, null);
  await db().pool.query('update match set version = 999 where code = $1', [match.code]);
  const [slow, judges] = [new Judges(0), new Judges()];
  const loaded = (by: Judges) => LoadedMatch.load(db().prisma, { code: match.code, judges: by });
  await expect(loaded(slow)).rejects.toThrow(Unanswered);
  expect((await loaded(judges))?.folded?.status).toBe('finished');
  await Promise.all([slow.stop(), judges.stop()]);
});
