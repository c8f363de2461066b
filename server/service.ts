import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { PrismaClient } from '@/prisma/client/client';
import { EndedSessions } from './auth/ended-sessions';
import { SafePeople } from './auth/safe-people';
import { forgetSessions } from './auth/session';
import { endSessions, type Which } from './auth/sessions';
import { BotDriver, type BotOptions } from './bots/driver';
import type { Database } from './database/db';
import { StandingFaults, tellFault } from './faults';
import { Hub } from './live/hub';
import { beat, leave } from './live/presence';
import { startWhenDue } from './lobby/schedule';
import { Alive, beatMs } from './log/alive';
import { Appender, type Written } from './log/appender';
import { Clock } from './log/clock';
import { Judges } from './log/judges';
import { GoneError, type LoadedMatch } from './log/loaded-match';
import { MatchCache } from './log/match-cache';
import { Notifier, type Removal, type Use, type UseElsewhere, type UseKind } from './log/notifier';
import { findDueSoon, findMoved, findTimed } from './log/sweep';
import { Drawer } from './pictures/drawer';
import { Outbox } from './reach/outbox';

// The match service of one process: the matches it holds, the way into their logs, the clock, the open screens, the
// bots. Any number of processes do the same on one database, and share nothing else.

export interface ServiceOptions extends BotOptions {
  readonly sweepMs: number;
  readonly presenceMs: number;
  readonly cachedMatches: number;
  /** For figures: every append of this process; without it nothing is counted. */
  readonly written?: Written | undefined;
  /** Of several services in one process: whoever hands them on stops them. Without them the service has its own. */
  readonly judges?: Judges | undefined;
  /** What other processes are used for, by those who ask for much. */
  readonly usedElsewhere: (used: UseElsewhere) => void;
}

const defaults: ServiceOptions = {
  botDelayMs: [500, 2_500],
  drivesBots: true,
  sweepMs: 800,
  presenceMs: 5_000,
  cachedMatches: 1_000,
  usedElsewhere: () => {},
};

/** How many sweeps there are to one look at the time and at the deadlines that come near. */
const lookAheadEvery = 5;
/** So long before its deadline a match is read, longer than from one look to the next: reading it takes ten statements. */
const readAheadMs = 8_000;

/** Many screens that open or close at once are one change. */
const presenceDelayMs = 150;

export class Service {
  readonly matches: MatchCache;
  readonly appender: Appender;
  readonly hub: Hub;
  readonly safe: SafePeople;
  private readonly ended: EndedSessions;
  readonly clock: Clock;
  readonly alive: Alive;
  readonly bots: BotDriver;
  readonly pictures = new Drawer();
  private readonly outbox: Outbox;
  private readonly judges: Judges;
  readonly options: ServiceOptions;
  readonly processId = randomBytes(6).toString('hex');
  private readonly notifier: Notifier;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly refreshes = new Map<LoadedMatch, Promise<void>>();
  private readonly presenceTimers = new Map<LoadedMatch, NodeJS.Timeout>();
  private readonly faults = new StandingFaults('match service');
  private sweeping = false;
  private sweeps = 0;
  private stopped = false;

  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;

