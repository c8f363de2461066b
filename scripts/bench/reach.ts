import { type Mover, medianMs, moveAtOnce, moveSteadily, openTables, type TimedAnswer } from './meanwhile';
import type { Table } from './rounds';
import { percentile, round } from './spread';
import { ask, type BenchMatch, createMatch, newKey, type Stage } from './stage';
import type { Row, Target } from './targets';

// People who do not look: matches that close a round at once, and everybody in them to be told by push and by e-mail.

const matches = 50;
const seats = 11;
/** By both ways. */
const messages = matches * seats * 2;
const longestMs = 120_000;

const settings = { pace: 'host', rounds: 20, roundSeconds: 3600 };

/** Matches of which nobody hears who is not looking. */
export async function createUnreached(stage: Stage): Promise<BenchMatch[]> {
  const made: BenchMatch[] = [];
  for (let i = 0; i < matches; i++) made.push(await createMatch(stage, { game: 'pointing-chains', seats, settings }));
  return made;
}

/** Matches whose players have two ways each, and have been told of the first round. */
export async function createReached(stage: Stage): Promise<BenchMatch[]> {
  const made = await createUnreached(stage);
  await giveWays(stage, made);
  await closeAndTell(stage, { made, round: 1 });
  return made;
}

/** Everybody who plays is told by push and by e-mail from now on. */
export async function giveWays(stage: Stage, made: readonly BenchMatch[]): Promise<void> {
  const people = made.flatMap((match) => match.seats.map(({ player }) => player.id));
  const pushes = await stage.ends.subscribe(stage.pushKey, people.length);
  await stage.pool.query(
    `insert into reach_way (person_id, kind, address, label, topics)
     select person, kind, address, '', '["turns"]' from unnest($1::text[], $2::text[], $3::text[]) as way (person, kind, address)`,
    [
      [...people, ...people],
      [...people.map(() => 'push'), ...people.map(() => 'mail')],
      [...pushes.map((push) => JSON.stringify(push)), ...people.map((id) => `${id}@example.org`)],
    ],
  );
  await new Promise((resolve) => setTimeout(resolve, 6_000)); // until the server has read who can be reached
}

interface Closing {
  readonly made: readonly BenchMatch[];
  /** Which all of them are in. */
  readonly round: number;
}

/** Closes a round of every match at once. */
export async function closeAll(stage: Stage, { made, round }: Closing): Promise<void> {
  const resolve = { action: { type: 'resolve' }, meantFor: `round ${round}` };
  await Promise.all(
    made.map(({ code, host }) =>
      ask(stage, 'host.act', { cookie: host.cookie, input: { code, key: newKey(), ...resolve } }),
    ),
  );
}

