import { deepStrictEqual } from 'node:assert';
import { describe, expect, it } from 'vitest';
import { isSoundKind } from './award-kind';
import { type Actor, type MatchView, type Random, statuses, type Viewer } from './game';
import { games } from './index';
import { createRandom } from './kit/random';
import { timesInShort } from './kit/testing/in-short';
import {
  type Applied,
  applyEvent,
  checkAction,
  checkMoment,
  createMatch,
  dueAt,
  foldMatch,
  hostActionSchema,
  type Match,
  type MatchEvent,
  type MatchStart,
  momentOf,
  questionOf,
  resultsOf,
  viewOf,
} from './match';
import { nextBotEvent, playOut } from './playout';
import { createStart, replay } from './record';
import { variantGiven } from './variant';

// What every game has to keep, on seeded playouts by bots: purity, secrecy and liveness. The rules themselves are
// tested beside each game, with worked examples and recorded matches.

export interface ContractOptions<State> {
  /**
   * A state that differs from `state` only in what `viewer` may not know (pointers of others, hidden boards, ...), so
   * that the viewer's view has to stay the same byte for byte. Return `state` itself where nothing is hidden.
   */
  readonly rearrange: (state: State, viewer: Viewer, random: Random) => State;
  /** How many playouts; each takes another number of seats and pace. Default 6. */
  readonly playouts?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly maxEvents?: number;
  /** Which of the game's bots take part, by id; absent: all. For bots that think long. */
  readonly bots?: readonly string[];
}

interface Situation {
  readonly match: Match;
  readonly log: readonly MatchEvent[];
}

const seatNames = ['B', 'A', '10', '2', 'x_y', 'K-9', 'constructor', 'Z', 'q', '__proto__', 'M', 'toString', 'L'];