  constructor({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>, options: Partial<ServiceOptions> = {}) {
    this.prisma = prisma;
    this.pool = pool;
    this.options = { ...defaults, ...options };
    this.judges = this.options.judges ?? new Judges();
    this.safe = new SafePeople(prisma);
    this.ended = new EndedSessions(prisma);
    this.hub = new Hub(this, (match) => this.presenceChanged(match));
    this.clock = new Clock((id) => void this.ring(id));
    this.alive = new Alive({ prisma }, () => void this.quietly('alive', this.giveBack()));
    this.appender = new Appender({ prisma, pool, alive: this.alive }, this.judges, {
      appended: (match) => this.safely(() => this.appended(match)),
      refreshed: (match) => this.safely(() => this.moved(match)),
      written: this.options.written,
    });
    this.matches = new MatchCache(prisma, {
      judges: this.judges,
      max: this.options.cachedMatches,
      isHeld: (match) => this.hub.isWatched(match) || this.appender.isBusy(match) || this.bots.isBusy(match),
    });
    this.bots = new BotDriver(this);
    this.outbox = new Outbox(this);
    this.notifier = new Notifier(pool, {
      processId: this.processId,
      heard: (ids) => this.heard(ids),
      peopleChanged: () => void this.quietly('people', this.lookAtPeople()),
      usedElsewhere: this.options.usedElsewhere,
      removedElsewhere: (removal) => this.removedElsewhere(removal),
      connected: () => void this.sweep(),
    });
  }

  async start(): Promise<void> {
    await this.alive.beat();
    await this.safe.read();
    await this.outbox.start();
    await this.notifier.listen();
    this.timers.push(setInterval(() => void this.sweep(), this.options.sweepMs).unref());
    this.timers.push(setInterval(() => void this.quietly('alive', this.alive.beat()), beatMs).unref());
    this.timers.push(setInterval(() => void beat(this), this.options.presenceMs).unref());
    await this.sweep();
    await this.bots.start();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of [...this.timers, ...this.presenceTimers.values()]) clearInterval(timer);
    this.clock.stop();
    await this.bots.stop();
    await this.outbox.stop();
    if (this.options.judges === undefined) await this.judges.stop();
    await this.pictures.stop();
    await this.notifier.stop();
    await leave(this).catch(() => {}); // what it said of its screens counts for some seconds more
    await this.alive.beat().catch(() => {}); // the exact end; where the database is away, the last beat will do
  }

  /** After a change beside the log, by this process. */
  async changed(match: LoadedMatch): Promise<void> {
    await match.refreshChanged(this.prisma);
    this.hub.regroup(match);
    this.clock.follow(match);
    this.bots.consider(match);
    this.outbox.consider(match);
    this.notifier.tell(match.id);
  }

  /** From when this resolves, all that this person is sent is a spectator's; or no longer is. */
  async shareSafely(personId: string, isSafe: boolean): Promise<void> {
    await this.safe.set(personId, isSafe);
    this.regroupAll();
    this.notifier.tellOfPeople();
  }

  /** From when this resolves, these sign-ins count nowhere in this process, and within a moment in no other. */
  async endSessions(which: Which): Promise<void> {
    await endSessions(which);
    await this.lookAtSessions();
    this.notifier.tellOfPeople();
  }

  private async lookAtSessions(): Promise<void> {
    if (await this.ended.read()) forgetSessions();
    this.hub.signOut(({ session }) => this.ended.has(session));
  }

  private async lookAtPeople(): Promise<void> {
    await this.lookAtSessions();
    if (await this.safe.read()) this.regroupAll();
  }

  private regroupAll(): void {
    for (const match of [...this.hub.watched()]) this.safely(() => this.hub.regroup(match));
  }

  /** Limits are those of all processes together. */
  tellOfUse(kind: UseKind, uses: readonly Use[]): void {
    this.notifier.tellOfUse(kind, uses);
  }

  /** The match was removed by this process. */
  removed(match: LoadedMatch, by: string): void {
    this.forget(match, by);
    this.notifier.tellOfRemoval({ matchId: match.id, by });
  }

  /** `by`: null where nothing says who took it away. */
  private forget(match: LoadedMatch, by: string | null): void {
    this.matches.drop(match);
    this.hub.close(match, by);
    this.clock.arm(match.id, null);
  }

  private removedElsewhere({ matchId, by }: Removal): void {
    const match = this.matches.peek(matchId);
    if (match !== undefined) this.safely(() => this.forget(match, by));
  }

  /** Reads what others added to a match, if it is here. `isMoved`: it is known that somebody did. */
  refresh(match: LoadedMatch, { isMoved = false } = {}): Promise<void> {
    const waiting = this.refreshes.get(match);
    if (waiting !== undefined) return waiting;
    // Those who come before it begins share it: who asks often cannot hold up those who act.
    const refresh = match.exclusively(async () => {
      this.refreshes.delete(match);
      await this.refreshNow(match, isMoved);
    });
    this.refreshes.set(match, refresh);
    return refresh;
  }

