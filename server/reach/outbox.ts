import { setImmediate as otherWork } from 'node:timers/promises';
import { viewOf } from '@/games/match';
import { stretchOf } from '@/games/stretch';
import type { Quiet, ReachWay, Seen } from '@/prisma/client/client';
import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { tellFault } from '../faults';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { gameOf } from '../log/rows';
import { isPresent } from '../pages/seats';
import { concernedBy, newsOf, nextLookAt } from './news';
import { extensionOf, freshMs, openedAtOf } from './piece';
import { deliveriesOf, type SentBefore } from './plan';
import { Reachable } from './reachable';
import { movesOf } from './start-news';
import { Together } from './together';
import { findUntold } from './untold';
import { type Looked, writeDown } from './write-down';

// What people are to be told is in a match's log and rows already, and these are what is durable about it. This looks at
// matches that moved on, and writes down who is to be told what, once, together with how far it looked: whatever is
// killed in between, here or in another process, looks again. Nothing of it is waited for by anybody who acts.

/** Moves that come in a row are looked at together. */
const lookDelayMs = 150;

/** A vote may be over as soon as it opens: its round's close and the end are then one message. */
const voteDelayMs = 1_500;

/** How long it takes until it shows that a vote, or what else is no round, goes on; 0 and less: nothing opened just now. */
function settlesInMs(match: LoadedMatch): number {
  const { folded } = match;
  if (folded === null || folded.status !== 'running') return 0;
  const view = viewOf(folded, 'spectator');
  if (view.round < 1 || stretchOf(gameOf(match), view) === `Round ${view.round}`) return 0;
  return openedAtOf(match) + voteDelayMs - now();
}

/** Matches that are looked at together: for a look by itself the database is asked nine times. */
const lookedAtOnce = 16;

export class Outbox {
  private readonly reachable: Reachable;
  private readonly timers = new Map<number, NodeJS.Timeout>();
  /** One after the other: those who act need the processor and the connections to the database too. */
  private readonly looks = new Together<LoadedMatch>((matches) => this.lookAll(matches), lookedAtOnce);
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
    await this.looks.done();
  }

  /** The match moved on. */
  consider(match: LoadedMatch): void {
    if (this.stopped || this.timers.has(match.id) || !this.isOfConcern(match)) return;
    this.lookIn(match, lookDelayMs);
  }

  private lookIn(match: LoadedMatch, ms: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(match.id);
      const left = settlesInMs(match);
      if (left > 0) this.lookIn(match, left);
      else void this.looks.add(match);
    }, ms);
    this.timers.set(match.id, timer.unref());
  }

  /** Finds what nobody has looked at: after a crash, and when a deadline has come near. */
  async sweep(): Promise<void> {
    await this.reachable.read();
    const waiting: Promise<void>[] = [];
    for (const id of await findUntold(this.service)) {
      const match = await this.service.matches.get(id);
      if (match !== null && settlesInMs(match) <= 0) waiting.push(this.looks.add(match));
      if (waiting.length === lookedAtOnce) await Promise.all(waiting.splice(0));
    }
    await Promise.all(waiting);
  }

  /** A fault is for the server's log, and a sweep looks again. */
  private async lookAll(matches: readonly LoadedMatch[]): Promise<void> {
    try {
      await this.lookNow([...new Map(matches.map((match) => [match.id, match])).values()]);
    } catch (error) {
      if (!this.stopped) tellFault(`reach: ${matches.map(({ row }) => row.code).join(' ')}`, error);
    }
  }

  private async lookNow(matches: readonly LoadedMatch[]): Promise<void> {
    const { prisma } = this.service;
    const known = await readFor(prisma, matches);
    const looked: Looked[] = [];
    for (const match of matches) {
      if (isLeftAlone(match)) continue;
      try {
        looked.push(look(match, known));
      } catch (error) {
        tellFault(`reach: ${match.row.code}`, error); // the others go on
      }
      await otherWork();
    }
    await writeDown(prisma, { looked, at: known.at });
  }

  private isOfConcern(match: LoadedMatch): boolean {
    return [...concernedBy(match)].some((id) => this.reachable.has(id));
  }
}

