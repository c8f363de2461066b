import type { MatchView } from '@/games/game';
import { cold } from './cold';
import { hostile } from './hostile';
import { compareNotify } from './notify';
import { paint } from './paint';
import { reach } from './reach';
import { longMatch, openScreens, playRound } from './rounds';
import { soak } from './soak';
import { round, spread } from './spread';
import { ask, askTogether, type BenchMatch, createMatch, newKey, Screen, type Stage } from './stage';
import type { Row, Target } from './targets';
import { ways } from './ways';
import { follow } from './wire';

// The server's benchmarks. Every one counts only what arrived: an action when it was answered "saved", a round when
// every screen shows it.

export interface ServerCase {
  readonly name: string;
  readonly about: string;
  /** Runs only where it is asked for by name. */
  readonly isLong?: boolean;
  /** What its rows have to reach; absent where they are only told. */
  readonly targets?: readonly Target[];
  run(stage: Stage): Promise<Row[]>;
}

/** Processor time per action, which says more than a rate where other programs want the processors too. */
function cpuMeter(stage: Stage): (actions: number) => Row {
  const server = stage.serverCpuMs();
  const driver = process.cpuUsage();
  return (actions) => {
    const now = stage.serverCpuMs();
    const own = process.cpuUsage(driver);
    return {
      'server CPU µs/action': now === null || server === null ? '' : Math.round(((now - server) * 1000) / actions),
      'driver CPU µs/action': Math.round((own.user + own.system) / actions),
    };
  };
}

const atFirst = '21 to 60';
const laterOn = '181 to 220';
/** A tenth is what one run differs from the next by. */
const noSlowerThan = (rounds: string, rows: readonly Row[]) =>
  round(1.1 * Number(rows.find((row) => row.rounds === rounds)?.['median ms']));

export const resolve11: ServerCase = {
  name: 'resolve11',
  about: 'eleven players submit in one instant; until all eleven screens have the revealed round',
  targets: [
    { column: 'median ms', atMost: ({ rounds }) => (rounds === 'all' ? 20 : null) },
    { column: 'p95 ms', atMost: ({ rounds }) => (rounds === 'all' ? 40 : null) },
    { column: 'median ms', atMost: ({ rounds }, rows) => (rounds === laterOn ? noSlowerThan(atFirst, rows) : null) },
  ],
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
      part(atFirst, 20, 60),
      part(laterOn, 180, 220),
      part('281 to 320', 280, 320),
      part('all', 0, 320),
    ];
  },
};

const movesSeconds = 5;

export const moves: ServerCase = {
  name: 'moves',
  about:
    '1, 10 and 50 matches of Pointing Chains, whose eleven seats act in one instant as fast as their screens let them, every screen kept up to date',
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
  const cpuPer = cpuMeter(stage);
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
  const cpu = cpuPer(answers.length);
  for (const { screens } of tables) for (const screen of screens) screen.close();
  return {
    matches: count,
    'actions/s': Math.round(perSecond),
    ...prefixed('saved ', spread(answers)),
    ...prefixed('all screens ', spread(resolves)),
    ...cpu,
  };
}