export function contractSuite<State>(gameId: string, options: ContractOptions<State>): void {
  const game = games.get(gameId);
  if (game === undefined) throw new Error(`${gameId} is not in games/index.ts`);
  const { playouts = 6, settings = {}, maxEvents = 300 } = options;
  const bots = game.bots.flatMap(({ id }, i) => (options.bots?.includes(id) === false ? [] : [i]));
  const startOf = (n: number): MatchStart => {
    const { min, max } = variantGiven(game, settings).seats;
    const count = min + (n % (max - min + 1));
    const seats = Array.from({ length: count }, (_, i) => seatNames[i] ?? `S${i}`);
    const pace = (['ready', 'clock', 'host'] as const)[n % 3];
    return createStart({ game: gameId, settings: { pace, ...settings }, seats, seed: `contract ${n}` });
  };
  const numbers = Array.from({ length: timesInShort(playouts, 3) }, (_, n) => n);

  describe.each(numbers)(`contract of ${gameId}, playout %i`, (n) => {
    const start = startOf(n);
    const situations = situationsOf(start, { seed: `bots ${n}`, maxEvents, bots });
    const sample = everyFew(situations, 40);
    const viewers: readonly Viewer[] = ['host', 'spectator', ...start.seats];

    it('folds every prefix of the log to the same bytes', () => {
      for (const { match, log } of sample) {
        const folded = foldMatch(start, log);
        expect(JSON.stringify(folded.state)).toBe(JSON.stringify(match.state));
        expect(JSON.stringify(viewOf(folded, 'host'))).toBe(JSON.stringify(viewOf(match, 'host')));
      }
    });

    it('keeps states plain JSON, and works on frozen ones', () => {
      for (const { match } of sample) expectPlainJson(match.state);
    });

    it('gives views that are plain JSON with the common keys', () => {
      for (const { match } of sample) for (const viewer of viewers) expectCommonKeys(viewOf(match, viewer), viewer);
    });

    it('refuses exactly what the check on the actor’s own view, as sent over the wire, refuses', () => {
      const random = createRandom('contract', 'actions', n);
      const pool = actionPool(situations);
      for (const { match, log } of sample) {
        for (let i = 0; i < 12; i++) expectCheckAgrees({ match, log }, random, pool);
      }
    });

    it('refuses what names a seat that is not in the match (unknownSeat of games/kit/by-seat.ts, in check)', () => {
      for (const { before, event } of everyFew(acceptedOf(situations), 20)) {
        for (const action of withUnknownSeats(event.action, start.seats)) {
          const { refusal } = applyEvent(before.match, { ...event, action }, before.log);
          expect(refusal, `${JSON.stringify(action)} by ${event.by} was taken`).not.toBeNull();
        }
      }
    });

    it('always has somebody who can act, or a deadline that runs, until the end', () => {
      for (const { match } of sample) expect(canGoOn(match, n), describeSituation(match)).toBe(true);
    });

    it('is closed once by a host who meant one moment twice, and everybody sees the same moment', () => {
      for (const { match, log } of sample) {
        const { game } = match.start;
        const moment = momentOf(game, viewOf(match, 'host'));
        for (const viewer of viewers) expect(momentOf(game, viewOf(match, viewer)), viewer).toBe(moment);
        const event: MatchEvent = { at: (log.at(-1)?.at ?? 0) + 10, by: 'host', action: { type: 'resolve' } };
        const once = applyEvent(match, event, log);
        if (once.refusal !== null || checkMoment(game, viewOf(once.match, 'host'), moment) !== null) continue;
        const again = applyEvent(once.match, event, [...log, event]);
        expect(JSON.stringify(again.match.state), describeSituation(match)).toBe(JSON.stringify(once.match.state));
      }
    });

    it('shows nobody what they may not know', () => {
      const random = createRandom('contract', 'secrets', n);
      for (const { match } of sample.filter(({ match }) => match.status !== 'finished')) {
        for (const viewer of viewers.filter((one) => one !== 'host')) {
          const state = options.rearrange(match.state as State, viewer, random);
          expect(JSON.stringify(viewOf({ ...match, state }, viewer))).toBe(JSON.stringify(viewOf(match, viewer)));
        }
      }
    });

    it('is the same match with interludes, but for deadlines that are later', () => {
      const interludeSeconds = 20;
      const watchedStart = createStart({
        game: gameId,
        settings: { ...start.settings, interludeSeconds },
        seats: start.seats,
        seed: start.seed,
      });
      const log: MatchEvent[] = [];
      let watched = createMatch(watchedStart);
      let laterMs = 0;
      for (const { match, log: plain } of situations) {
        const event = plain.at(-1);
        if (event !== undefined) {
          const before = watched;
          watched = applyEvent(watched, { ...event, at: event.at + laterMs }, log).match;
          log.push({ ...event, at: event.at + laterMs });
          if (watched.interludeEndsAt !== before.interludeEndsAt) {
            if (watched.interludeEndsAt !== null) laterMs += interludeSeconds * 1000;
          }
        }
        expect(viewWithoutTimes(watched, laterMs)).toBe(viewWithoutTimes(match, 0));
      }
    });

    it('gives the same states whether or not it was paused', () => {
      const last = situations.at(-1);
      const half = situations[Math.floor(situations.length / 2)];
      if (last === undefined || half === undefined || half.match.status === 'finished') return;
      const cut = half.log.length;
      const at = half.log.at(-1)?.at ?? 0;
      const late = last.log.slice(cut).map((event) => ({ ...event, at: event.at + 5000 }));
      const paused = foldMatch(start, [
        ...half.log,
        { at, by: 'host', action: { type: 'pause' } },
        { at: at + 5000, by: 'host', action: { type: 'resume' } },
        ...late,
      ]);
      expect(JSON.stringify(paused.state)).toBe(JSON.stringify(last.match.state));
    });

    it('comes back by a rewind to exactly what it was', () => {
      const random = createRandom('contract', 'rewind', n);
      const last = situations.at(-1);
      if (last === undefined) return;
      for (let i = 0; i < 5; i++) {
        const to = random.int(last.log.length + 1);
        const at = (last.log.at(-1)?.at ?? 0) + 10;
        const event: MatchEvent = { at, by: 'host', action: { type: 'rewind', to } };
        const { match } = applyEvent(last.match, event, last.log);
        expect(JSON.stringify(match.state)).toBe(JSON.stringify(foldMatch(start, last.log.slice(0, to)).state));
        expect(JSON.stringify(foldMatch(start, [...last.log, event]).state)).toBe(JSON.stringify(match.state));
      }
    });

    it('draws by the new seed alone after a rewind that brings one', () => {
      const last = situations.at(-1);
      const half = situations[Math.floor(situations.length / 2)];
      if (last === undefined || half === undefined) return;
      for (const to of [0, half.log.length]) {
        const at = (last.log.at(-1)?.at ?? 0) + 10;
        const event: MatchEvent = { at, by: 'host', action: { type: 'rewind', to, seed: 'another one' } };
        const { match } = applyEvent(last.match, event, last.log);
        const stood = to === half.log.length && half.match.status === 'finished';
        if (!stood) expect(JSON.stringify(match.state), keepsSeed).not.toContain(JSON.stringify(start.seed));
        expect(JSON.stringify(foldMatch(start, [...last.log, event]).state)).toBe(JSON.stringify(match.state));
        expect(match.start).toBe(last.match.start);
      }
    });

    it('tells everybody everything at the end, and gives well-formed results', () => {
      const last = situations.at(-1)?.match;
      if (last === undefined || last.status !== 'finished') return;
      const seen = viewers.map((viewer) => JSON.stringify({ ...viewOf(last, viewer), viewer: 'host' }));
      expect(new Set(seen).size).toBe(1);
      expectResults(last);
    });

    it('replays as a record to the same result', () => {
      const last = situations.at(-1);
      if (last === undefined) return;
      const record = { game: gameId, settings: start.settings, seats: start.seats, seed: start.seed, events: last.log };
      const replayed = replay(JSON.parse(JSON.stringify(record)));
      expect(replayed.rejected).toEqual([]);
      expect(JSON.stringify(replayed.results)).toBe(JSON.stringify(resultsOf(last.match)));
    });
  });

  it(`${gameId}: at least one of the playouts comes to its end`, () => {
    const ends = (n: number) => playOut(startOf(n), { seed: `bots ${n}`, maxEvents: 5000 }).match.status === 'finished';
    expect(numbers.some(ends)).toBe(true);
  });
}