/** While it goes on, its people are told by processes that have its rules: what others see of it is nothing. */
const isLeftAlone = (match: LoadedMatch): boolean => match.isByOtherRules && match.status !== 'finished';

interface Known {
  readonly ways: readonly ReachWay[];
  readonly quiet: readonly Quiet[];
  readonly seen: readonly Seen[];
  /** By match: what was sent of it, where more time was given. */
  readonly sent: ReadonlyMap<number, readonly SentBefore[]>;
  /** By match: when it was looked at before. */
  readonly told: ReadonlyMap<number, number>;
  /** Epoch milliseconds: what is news is so now. */
  readonly at: number;
}

/** Also of those who are not known to be reachable here yet. */
async function readFor(prisma: Querying['prisma'], matches: readonly LoadedMatch[]): Promise<Known> {
  const personId = { in: [...new Set(matches.flatMap((match) => [...concernedBy(match)]))] };
  const ways = await prisma.reachWay.findMany({ where: { personId, endedWhy: null, proofHash: null } });
  const quiet = await prisma.quiet.findMany({ where: { personId } });
  const told = await prisma.told.findMany({ where: { matchId: { in: matches.map(({ id }) => id) } } });
  const readers = [...new Set(ways.map((way) => way.personId))];
  const seen = await prisma.seen.findMany({
    where: { matchId: { in: matches.map(({ id }) => id) }, personId: { in: readers } },
  });
  const sent = await readSent(prisma, matches);
  return { ways, quiet, seen, sent, told: new Map(told.map(({ matchId, at }) => [matchId, at.getTime()])), at: now() };
}

/** Asks nothing where nobody was given more time, and no start was called off. */
async function readSent(
  prisma: Querying['prisma'],
  matches: readonly LoadedMatch[],
): Promise<Map<number, readonly SentBefore[]>> {
  const ids = matches.filter(isCorrectable).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await prisma.delivery.findMany({
    where: {
      matchId: { in: ids },
      state: { in: ['sent', 'unknown'] },
      topic: { in: ['turns', 'deadlines', 'matches'] },
    },
    select: { matchId: true, wayId: true, key: true, stateAt: true },
  });
  const ofMatch = (id: number) => found.filter(({ matchId }) => matchId === id);
  return new Map(
    ids.map((id) => [id, ofMatch(id).map(({ wayId, key, stateAt }) => ({ wayId, key, at: stateAt.getTime() }))]),
  );
}

const isCorrectable = (match: LoadedMatch): boolean =>
  extensionOf(match) !== null || (match.status === 'lobby' && movesOf(match.platform).length > 0);

function look(match: LoadedMatch, { ways: all, quiet, seen: seenAll, sent, told, at }: Known): Looked {
  const concerned = concernedBy(match);
  const ways = all.filter(({ personId }) => concerned.has(personId));
  const people = new Set(ways.map(({ personId }) => personId));
  const ownSeen = seenAll.filter(({ matchId }) => matchId === match.id);
  const shown = new Map(ownSeen.map((one) => [one.personId, one.shownAt.getTime()]));
  const news = newsOf({ match, people, now: at, since: at - freshMs, seen: shown });
  const present = new Set([...people].filter((personId) => isPresent(match, personId)));
  return {
    matchId: match.id,
    seq: match.log.length,
    revision: match.row.revision,
    lookAt: nextLookAt({ match, now: at }),
    deliveries: deliveriesOf({
      ...{ match, news, ways, quiet, present, shown, now: at },
      sent: sent.get(match.id) ?? [],
      toldAt: told.get(match.id) ?? null,
    }),
  };
}
