import type { LiveState } from '@/games/kit/live-message';
import { applyLive } from '@/games/kit/live-message';
import type { MatchPage } from '@/server/pages/shapes';
import { percentile, round, spread } from './spread';
import { ask, createMatch, createPeople, newKey, type ServerProcess, type Stage } from './stage';
import type { Row, Target } from './targets';
import { type Address, follow, mutate } from './wire';
import { Yardstick } from './yardstick';

// An evening of a full house, for three minutes or (--long) thirty: two processes, matches that bots play against the clock,
// and spectators; then each process is exchanged for a new one while people play. All of it shares the cores with what
// is measured: where others keep these busy, or the disk (a plain INSERT says so), it tells of them.

const matches = 300;
const spectatorsEach = 10;
const roundSeconds = 60;
/** Matches in which people act all the time. */
const tables = 10;
const sampleMs = 5_000;

const targets: readonly Target[] = [
  { column: 'p95 ms late', atMost: () => 50 },
  { column: 'RSS grows %', atMost: () => 15 },
  { column: 'connections grow', atMost: () => 5 },
  { column: 'all back ms', atMost: () => 5_000 },
  { column: 'lost or doubled', atMost: () => 0 },
];

export const soak = {
  name: 'soak',
  about: `${matches} matches that bots play against the clock, ${matches * spectatorsEach} spectators, two processes; then both are exchanged`,
  isLong: true,
  targets,
  async run(stage: Stage): Promise<Row[]> {
    const servers = [stage.server, await stage.startAnother()];
    const house = await openHouse(stage, servers);
    const rows = [await liveOn(stage, { servers, house })];
    for (const [i, server] of servers.entries())
      rows.push(await exchange(stage, { server, house, name: `process ${i + 1}` }));
    for (const screen of house.screens) screen.close();
    await servers[1]?.stop();
    await stage.pool.query(`update match set status = 'finished', due_at = null where status = 'running'`);
    return rows;
  },
};

interface House {
  readonly screens: readonly SturdyScreen[];
  readonly lateMs: number[];
}

async function openHouse(stage: Stage, servers: readonly ServerProcess[]): Promise<House> {
  const [host] = await createPeople(stage, 1);
  const cookie = host?.cookie ?? '';
  const lateMs: number[] = [];
  const screens: SturdyScreen[] = [];
  const settings = { rounds: 999, roundSeconds, pace: 'clock' };
  for (let n = 0; n < matches; n++) {
    const input = { game: 'pointing-chains', seats: 5, settings, visibility: 'public' };
    const { code } = await ask<{ code: string }>(stage, 'matches.create', { cookie, input });
    await ask(stage, 'lobby.start', { cookie, input: { code, freeSeats: 'bots' } });
    const crowd = Array.from({ length: spectatorsEach }, (_, i) => new SturdyScreen(servers, { code, turn: n + i }));
    crowd[0]?.timeDeadlines(lateMs);
    await Promise.all(crowd.map((screen) => screen.open()));
    screens.push(...crowd);
  }
  return { screens, lateMs };
}

async function liveOn(
  stage: Stage,
  { servers, house }: { servers: readonly ServerProcess[]; house: House },
): Promise<Row> {
  const minutes = stage.isLong ? 30 : 3;
  house.lateMs.length = 0;
  const plain = new Yardstick(stage.pool);
  await plain.lay();
  const samples: { rssMb: number; connections: number; heldMs: number }[] = [];
  for (const until = Date.now() + minutes * 60_000; Date.now() < until; ) {
    await new Promise((resolve) => setTimeout(resolve, sampleMs));
    const holds = await Promise.all(servers.map((server) => server.longestHold()));
    samples.push({
      rssMb: Math.max(...holds.map(({ rssMb }) => rssMb)),
      connections: await connectionsOf(stage),
      heldMs: Math.max(...holds.map(({ cpuMs }) => cpuMs)),
    });
  }
  const third = Math.floor(samples.length / 3);
  const [before, after] = [samples.slice(0, third), samples.slice(-third)];
  const median = (values: readonly number[]) => percentile(values, 0.5);
  const rss = (some: typeof samples) => median(some.map(({ rssMb }) => rssMb));
  // A pool opens connections for a burst and closes them ten seconds later, so the median tells of a leak.
  const connections = (some: typeof samples) => median(some.map((sample) => sample.connections));
  return {
    part: `${minutes} minutes`,
    deadlines: house.lateMs.length,
    'median ms late': spread(house.lateMs)['median ms'],
    'p95 ms late': spread(house.lateMs)['p95 ms'],
    'p95 ms plain': spread(await plain.lift())['p95 ms'],
    'held CPU ms': round(Math.max(...samples.slice(1).map(({ heldMs }) => heldMs))),
    'RSS MB': Math.round(rss(after)),
    'RSS grows %': round(100 * (rss(after) / rss(before) - 1)),
    connections: connections(after),
    'connections grow': connections(after) - connections(before),
  };
}

async function connectionsOf({ pool }: Stage): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}