const prefixed = (prefix: string, row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}${key}`, value]));

/** How long all of them may wait, by how many there are. */
const crowds: ReadonlyMap<number, number> = new Map([
  [1_000, 300],
  [10_000, 500],
]);

export const fanout: ServerCase = {
  name: 'fanout',
  about: 'one match, 1,000 and 10,000 spectators on open connections; until all of them have the new map',
  targets: [{ column: 'max ms', atMost: ({ spectators }) => crowds.get(Number(spectators)) ?? null }],
  async run(stage) {
    const rows: Row[] = [];
    for (const spectators of crowds.keys()) rows.push(await showAll(stage, spectators));
    return rows;
  },
};

async function showAll(stage: Stage, spectators: number): Promise<Row> {
  const match = await createMatch(stage, { ...longMatch, settings: { rounds: 40, roundSeconds: null, pace: 'host' } });
  const crowd = new Crowd();
  const openingAt = performance.now();
  await crowd.open(stage, { code: match.code, spectators });
  const openMs = Math.round(performance.now() - openingAt);
  const times: number[] = [];
  for (let number = 1; number <= 20; number++) times.push(await resolveRound(stage, { match, crowd, number }));
  crowd.close();
  return { spectators, 'all there ms': openMs, ...spread(times), 'max ms': round(Math.max(...times)) };
}

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
  const input = { code: match.code, action: { type: 'resolve' }, key: newKey(), meantFor: `round ${number}` };
  await ask(stage, 'host.act', { cookie: match.host.cookie, input });
  return (await all) - start;
}

/** Connections of people who are not signed in. All are sent the same text, so it is read once. */
class Crowd {
  private readonly connections: { close(): void }[] = [];
  private readonly read = new Map<string, number>();
  private round = 0;
  private behind = 0;
  private done: (at: number) => void = () => {};

  async open(stage: Stage, { code, spectators }: { code: string; spectators: number }): Promise<void> {
    for (let i = 0; i < spectators; i += 50) {
      const some = Array.from({ length: 50 }, () =>
        follow(stage, { code, cookie: null, heard: (text) => this.hear(text) }),
      );
      this.connections.push(...(await Promise.all(some)));
    }
  }

  untilRound(number: number): Promise<number> {
    this.round = number;
    this.behind = this.connections.length;
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

type HexView = MatchView & {
  readonly step: number;
  readonly boards: readonly { readonly cells: Readonly<Record<string, string>> }[];
  readonly own: { readonly board: number; readonly cell: string | null; readonly ready: boolean } | null;
};

const hexCells = [5, 6, 7, 8, 9, 8, 7, 6, 5].flatMap((width, row) =>
  Array.from({ length: width }, (_, i) => `${'ABCDEFGHI'.charAt(row)}${i + 1}`),
);

/** What a player sends who plays at once: a move on an empty cell and "ready", together; nothing if there is nothing to do. */
function hexActions({ own, boards, phase }: HexView, turn: number): object[] {
  if (phase === 'break') return [{ type: 'ready' }];
  if (own === null || own.ready) return [];
  const taken = boards[own.board - 1]?.cells ?? {};
  const cell = hexCells.find((_, i) => !Object.hasOwn(taken, hexCells[(i * 23 + turn * 7) % 61] ?? ''));
  const free = hexCells[((cell === undefined ? 0 : hexCells.indexOf(cell)) * 23 + turn * 7) % 61];
  return cell === undefined ? [{ type: 'ready' }] : [{ type: 'move', board: own.board, cell: free }, { type: 'ready' }];
}

/** Moves a second of a known peer at this very workload, by how many matches at once. */
const peerMoves: Readonly<Record<number, number>> = { 1: 409, 10: 694, 50: 698 };

/** In its first seconds a process compiles what it runs. */
const unwarmed = 'cold';

const twicePeerMoves = ({ played, matches }: Row) =>
  played === unwarmed ? null : 2 * (peerMoves[Number(matches)] ?? Number.NaN);

export const hex3: ServerCase = {
  name: 'hex3',
  about:
    '1, 10 and 50 matches of Bifröst, three players each, as fast as it goes, made before the clock begins, one of them first in a process that has played nothing yet (target: twice a known peer)',
  targets: [{ column: 'moves/s', atLeast: twicePeerMoves }],
  async run(stage) {
    const rows: Row[] = [{ played: unwarmed, ...(await playHexAtOnce(stage, 1)) }];
    for (const count of [1, 10, 50]) rows.push({ played: 'warm', ...(await playHexAtOnce(stage, count)) });
    return rows;
  },
};

interface HexTally {
  moves: number;
  actions: number;
  readonly stepMs: number[];
}

/** Matches end while it runs: others are played then, made before the clock begins, as making them is no move. */
const spareMatches = 90;

async function playHexAtOnce(stage: Stage, count: number): Promise<Row> {
  const wanted = { game: 'bifrost', seats: 3, settings: { moveSeconds: null, breakSeconds: null } };
  const made: BenchMatch[] = [];
  const makingAt = performance.now();
  while (made.length < count + spareMatches)
    made.push(...(await Promise.all(Array.from({ length: 10 }, () => createMatch(stage, wanted)))));
  const makeMs = (performance.now() - makingAt) / made.length;
  const open = async () => {
    const match = made.pop();
    if (match === undefined) throw new Error('More matches were played than were made');
    return { match, screens: await openScreens(stage, match) };
  };
  const tables = await Promise.all(Array.from({ length: count }, open));
  const tally: HexTally = { moves: 0, actions: 0, stepMs: [] };
  const start = performance.now();
  const end = start + movesSeconds * 1000;
  const cpuPer = cpuMeter(stage);
  await Promise.all(
    tables.map(async (first) => {
      for (let table = first; performance.now() < end; table = await open()) {
        while (performance.now() < end && (await playHexStep(stage, { ...table, tally }))) {}
        for (const screen of table.screens) screen.close();
        if (performance.now() >= end) return;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    matches: count,
    'moves/s': Math.round(tally.moves / seconds),
    'actions/s': Math.round(tally.actions / seconds),
    ...prefixed('step ', spread(tally.stepMs)),
    ...cpuPer(tally.actions),
    'to make one ms': round(makeMs),
  };
}

/** Everybody does what there is to do in this step; true once all screens show the next one, false at the end. */
async function playHexStep(
  stage: Stage,
  { match, screens, tally }: { match: BenchMatch; screens: readonly Screen[]; tally: HexTally },
): Promise<boolean> {
  const views = screens.map(({ state }) => state?.view as HexView);
  const [now] = views;
  if (now === undefined || now.status === 'finished') return false;
  const start = performance.now();
  const moment = ({ phase, round, step }: HexView) => `${phase} ${round} ${step}`;
  const shown = screens.map((screen) => screen.until(({ view }) => moment(view as HexView) !== moment(now)));
  const sent = match.seats.map(async ({ seat, player }, i) => {
    const view = views[i];
    const actions = view === undefined ? [] : hexActions(view, now.step);
    if (actions.length === 0) return;
    const inputs = actions.map((action) => ({ code: match.code, seat, action, key: newKey() }));
    const outcomes = await askTogether(stage, { cookie: player.cookie, inputs });
    tally.actions += outcomes;
    tally.moves += actions.length === 2 ? 1 : 0;
  });
  await Promise.all([...sent, ...shown]);
  tally.stepMs.push(performance.now() - start);
  return true;
}

const clockMatches = 50;

export const clock: ServerCase = {
  name: 'clock',
  about: `${clockMatches} live matches with a deadline every second; from each deadline to a spectator's screen`,
  targets: [{ column: 'p95 ms', atMost: () => 50 }],
  async run(stage) {
    const settings = { moveSeconds: 1, pace: 'clock', stallTurns: 99 };
    const late: number[] = [];
    const crowd = await Promise.all(Array.from({ length: clockMatches }, () => lateScreen(stage, { settings, late })));
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    for (const close of crowd) close();
    return [{ matches: clockMatches, deadlines: late.length, ...spread(late), 'max ms': round(Math.max(...late)) }];
  },
};

/** Notes how late each deadline's change arrives: what was due is in the view before. */
async function lateScreen(
  stage: Stage,
  { settings, late }: { settings: Readonly<Record<string, unknown>>; late: number[] },
) {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 900)); // deadlines all over the second
  const { code } = await createMatch(stage, { game: 'bifrost', seats: 3, settings });
  const screen = new Screen();
  let due: number | null = null;
  const watch = () =>
    screen.until(({ view, page }) => {
      const next = view?.dueAt == null || page.startedAt === null ? null : page.startedAt + view.dueAt;
      if (due !== null && next !== due) late.push(Date.now() - due);
      due = next;
      return false;
    });
  void watch();
  await screen.open(stage, { code, cookie: null });
  return () => screen.close();
}

export const notify: ServerCase = {
  name: 'notify',
  about: 'telling the other processes: NOTIFY inside the appending statement, or after its commit',
  run: compareNotify,
};

export const serverCases: readonly ServerCase[] = [
  resolve11,
  moves,
  fanout,
  hex3,
  clock,
  notify,
  hostile,
  reach,
  ways,
  soak,
  cold,
  paint,
];