const keepsSeed = 'the state keeps its seed: the game needs `redraw`, which gives it the new one (games/game.ts)';

/** What seats sent that was taken, and where. */
function acceptedOf(situations: readonly Situation[]): { before: Situation; event: MatchEvent }[] {
  return situations.slice(1).flatMap(({ log }, i) => {
    const [before, event] = [situations[i], log.at(-1)];
    if (before === undefined || event === undefined || !before.match.start.seats.some((seat) => seat === event.by))
      return [];
    return applyEvent(before.match, event, before.log).refusal === null ? [{ before, event }] : [];
  });
}

/** The action once for each text in it that is a seat's id, with one there that no seat has. */
function withUnknownSeats(action: unknown, seats: readonly string[]): unknown[] {
  if (typeof action === 'string') return seats.includes(action) ? ['nowhere'] : [];
  if (Array.isArray(action))
    return action.flatMap((one, i) => withUnknownSeats(one, seats).map((other) => action.with(i, other)));
  if (typeof action !== 'object' || action === null) return [];
  return Object.entries(action).flatMap(([key, one]) =>
    withUnknownSeats(one, seats).map((other) => ({ ...action, [key]: other })),
  );
}

/** Everything that shows, with deadlines as they were `laterMs` ago. */
function viewWithoutTimes(match: Match, laterMs: number): string {
  const { dueAt: due, ...view } = viewOf(match, 'host');
  return JSON.stringify({ ...view, interlude: null, dueAt: due === null ? null : due - laterMs });
}

/** Every state of a match played by bots, deep-frozen, with the log before it. */
function situationsOf(
  start: MatchStart,
  { seed, maxEvents, bots }: { seed: string; maxEvents: number; bots: readonly number[] },
): Situation[] {
  const situations: Situation[] = [{ match: withFrozenState(createMatch(start)), log: [] }];
  playOut(start, {
    seed,
    maxEvents,
    botOf: (seat) => bots[start.seats.indexOf(seat) % bots.length] ?? 0,
    onEvent: (_, event) => {
      const before = situations.at(-1) as Situation;
      const match = withFrozenState(applyEvent(before.match, event, before.log).match);
      situations.push({ match, log: [...before.log, event] });
    },
  });
  return situations;
}

/** Not by toStrictEqual, which takes a seat that is called "constructor" for the constructor. */
const expectPlainJson = (value: unknown) => deepStrictEqual(JSON.parse(JSON.stringify(value)), value);

