import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { tellFault } from '../faults';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { concernedBy, newsOf, nextLookAt } from './news';
import { freshMs } from './piece';
import { deliveriesOf } from './plan';
import { Reachable } from './reachable';
import { findUntold } from './untold';
import { writeDown } from './write-down';

// What people are to be told is in a match's log and rows already, and these are what is durable about it. This looks at
// matches that moved on, and writes down who is to be told what, once, together with how far it looked: whatever is
// killed in between, here or in another process, looks again. Nothing of it is waited for by anybody who acts.

/** Moves that come in a row are looked at together. */
const lookDelayMs = 150;

export class Outbox {
  private readonly reachable: Reachable;
  private readonly timers = new Map<number, NodeJS.Timeout>();
  /** Looks wait in line, each match always in the same one: those who act need the connections to the database too. */
  private readonly lines = Array.from({ length: 4 }, () => Promise.resolve());
  private stopped = false;

  constructor(private readonly service: Querying & Finding) {
    this.reachable = new Reachable(service.prisma);
  }

  async start(): Promise<void> {
    await this.reachable.read();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.lines);
  }

  /** The match moved on. */
  consider(match: LoadedMatch): void {
    if (this.stopped || this.timers.has(match.id) || !this.isOfConcern(match)) return;
    const timer = setTimeout(() => {
      this.timers.delete(match.id);
      void this.look(match);
    }, lookDelayMs);
    this.timers.set(match.id, timer.unref());
  }

  /** Finds what nobody has looked at: after a crash, and when a deadline has come near. */
  async sweep(): Promise<void> {
    await this.reachable.read();
    for (const id of await findUntold(this.service)) {
      const match = await this.service.matches.get(id);
      if (match !== null) await this.look(match);
    }
  }

  /** A fault is for the server's log, and a sweep looks again. */
  private look(match: LoadedMatch): Promise<void> {
    const line = match.id % this.lines.length;
    const look = (this.lines[line] ?? Promise.resolve())
      .then(() => this.lookNow(match))
      .catch((error: unknown) => {
        if (!this.stopped) tellFault(`reach: ${match.row.code}`, error);
      });
    this.lines[line] = look;
    return look;
  }

  private async lookNow(match: LoadedMatch): Promise<void> {
    const { prisma } = this.service;
    const personId = { in: [...concernedBy(match)] }; // also those who are not known to be reachable here yet
    const ways = await prisma.reachWay.findMany({ where: { personId, endedWhy: null, proofHash: null } });
    const quiet = await prisma.quiet.findMany({ where: { personId } });
    const told = await prisma.told.findUnique({ where: { matchId: match.id } });
    const at = now();
    const people = new Set(ways.map((way) => way.personId));
    const news = newsOf({ match, people, now: at, since: at - freshMs });
    const lookAt = nextLookAt({ match, now: at });
    const deliveries = deliveriesOf({ match, news, ways, quiet, toldAt: told?.at.getTime() ?? null, now: at });
    await writeDown(prisma, { match, at, lookAt, deliveries });
  }

  private isOfConcern(match: LoadedMatch): boolean {
    return [...concernedBy(match)].some((id) => this.reachable.has(id));
  }
}