/** Answers with how long it took until all had been told, in milliseconds. */
export async function closeAndTell(stage: Stage, closing: Closing): Promise<number> {
  const { ends } = stage;
  const before = ends.received;
  const start = performance.now();
  await closeAll(stage, closing);
  while (ends.received - before < messages) {
    if (performance.now() - start > longestMs) throw new Error(`${ends.received - before} of ${messages} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - start;
}

/** Within which all have to be told, and in which moves are counted. */
const windowMs = 5_000;
/** While messages go out, moves are no slower than by this. */
const slowerAtMost = 0.1;
/** Of each: one of each tells little. */
const pairs = 5;
/** What a server has that is far from its limits. */
const steadyPerSecond = 300;

export const reach = {
  name: 'reach',
  about: `${matches} matches close a round at once, and their ${matches * seats} players are told by push and by e-mail; moves in 10 other matches in the ${windowMs / 1000} s from then on, beside ${matches} that close and tell nobody, and beside ${matches} that tell all: ${pairs} of each by turns, of which the median. The ends only keep what they get, and read it when all is over`,
  targets: [
    { column: 'all arrived ms', atMost: () => windowMs },
    { column: '÷ told nobody', atLeast: ({ moves }) => (moves === 'as fast as they can' ? 1 - slowerAtMost : null) },
    { column: '÷ told nobody', atMost: ({ moves }) => (moves === steady ? 1 + slowerAtMost : null) },
  ] satisfies readonly Target[],
  async run(stage: Stage): Promise<Row[]> {
    const [unreached, reached] = [await createUnreached(stage), await createReached(stage)];
    const closing = { unreached: new Closes(unreached, 1), reached: new Closes(reached, 2) };
    const quietMs = await closeAndTell(stage, closing.reached.next());
    const fast = await compare(stage, { ...closing, move: (tables) => moveAtOnce(stage, tables) });
    const slow = await compare(stage, { ...closing, move: (tables) => moveSteadily(stage, tables, steadyPerSecond) });
    await checkRead(stage);
    const perSecond = ({ length }: readonly TimedAnswer[]) => length / (windowMs / 1000);
    return [
      { moves: 'none', 'all arrived ms': Math.round(quietMs) },
      { moves: 'as fast as they can', ...rowOf(fast, { unit: 'moves/s', of: perSecond }) },
      { moves: steady, ...rowOf(slow, { unit: 'answered ms', of: medianMs }) },
    ];
  },
};

const steady = `${steadyPerSecond} a second`;

/** Which round of its matches is closed next. */
class Closes {
  constructor(
    private readonly made: readonly BenchMatch[],
    private round: number,
  ) {}

  next(): Closing {
    return { made: this.made, round: this.round++ };
  }
}

interface Pair {
  readonly toldNobody: readonly TimedAnswer[];
  readonly told: readonly TimedAnswer[];
  readonly tellingMs: number;
}

interface Comparing {
  readonly unreached: Closes;
  readonly reached: Closes;
  move(tables: readonly Table[]): Mover;
}

/** Both in every order, since the second of two may differ from the first by being so. */
async function compare(stage: Stage, { unreached, reached, move }: Comparing): Promise<Pair[]> {
  const nobody = () => beside(stage, { move, other: () => closeAll(stage, unreached.next()) });
  const all = () => beside(stage, { move, other: () => closeAndTell(stage, reached.next()) });
  const made: Pair[] = [];
  for (let n = 0; n < pairs; n++) {
    const first = n % 2 === 0 ? await nobody() : null;
    const told = await all();
    const { answered: toldNobody } = first ?? (await nobody());
    made.push({ toldNobody, told: told.answered, tellingMs: told.came });
  }
  return made;
}

interface Beside<T> extends Pick<Comparing, 'move'> {
  other(): Promise<T>;
}

/** In matches of their own: after hundreds of rounds, which nobody plays, each move costs more than in the look before. */
async function beside<T>(
  stage: Stage,
  { move, other }: Beside<T>,
): Promise<{ answered: readonly TimedAnswer[]; came: T }> {
  const tables = await openTables(stage);
  const mover = move(tables);
  await mover.look(warmMs);
  const [answered, came] = await Promise.all([mover.look(windowMs), other()]);
  await mover.stop();
  for (const { screens } of tables) for (const screen of screens) screen.close();
  return { answered, came };
}

const warmMs = 2_000;

interface Figure {
  readonly unit: string;
  of(answered: readonly TimedAnswer[]): number;
}

function rowOf(made: readonly Pair[], { unit, of }: Figure): Row {
  const median = (figure: (pair: Pair) => number) => percentile(made.map(figure), 0.5);
  return {
    'all arrived ms': Math.round(median(({ tellingMs }) => tellingMs)),
    [`${unit}, telling nobody`]: round(median(({ toldNobody }) => of(toldNobody))),
    [`${unit}, telling all`]: round(median(({ told }) => of(told))),
    '÷ told nobody': Math.round(100 * median(({ told, toldNobody }) => of(told) / of(toldNobody))) / 100,
  };
}

/** All of it said what it had to, to whoever decrypted it. */
async function checkRead(stage: Stage): Promise<void> {
  const { letters, pushes } = await stage.ends.read();
  if (letters + pushes !== stage.ends.received || letters !== pushes)
    throw new Error(`${letters} letters and ${pushes} pushes of ${stage.ends.received} say that a round is open.`);
}
