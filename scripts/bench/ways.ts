import { setTimeout } from 'node:timers/promises';
import { giveWays } from './reach';
import { longMatch, openScreens, playRound, type Table } from './rounds';
import { percentile, round } from './spread';
import { createMatch, type Stage } from './stage';
import type { Row, Target } from './targets';

// The same moves, of people who are told of them and of people who are not.

const pairs = 5;
const blockMs = 2_000;
/** In which what a block leads to is told: the next one is not measured beside it. */
const restMs = 1_500;
const slowerAtMost = 0.1;

export const ways = {
  name: 'ways',
  about: `1 and 10 matches whose eleven seats act in one instant as fast as their screens let them, whose players have two ways each, and as many whose players have none: ${pairs} times ${blockMs / 1000} s of each by turns, of which the median`,
  targets: [
    { column: '÷ no ways, moves/s', atLeast: () => 1 - slowerAtMost },
    { column: '÷ no ways, all screens', atMost: () => 1 + slowerAtMost },
  ] satisfies readonly Target[],
  async run(stage: Stage): Promise<Row[]> {
    const rows: Row[] = [];
    for (const matches of [1, 10]) rows.push(await compare(stage, matches));
    return rows;
  },
};

async function compare(stage: Stage, matches: number): Promise<Row> {
  const [none, two] = [await openTables(stage, matches), await openTables(stage, matches)];
  await giveWays(
    stage,
    two.map(({ match }) => match),
  );
  for (const tables of [none, two]) await playBlock(stage, tables);
  const made: { none: Played; two: Played }[] = [];
  for (let n = 0; n < pairs; n++) {
    const first = n % 2 === 0 ? await playBlock(stage, none) : null;
    const told = await playBlock(stage, two);
    made.push({ none: first ?? (await playBlock(stage, none)), two: told });
  }
  for (const { screens } of [...none, ...two]) for (const screen of screens) screen.close();
  // What still waits for them would be sent to whatever is measured next on this database.
  await stage.pool.query(
    `select from reach_way order by id for update; select from delivery order by id for update; delete from reach_way`,
  );
  const median = (figure: (pair: (typeof made)[number]) => number) => percentile(made.map(figure), 0.5);
  const ratio = (of: (played: Played) => number) =>
    Math.round(100 * median((pair) => of(pair.two) / of(pair.none))) / 100;
  return {
    matches,
    'moves/s, no ways': Math.round(median((pair) => pair.none.perSecond)),
    'moves/s, two ways': Math.round(median((pair) => pair.two.perSecond)),
    '÷ no ways, moves/s': ratio(({ perSecond }) => perSecond),
    'all screens ms, no ways': round(median((pair) => pair.none.shownMs)),
    'all screens ms, two ways': round(median((pair) => pair.two.shownMs)),
    '÷ no ways, all screens': ratio(({ shownMs }) => shownMs),
  };
}

interface Going extends Table {
  /** Which it is in. */
  round: number;
}

async function openTables(stage: Stage, count: number): Promise<Going[]> {
  const made = await Promise.all(Array.from({ length: count }, () => createMatch(stage, longMatch)));
  return Promise.all(made.map(async (match) => ({ match, screens: await openScreens(stage, match), round: 1 })));
}

interface Played {
  readonly perSecond: number;
  /** The median, from the first submission to the last screen that shows the closed round. */
  readonly shownMs: number;
}

async function playBlock(stage: Stage, tables: readonly Going[]): Promise<Played> {
  await setTimeout(restMs);
  const shown: number[] = [];
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < start + blockMs)
        shown.push((await playRound(stage, { ...table, number: table.round++ })).resolveMs);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: (shown.length * longMatch.seats) / seconds, shownMs: percentile(shown, 0.5) };
}
