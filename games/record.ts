import { z } from 'zod';
import type { AnyGame, Refusal, Results, SeatId, Variant } from './game';
import { games } from './index';
import { viewerNamed } from './kit/by-seat';
import { seatIdSchema } from './kit/seats';
import {
  applyEvent,
  createMatch,
  dueAt,
  type Match,
  type MatchEvent,
  type MatchStart,
  resultsOf,
  viewOf,
} from './match';
import { variantOf } from './variant';

// The match record: a match as one JSON file, and what it says when it is played again. Same record, same bytes.

/** A match in full; `settings` hold only what differs from the game's defaults. */
export interface MatchRecord {
  readonly game: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatId[];
  readonly seed: string;
  readonly events: readonly MatchEvent[];
  /** Of the rules that it was played by; absent: not said. */
  readonly version?: number;
}

/** What `replay` prints. `events` is how many were applied, refused ones included. */
export interface Replayed {
  readonly status: Match['status'];
  readonly events: number;
  readonly rejected: readonly (Pick<Refusal, 'code' | 'message'> & { readonly index: number })[];
  readonly dueAt: number | null;
  readonly results: Results | null;
  readonly view?: ReturnType<typeof viewOf>;
  /** Where the record was played by other rules than those that it was folded by here: their versions. */
  readonly rules?: { readonly playedBy: number; readonly today: number };
}

/** A record that is none: names the field and says what is wrong with it. */
export class RecordError extends Error {
  constructor(
    readonly field: string,
    problem: string,
  ) {
    super(`${field}: ${problem}`);
    this.name = 'RecordError';
  }
}

const seatsSchema = z
  .array(seatIdSchema)
  .refine((seats) => new Set(seats).size === seats.length, 'names a seat twice; seats have to be unique');

const eventSchema = z.strictObject({
  at: z.int('has to be whole milliseconds').min(0),
  by: z.string(),
  action: z.unknown().optional(),
});

// Taken as they are, for the game's schemas to judge: z.json() would drop a key called "__proto__" without a word.
const recordSchema = z.strictObject({
  game: z.string(),
  settings: z.custom<Readonly<Record<string, unknown>>>(isPlainObject, 'has to be an object'),
  seats: seatsSchema,
  seed: z.string(),
  events: z.array(eventSchema),
  version: z.int().min(1).optional(),
});

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface ReadRecord {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
  readonly version: number | null;
}

/** Reads a record, as parsed from JSON. Throws RecordError. */
export function parseRecord(json: unknown): ReadRecord {
  const parsed = recordSchema.safeParse(json);
  if (!parsed.success) throw errorOf(parsed.error, 'record');
  const { game: id, settings, seats, seed, events, version = null } = parsed.data;
  const start = createStart({ game: id, settings, seats, seed });
  return { start, events: readEvents(events, seats), version };
}

/** What fixes a match, as it is written down: seats are not read yet. */
export type StartHeader = Pick<MatchRecord, 'game' | 'settings' | 'seed'> & { readonly seats: readonly string[] };

/** The fixed part of a match, checked and with every default filled in. Throws RecordError. */
export function createStart(header: StartHeader): MatchStart {
  const game = games.get(header.game);
  if (game === undefined) {
    throw new RecordError(
      'game',
      `there is no game ${JSON.stringify(header.game)}; known are ${[...games.keys()].join(', ')}`,
    );
  }
  const seats = seatsSchema.safeParse(header.seats);
  if (!seats.success) throw errorOf(seats.error, 'seats');
  checkSeatCount(game, seats.data.length);
  return {
    game,
    settings: parseSettings(game, { settings: header.settings, seats: seats.data }),
    seats: seats.data,
    seed: header.seed,
  };
}

function checkSeatCount({ name, seats: { min, max } }: Pick<Variant, 'name' | 'seats'>, count: number) {
  if (min <= count && count <= max) return;
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  throw new RecordError('seats', `${name} takes ${wanted} seats, not ${count}`);
}

function parseSettings(game: AnyGame, { settings, seats }: Pick<MatchRecord, 'settings' | 'seats'>) {
  const parsed = game.settings.safeParse(settings);
  if (!parsed.success) throw errorOf(parsed.error, 'settings');
  checkSeatCount(variantOf(game, parsed.data), seats.length);
  const problem = game.checkSettings?.(parsed.data, seats) ?? null;
  if (problem !== null) throw new RecordError(`settings.${problem.field}`, problem.message);
  return parsed.data;
}

function readEvents(events: readonly z.infer<typeof eventSchema>[], seats: readonly SeatId[]): MatchEvent[] {
  let last = 0;
  return events.map((event, i) => {
    if (event.at < last)
      throw new RecordError(`events[${i}].at`, `is ${event.at}, before the event ahead of it (${last})`);
    const by = event.by === 'host' || event.by === 'clock' ? event.by : seats.find((seat) => seat === event.by);
    if (by === undefined) {
      throw new RecordError(
        `events[${i}].by`,
        `${JSON.stringify(event.by)} is no seat of this match, "host" or "clock"`,
      );
    }
    const hasAction = event.action !== undefined;
    if (event.by === 'clock' && hasAction) throw new RecordError(`events[${i}].action`, 'a clock event has no action');
    if (event.by !== 'clock' && !hasAction) throw new RecordError(`events[${i}].action`, 'is missing');
    last = event.at;
    return { ...event, by };
  });
}

/** Plays a record from its start; `at` stops after that many events. Throws RecordError. */
export function replay(json: unknown, { view, at }: { view?: string; at?: number } = {}): Replayed {
  const { start, events, version } = parseRecord(json);
  const today = start.game.version;
  const viewer = view === undefined ? undefined : viewerNamed(start.seats, view);
  if (viewer === null) {
    throw new RecordError('view', `${JSON.stringify(view)} is no seat of this match, "host" or "spectator"`);
  }
  if (at !== undefined && !(Number.isInteger(at) && at >= 0)) {
    throw new RecordError('at', 'has to be a number of events, 0 or more');
  }
  const log = events.slice(0, at);
  const { match, rejected } = replayEvents(start, log);
  return {
    status: match.status,
    events: log.length,
    rejected,
    dueAt: dueAt(match),
    results: resultsOf(match),
    ...(viewer === undefined ? {} : { view: viewOf(match, viewer) }),
    ...(version === null || version === today ? {} : { rules: { playedBy: version, today } }),
  };
}

function replayEvents(start: MatchStart, events: readonly MatchEvent[]) {
  const rejected: { index: number; code: string; message: string }[] = [];
  let match = createMatch(start);
  const log: MatchEvent[] = [];
  for (const [index, event] of events.entries()) {
    const applied = applyEvent(match, event, log);
    log.push(event);
    match = applied.match;
    if (applied.refusal !== null) {
      const { code, message } = applied.refusal;
      rejected.push({ index, code, message });
    }
  }
  return { match, rejected };
}

function errorOf(error: z.ZodError, root: string): RecordError {
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const path = [...(root === 'record' ? [] : [root]), ...(issue?.path ?? []), ...keys];
  const problem = keys.length > 0 ? 'is not known here' : (issue?.message ?? 'is not valid');
  return new RecordError(formatPath(path) || root, problem);
}

const formatPath = (path: readonly PropertyKey[]) =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('');
