import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import type { MatchView, SeatId } from '@/games/game';
import { games } from '@/games/index';
import { diff } from '@/games/kit/diff';
import { momentOf, viewOf } from '@/games/match';
import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { tellFault } from '../faults';
import type { Submitting } from '../log/appender';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { thoughtMs } from './pace';
import type { BotTurn } from './think';

// Bots act as players do: from their seat's view, through the same door. Those of a game are driven by one process of all
// that have its rules, which the database sees to by a lease; when that process is silent, another takes over, and asks
// every bot anew. Processes of another version of the rules have bots of their own (docs/decisions/822).

/**
 * Who drives says so every second; who says nothing for this long (it hangs, or its machine is gone) does not drive any
 * more, and knows it by its own clock a little earlier than the others.
 */
const leaseMs = 3_500;
const marginMs = 500;
const renewMs = 1_000;
/** A bot that thinks longer has gone wrong: its thread is ended, so that the others get theirs. */
const longestThoughtMs = 60_000;

interface Player {
  readonly game: string;
  /** What the bot was last asked about: it is asked again only when that changed. */
  view: MatchView | null;
  busy: boolean;
  again: boolean;
}

export interface BotOptions {
  /** How long a bot thinks before it acts, at least and at most. */
  readonly botDelayMs: readonly [number, number];
  /** Whether this process may drive bots. */
  readonly drivesBots: boolean;
}

/** What bots play by. */
export interface Driving extends Querying, Finding, Submitting {
  readonly processId: string;
  readonly options: BotOptions;
}