function expectCommonKeys(view: MatchView, viewer: Viewer) {
  expectPlainJson(view);
  expect(view.viewer).toBe(viewer);
  expect(statuses).toContain(view.status);
  expect(typeof view.phase).toBe('string');
  expect(Number.isInteger(view.round)).toBe(true);
  expect(view.dueAt === null || Number.isInteger(view.dueAt)).toBe(true);
  expect(view.seats.length).toBeGreaterThan(0);
}

/** Actions worth trying in other situations: what bots sent, and common host actions. */
function actionPool(situations: readonly Situation[]): readonly unknown[] {
  const sent = situations.at(-1)?.log.flatMap(({ action }) => (action === undefined ? [] : [action])) ?? [];
  return [...sent, ...hostActions, {}, null, { type: 'fly' }, { type: ['resolve'] }, 'ready'];
}

const hostActions = hostActionSchema.options.map((option) => ({ type: option.shape.type.value, seconds: 60, to: 0 }));

function expectCheckAgrees({ match, log }: Situation, random: Random, pool: readonly unknown[]) {
  const by = random.pick<Actor>(['host', ...match.start.seats]);
  const action = random.pick(pool);
  if ((action as { type?: unknown } | null)?.type === 'rewind') return;
  const at = log.at(-1)?.at ?? 0;
  const due = dueAt(match);
  if (due !== null && due <= at) return; // overdue: under a running clock the next event closes it first
  const view = JSON.parse(JSON.stringify(viewOf(match, by))) as MatchView;
  const expected = checkAction(match.start.game, view, action);
  const before = JSON.stringify(match.state);
  const { match: after, refusal } = applyEvent(match, { at, by, action }, log);
  expect(refusal).toEqual(expected);
  expectSameWhenJudged(match, { at, by, action }, log, { match: after, refusal });
  expect(JSON.stringify(match.state)).toBe(before);
  if (refusal !== null) {
    expect(JSON.stringify(after.state)).toBe(before);
    expect(refusal.code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(refusal.message).toMatch(/[.!?]$/);
  }
}

/** What is costly comes to the same found out ahead, from plain JSON to plain JSON. */
function expectSameWhenJudged(match: Match, event: MatchEvent, log: readonly MatchEvent[], applied: Applied) {
  const question = questionOf(match, event);
  if (question === null) return;
  const judgment = match.start.game.judging?.answer(JSON.parse(JSON.stringify(question)));
  expectPlainJson(judgment);
  const judged = applyEvent(match, { ...event, judgment }, log);
  expect(judged.refusal).toEqual(applied.refusal);
  expect(JSON.stringify(judged.match.state)).toBe(JSON.stringify(applied.match.state));
}

function canGoOn(match: Match, n: number): boolean {
  if (match.status === 'finished' || dueAt(match) !== null) return true;
  if (nextBotEvent(match, { at: 0, random: createRandom('contract', 'liveness', n) }) !== null) return true;
  const view = viewOf(match, 'host');
  return checkAction(match.start.game, view, match.start.game.hostStep?.(view) ?? { type: 'resolve' }) === null;
}

function describeSituation(match: Match): string {
  const { phase, round, status } = viewOf(match, 'host');
  return `nobody can go on in ${phase}, round ${round}, ${status}`;
}

function expectResults(match: Match) {
  const results = resultsOf(match);
  if (results === null) throw new Error('a match that bots finished has results');
  const { standings, winners, eliminationCandidates, awards } = results;
  expect(Object.keys(results)).toEqual(['standings', 'winners', 'eliminationCandidates', 'awards']);
  expect(standings.map(({ seat }) => seat).toSorted()).toEqual([...match.start.seats].toSorted());
  for (const [i, { rank }] of standings.entries()) {
    expect(rank === i + 1 || rank === standings[i - 1]?.rank).toBe(true);
  }
  for (const seat of [...winners, ...eliminationCandidates]) expect(match.start.seats).toContain(seat);
  for (const { seat, kind, word, amount, reason } of awards) {
    expect(match.start.seats).toContain(seat);
    expect(isSoundKind({ kind, word })).toBe(true);
    expect(Number.isInteger(amount)).toBe(true);
    expect(reason).toMatch(/\.$/);
  }
}

function withFrozenState(match: Match): Match {
  freeze(match.state);
  return match;
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}

/** At most `count` of the items, evenly spread, the first and the last among them. */
function everyFew<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(items.length / count));
  return items.filter((_, i) => i % step === 0 || i === items.length - 1);
}