/** Stops a process and starts it anew, while people act at whichever answers and spectators go to the other. */
async function exchange(
  stage: Stage,
  { server, house, name }: { server: ServerProcess; house: House; name: string },
): Promise<Row> {
  const playing = await openTables(stage, house.screens[0]?.servers ?? []);
  for (const screen of house.screens) screen.backMs.length = 0;
  await server.stop();
  await server.start();
  const away = await whenBack(house.screens);
  const saved = await playing.stop();
  return {
    part: `${name} exchanged`,
    screens: away.length,
    'median ms back': spread(away)['median ms'],
    'all back ms': Math.round(Math.max(0, ...away)),
    actions: saved.actions,
    'lost or doubled': saved.wrong,
  };
}

/** How long each that was cut off saw nothing. */
async function whenBack(screens: readonly SturdyScreen[]): Promise<number[]> {
  const giveUpAt = Date.now() + 60_000;
  while (screens.some(({ isAway }) => isAway) && Date.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return screens.flatMap(({ isAway, backMs }) => (isAway ? [60_000] : backMs));
}

/** People who act until they are told to stop, each action until it is answered. */
async function openTables(stage: Stage, servers: readonly Address[]) {
  let isOver = false;
  const settings = { rounds: 999, roundSeconds: null, pace: 'host' };
  const made = await Promise.all(
    Array.from({ length: tables }, () => createMatch(stage, { game: 'pointing-chains', seats: 4, settings })),
  );
  const playing = made.flatMap(({ code, seats }) =>
    seats.map(async ({ seat, player }) => {
      let said = 0;
      for (let turn = 0; !isOver; said++) {
        const input = { code, seat, action: { type: 'point', at: null }, key: newKey() };
        const send = () => {
          const at = servers[turn++ % servers.length];
          if (at === undefined) throw new Error('no process');
          return mutate<{ ok: boolean }>(at, 'play.act', { cookie: player.cookie, input });
        };
        for (let answer = null; answer === null; ) {
          answer = await send().catch(() => null);
          if (answer?.ok === false) throw new Error('play.act was refused');
          await new Promise((resolve) => setTimeout(resolve, 150));
        }
      }
      return { code, seat, said };
    }),
  );
  return {
    async stop() {
      isOver = true;
      const all = await Promise.all(playing);
      const kept = await Promise.all(all.map((one) => keptOf(stage, one)));
      return {
        actions: all.reduce((sum, { said }) => sum + said, 0),
        wrong: all.reduce((sum, { said }, i) => sum + Math.abs(said - (kept[i] ?? 0)), 0),
      };
    },
  };
}

async function keptOf({ pool }: Stage, { code, seat }: { code: string; seat: string }): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from match_event join match on match.id = match_id
      where code = $1 and by = $2 and via = 'player'`,
    [code, seat],
  );
  return rows[0]?.count ?? 0;
}

/** As browsers: a tenth of a second to a quarter, and more where nobody answers. */
const againMs = 250;

/** A spectator behind a balancer: a connection that ends is opened again, at the next process. */
class SturdyScreen {
  /** How long each gap was. */
  readonly backMs: number[] = [];
  private lostAt: number | null = null;
  private connection: { close(): void } | null = null;
  private isClosed = false;
  private turn: number;
  private heard: (text: string) => void = () => {};

  constructor(
    readonly servers: readonly Address[],
    private readonly looking: { readonly code: string; readonly turn: number },
  ) {
    this.turn = looking.turn;
  }

  get isAway(): boolean {
    return this.lostAt !== null;
  }

  /** Reads what it is sent, and notes how late each deadline's change arrives. */
  timeDeadlines(lateMs: number[]): void {
    let state: LiveState<MatchPage> | null = null;
    let due: number | null = null;
    this.heard = (text) => {
      state = applyLive(state, text);
      const startedAt = state?.page.startedAt ?? null;
      const dueAt = state?.view?.dueAt ?? null;
      const next = startedAt === null || dueAt === null ? null : startedAt + dueAt;
      if (due !== null && next !== due && Date.now() >= due) lateMs.push(Date.now() - due);
      due = next;
    };
  }

  async open(): Promise<void> {
    while (!this.isClosed) {
      const server = this.servers[this.turn++ % this.servers.length];
      if (server === undefined) throw new Error('no process');
      const looking = { code: this.looking.code, cookie: null };
      this.connection = await follow(server, {
        ...looking,
        heard: (text) => this.heard(text),
        ended: () => this.lose(),
      }).catch(() => null);
      if (this.connection !== null) return this.find();
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }

  close(): void {
    this.isClosed = true;
    this.connection?.close();
  }

  private find(): void {
    if (this.lostAt !== null) this.backMs.push(performance.now() - this.lostAt);
    this.lostAt = null;
  }

  private lose(): void {
    if (this.isClosed) return;
    this.lostAt ??= performance.now();
    setTimeout(() => void this.open(), againMs * (0.75 + Math.random() / 2));
  }
}