  private async refreshNow(match: LoadedMatch, isMoved: boolean): Promise<void> {
    try {
      if (await match.reload(this.prisma, { isMoved })) this.moved(match);
    } catch (error) {
      if (!(error instanceof GoneError)) throw error;
      this.forget(match, null);
    }
  }

  private appended(match: LoadedMatch): void {
    this.hub.update(match);
    this.clock.follow(match);
    this.bots.consider(match);
    this.outbox.consider(match);
    this.notifier.tell(match.id);
  }

  /** Another process was at it. */
  private moved(match: LoadedMatch): void {
    this.hub.regroup(match);
    this.clock.follow(match);
    this.bots.consider(match);
  }

  private heard(ids: readonly number[]): void {
    for (const id of ids) {
      const match = this.matches.peek(id);
      if (match !== undefined) void this.quietly('sweep', this.refresh(match, { isMoved: true }));
      else this.bots.heard(id);
    }
  }

  /** A deadline has come, as far as this process knows. */
  private async ring(id: number): Promise<void> {
    await this.quietly(`match ${id}`, this.tick(id));
  }

  private async tick(id: number): Promise<void> {
    const match = await this.matches.get(id);
    if (match === null) return;
    if (match.status === 'lobby') await this.startIfDue(match);
    else if (match.folded === null) return;
    else await this.appender.tick(match);
    this.clock.follow(match);
  }

  /** Another process may have been faster, or the host may have moved it there. */
  private async startIfDue(match: LoadedMatch): Promise<void> {
    const { ok } = await startWhenDue(this, match);
    if (!ok) await this.refresh(match);
  }

  /** All that was running stood still: everybody's clock shows it, not only where a deadline has come. */
  private async giveBack(): Promise<void> {
    for (const id of await findTimed(this)) await this.ring(id);
  }

  /** Finds what no notification told of, and the deadlines that come near. */
  private async sweep(): Promise<void> {
    if (this.sweeping || this.stopped) return;
    this.sweeping = true;
    try {
      await this.quietly('sweep', this.sweepHeld());
      this.openEnds();
      await this.quietly('people', this.lookAtPeople());
      if (this.sweeps++ % lookAheadEvery !== 0) return;
      await this.quietly('ahead', this.lookAhead());
      await this.quietly('reach', this.outbox.sweep());
      void this.quietly('reading ahead', this.readAhead());
    } finally {
      this.sweeping = false;
    }
  }

  private async sweepHeld(): Promise<void> {
    for (const match of await findMoved(this, [...this.matches.all()])) {
      if (!this.appender.isBusy(match)) await this.refresh(match, { isMoved: true });
    }
  }

  /** An end whose host is gone opens by itself, though nothing happens. */
  private openEnds(): void {
    for (const match of [...this.hub.watched()])
      if (match.status === 'finished') this.safely(() => this.hub.update(match));
  }

  private async lookAhead(): Promise<void> {
    for (const { id, dueAt } of await findDueSoon(this)) this.clock.arm(id, dueAt?.getTime() ?? null);
  }

  /** Deadlines are late by what it takes to read their matches, each by another time, and so out of their order. */
  private async readAhead(): Promise<void> {
    for (const id of this.clock.within(readAheadMs)) if (!this.stopped) await this.matches.get(id);
  }

  private presenceChanged(match: LoadedMatch): void {
    if (this.presenceTimers.has(match)) return;
    const timer = setTimeout(() => {
      this.presenceTimers.delete(match);
      this.hub.update(match);
    }, presenceDelayMs);
    this.presenceTimers.set(match, timer.unref());
  }

  /** What is written is written: a fault in telling of it is for the server's log, not for whoever acted. */
  private safely(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      tellFault('match service', error);
    }
  }

  /** For work that nobody waits for: what fails is said on the server's log, and the next sweep tries again. */
  private async quietly(name: string, work: Promise<void>): Promise<void> {
    try {
      await work;
      this.faults.worked(name);
    } catch (error) {
      if (!this.stopped) this.faults.failed(name, error);
    }
  }
}

/** This process's service; main.ts starts one. */
export async function startService(
  database: Pick<Database, 'prisma' | 'pool'>,
  options: Partial<ServiceOptions> = {},
): Promise<Service> {
  const service = new Service(database, options);
  await service.start();
  return service;
}
