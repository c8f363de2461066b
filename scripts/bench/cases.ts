import type { MatchView } from '@/games/game';
import { ask, type BenchMatch, createMatch, newKey, Screen, type Stage } from './stage';
import { follow } from './wire';

// The server's benchmarks. Every one counts only what arrived: an action when it was answered "saved", a round when
// every screen shows it.

export interface Row {
  readonly [column: string]: string | number;
}

export interface ServerCase {
  readonly name: string;
  readonly about: string;
  run(stage: Stage): Promise<Row[]>;
}

const round = (n: number) => Math.round(n * 10) / 10;

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const spread = (values: readonly number[]) => ({
  'median ms': round(percentile(values, 0.5)),
  'p95 ms': round(percentile(values, 0.95)),
});

const openScreens = (stage: Stage, { code, seats }: BenchMatch) =>
  Promise.all(seats.map(({ player }) => new Screen().open(stage, { code, cookie: player.cookie })));

const isInRound =
  (number: number) =>
  ({ view }: { view: MatchView | null }) =>
    view !== null && (view.round >= number || view.status === 'finished');

interface Played {
  /** From the first submission to the last screen that shows the closed round. */
  readonly resolveMs: number;
  /** From each submission to its answer. */
  readonly answerMs: readonly number[];
}

/** All seats of a match of Pointing Chains submit in one instant, and wait until all screens show the next round. */
async function playRound(
  stage: Stage,
  { match, screens, number }: { match: BenchMatch; screens: readonly Screen[]; number: number },
): Promise<Played> {
  const start = performance.now();
  const shown = screens.map((screen) => screen.until(isInRound(number + 1)));
  const answerMs = await Promise.all(
    match.seats.map(async ({ seat, player }, i) => {
      const at =
        (i + number) % 5 === 0 ? null : (match.seats[(i + 1 + (number % 3)) % match.seats.length]?.seat ?? null);
      const input = { code: match.code, seat, action: { type: 'point', at: at === seat ? null : at }, key: newKey() };
      await ask(stage, 'play.act', { cookie: player.cookie, input });
      return performance.now() - start;
    }),
  );
  return { resolveMs: Math.max(...(await Promise.all(shown))) - start, answerMs };
}

const longMatch = { game: 'pointing-chains', seats: 11, settings: { rounds: 999, roundSeconds: null } } as const;

export const resolve11: ServerCase = {
  name: 'resolve11',
  about: 'eleven players submit in one instant; until all eleven screens have the revealed round',
  async run(stage) {
    const match = await createMatch(stage, longMatch);
    const screens = await openScreens(stage, match);
    const times: number[] = [];
    for (let number = 1; number <= 320; number++)
      times.push((await playRound(stage, { match, screens, number })).resolveMs);
    for (const screen of screens) screen.close();
    const part = (name: string, from: number, to: number) => ({ rounds: name, ...spread(times.slice(from, to)) });
    return [
      part('1 to 20 (cold)', 0, 20),
      part('21 to 60', 20, 60),
      part('181 to 220', 180, 220),
      part('281 to 320', 280, 320),
      part('all', 0, 320),
    ];
  },
};

const movesSeconds = 5;

export const moves: ServerCase = {
  name: 'moves',
  about: 'all seats of 1, 10 and 50 matches act as fast as their screens let them, every screen is kept up to date',
  async run(stage) {
    const rows: Row[] = [];
    for (const count of [1, 10, 50]) rows.push(await playAtOnce(stage, count));
    return rows;
  },
};

async function playAtOnce(stage: Stage, count: number): Promise<Row> {
  const matches = await Promise.all(Array.from({ length: count }, () => createMatch(stage, longMatch)));
  const tables = await Promise.all(matches.map(async (match) => ({ match, screens: await openScreens(stage, match) })));
  const answers: number[] = [];
  const resolves: number[] = [];
  const end = performance.now() + movesSeconds * 1000;
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let number = 1; performance.now() < end; number++) {
        const played = await playRound(stage, { ...table, number });
        answers.push(...played.answerMs);
        resolves.push(played.resolveMs);
      }
    }),
  );
  const perSecond = answers.length / ((performance.now() - start) / 1000);
  for (const { screens } of tables) for (const screen of screens) screen.close();
  return {
    matches: count,
    'actions/s': Math.round(perSecond),
    ...prefixed('saved ', spread(answers)),
    ...prefixed('all screens ', spread(resolves)),
  };
}

const prefixed = (prefix: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}${key}`, value]));

const spectators = 1000;

export const fanout: ServerCase = {
  name: 'fanout',
  about: `one match, ${spectators} spectators on open connections; until all of them have the new map`,
  async run(stage) {
    const match = await createMatch(stage, {
      ...longMatch,
      settings: { rounds: 40, roundSeconds: null, pace: 'host' },
    });
    const crowd = new Crowd();
    await crowd.open(stage, match.code);
    const times: number[] = [];
    for (let number = 1; number <= 20; number++) times.push(await resolveRound(stage, { match, crowd, number }));
    crowd.close();
    return [{ spectators, ...spread(times), 'max ms': round(Math.max(...times)) }];
  },
};

async function resolveRound(
  stage: Stage,
  { match, crowd, number }: { match: BenchMatch; crowd: Crowd; number: number },
) {
  for (const { seat, player } of match.seats) {
    const at = match.seats[number % match.seats.length]?.seat ?? null;
    const input = { code: match.code, seat, action: { type: 'point', at: at === seat ? null : at }, key: newKey() };
    await ask(stage, 'play.act', { cookie: player.cookie, input });
  }
  await new Promise((resolve) => setTimeout(resolve, 600));
  const start = performance.now();
  const all = crowd.untilRound(number + 1);
  const input = { code: match.code, action: { type: 'resolve' }, key: newKey() };
  await ask(stage, 'host.act', { cookie: match.host.cookie, input });
  return (await all) - start;
}

/** A thousand connections of people who are not signed in. All are sent the same text, so it is read once. */
class Crowd {
  private readonly connections: { close(): void }[] = [];
  private readonly read = new Map<string, number>();
  private round = 0;
  private behind = 0;
  private done: (at: number) => void = () => {};

  async open(stage: Stage, code: string): Promise<void> {
    for (let i = 0; i < spectators; i += 50) {
      const some = Array.from({ length: 50 }, () =>
        follow(stage, { code, cookie: null, heard: (text) => this.hear(text) }),
      );
      this.connections.push(...(await Promise.all(some)));
    }
  }

  untilRound(number: number): Promise<number> {
    this.round = number;
    this.behind = spectators;
    this.read.clear();
    return new Promise((resolve) => {
      this.done = resolve;
    });
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private hear(text: string): void {
    const shows = this.read.get(text) ?? roundIn(text);
    this.read.set(text, shows);
    if (shows !== this.round) return;
    this.behind -= 1;
    if (this.behind === 0) this.done(performance.now());
  }
}

/** The round that a text changes the view to, if it brings a new map with it; 0 otherwise. */
function roundIn(text: string): number {
  const found = /"round",\["s",(\d+)\]/.exec(text);
  return found !== null && text.includes('"maps"') ? Number(found[1]) : 0;
}

export const serverCases: readonly ServerCase[] = [resolve11, moves, fanout];