export class BotDriver {
  private readonly players = new Map<string, Player>();
  private readonly busyMatches = new Map<number, number>();
  private workers: Tinypool | null = null;
  /** By a clock that nobody sets. */
  private drivesUntil = Number.NEGATIVE_INFINITY;
  /** Games whose bots are driven here, until then. */
  private driven: ReadonlySet<string> = new Set();
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly service: Driving) {}

  /** Whether this process drives bots of any game. */
  get isDriving(): boolean {
    return !this.stopped && performance.now() < this.drivesUntil && this.driven.size > 0;
  }

  private drives({ row }: LoadedMatch): boolean {
    return this.isDriving && this.driven.has(row.game);
  }

  isBusy(match: LoadedMatch): boolean {
    return this.busyMatches.has(match.id);
  }

  async start(): Promise<void> {
    if (!this.service.options.drivesBots) return;
    this.workers = new Tinypool({
      filename: path.join(import.meta.dirname, 'worker.mjs'),
      minThreads: 1,
      maxThreads: 1,
    });
    this.workers.on('error', (error) => tellFault('bots', error)); // a thread died; the next bot gets a new one
    await this.tryToDrive();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.letGo().catch(() => {}); // it runs out by itself
    await this.workers?.destroy();
  }

  private async letGo(): Promise<void> {
    const { prisma, processId } = this.service;
    await prisma.lease.deleteMany({ where: { name: { in: [...leases.keys()] }, holder: processId } });
  }

  /** A match may have changed for its bots. */
  consider(match: LoadedMatch): void {
    if (!this.drives(match) || match.status === 'lobby') return;
    for (const { seat, bot } of match.platform.seats) {
      if (bot !== null) void this.play(match, seat);
      else this.players.delete(keyOf(match, seat));
    }
    if (match.row.practice) void this.stepHost(match);
  }

  /** A practice match has nobody who could decide what only a host can: the game says what happens then. */
  private async stepHost(match: LoadedMatch): Promise<void> {
    const { folded } = match;
    if (folded === null || folded.status !== 'running') return;
    const { game } = folded.start;
    const action = game.hostStep?.(viewOf(folded, 'host')) ?? null;
    if (action === null) return;
    const reason = 'A practice match has no host who could decide.';
    await this.service.appender
      .submit({ match, by: 'host', action, key: String(match.log.length), via: 'auto', reason })
      .catch((error: unknown) => tellFault(`bots: host of ${match.row.code}`, error));
  }

  /** Another process changed a match that is not here. */
  heard(id: number): void {
    if (this.isDriving) void this.load(id);
  }

  /** Takes the lease or renews it, again and again. */
  private async tryToDrive(): Promise<void> {
    if (this.stopped) return;
    const before = this.isDriving ? this.driven : new Set<string>();
    const askedAt = performance.now();
    try {
      this.driven = await this.takeLeases();
      this.drivesUntil = askedAt + leaseMs - marginMs;
    } catch {
      // The database is away: the leases run out by themselves, and are asked for again below.
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.tryToDrive(), renewMs).unref();
    const gained = this.isDriving ? [...this.driven].filter((game) => !before.has(game)) : [];
    if (gained.length > 0) await this.takeOver(gained).catch((error) => tellFault('bots', error));
  }

  /** The games whose leases are ours for now. */
  private async takeLeases(): Promise<ReadonlySet<string>> {
    const { prisma, processId } = this.service;
    const taken = await prisma.$queryRaw<{ name: string }[]>`
      insert into lease (name, holder, until)
      select name, ${processId}, clock_timestamp() + make_interval(secs => ${leaseMs / 1000}::float8)
      from unnest(${[...leases.keys()]}::text[]) as name
      on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where lease.holder = excluded.holder or lease.until < clock_timestamp()
      returning name`;
    return new Set(taken.map(({ name }) => leases.get(name) ?? ''));
  }

  private async takeOver(gained: string[]): Promise<void> {
    for (const [key, { game }] of this.players) if (gained.includes(game)) this.players.delete(key);
    const running = await this.service.prisma.match.findMany({
      where: { status: 'running', game: { in: gained }, seats: { some: { bot: { not: null } } } },
      select: { id: true },
    });
    for (const { id } of running) void this.load(id);
  }

  private async load(id: number): Promise<void> {
    try {
      const match = await this.service.matches.get(id);
      if (match !== null) this.consider(match);
    } catch (error) {
      if (!this.stopped) tellFault('bots', error);
    }
  }

  private async play(match: LoadedMatch, seat: SeatId): Promise<void> {
    const key = keyOf(match, seat);
    const player = this.players.get(key) ?? { game: match.row.game, view: null, busy: false, again: false };
    this.players.set(key, player);
    if (player.busy) {
      player.again = true;
      return;
    }
    player.busy = true;
    this.hold(match, 1);
    try {
      do player.again = false;
      while ((await this.step(match, { seat, player })) || player.again);
    } catch (error) {
      if (!this.stopped) tellFault(`bots: seat ${seat} of ${match.row.code}`, error);
    } finally {
      player.busy = false;
      this.hold(match, -1);
    }
    if (match.status === 'finished') this.players.delete(key);
  }

  /** Asks the bot once, if its view changed since it was last asked; true if it acted. */
  private async step(match: LoadedMatch, { seat, player }: { seat: SeatId; player: Player }): Promise<boolean> {
    const bot = match.platform.seats.find((row) => row.seat === seat)?.bot ?? null;
    if (bot === null || match.folded === null || match.status !== 'running' || !this.drives(match)) return false;
    const view = viewOf(match.folded, seat);
    if (player.view !== null && diff(player.view, view) === null) return false;
    player.view = view;
    const seq = match.log.length;
    const seed = `bot ${match.row.seed} ${seat} ${seq}`;
    const action = await this.ask({ game: match.row.game, bot, view: JSON.stringify(view), seed });
    if (action === null) return false;
    await this.think(match, view);
    if (!this.drives(match)) return false;
    const meantFor = momentOf(match.folded.start.game, view);
    await this.service.appender.submit({ match, by: seat, action, key: String(seq), via: 'bot', meantFor, seen: seq });
    return true;
  }

  private async ask(asked: BotTurn): Promise<unknown> {
    return this.workers?.run(asked, { signal: AbortSignal.timeout(longestThoughtMs) }) ?? null;
  }

  private async think(match: LoadedMatch, { dueAt, interlude }: MatchView): Promise<void> {
    const { seats } = match.platform;
    const msUntil = (at: number) => match.startedAt + at - now();
    const ms = thoughtMs({
      botDelayMs: this.service.options.botDelayMs,
      isAmongBots: seats.every(({ bot }) => bot !== null),
      awaitsSomebody: seats.some(({ bot, linkId }) => bot !== null && linkId !== null),
      leftMs: dueAt === null ? Number.POSITIVE_INFINITY : msUntil(dueAt),
      interludeMs: interlude === null || interlude.until === null ? 0 : msUntil(interlude.until),
      share: Math.random(),
    });
    if (ms >= 1) await delay(ms, undefined, { ref: false });
  }

  private hold(match: LoadedMatch, by: 1 | -1): void {
    const held = (this.busyMatches.get(match.id) ?? 0) + by;
    if (held > 0) this.busyMatches.set(match.id, held);
    else this.busyMatches.delete(match.id);
  }
}

/** What a process that has the same rules of a game has to hold to drive its bots; by name, in one order everywhere. */
const leases: ReadonlyMap<string, string> = new Map(
  [...games.values()].map(({ id, version }) => [`bots ${id} ${version}`, id] as const).toSorted(),
);

const keyOf = (match: LoadedMatch, seat: SeatId) => `${match.id} ${seat}`;
