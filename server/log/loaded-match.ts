import type { Results, SeatId } from '@/games/game';
import { memo } from '@/games/kit/memo';
import { createMatch, type Match, type MatchStart, resultsOf, rewindTarget } from '@/games/match';
import type { Queryable } from '../database/queryable';
import { tellFault } from '../faults';
import type { Elsewhere } from './elsewhere';
import { foldedFrom, inTurn, type Step, stepsFrom } from './fold';
import type { Judges } from './judges';
import { type KeptRefusal, keptRefusals, plainKey, readRefused } from './refused';
import { countingSeqs } from './rewinds';
import {
  gameOf,
  type LogEvent,
  type MatchKey,
  type MatchRow,
  type MatchStatus,
  type Platform,
  readCounts,
  readLog,
  readMatchRow,
  readPlatform,
  startOf,
} from './rows';
import { comesOutAsKept, isByOtherRules, playedAgain } from './rules';

/** States share what did not change, so that one in so many is little to keep. */
const keptEvery = 16;

// A match as this process holds it: what is kept about it, its log, and the log folded. A cache, nothing more: it can be
// dropped at any moment, and is brought up to date by reading what was added since.

export class LoadedMatch {
  /** Null while the match is in its lobby, and where this server's rules are not those it was played by. */
  folded: Match | null = null;
  readonly log: LogEvent[] = [];
  /** Keys of submissions that are in the log. */
  readonly keys = new Set<string>();
  /** The `seq` of the first event of a running match that was accepted and is refused by the rules here; null: none is. */
  refusedAt: number | null = null;
  /** What was refused last, by key, as far as `row.refusals` counts. */
  readonly refused = new Map<string, KeptRefusal>();
  /** Epoch milliseconds of each seat's last event. */
  readonly actedAt = new Map<SeatId, number>();
  /** How many open screens of this process each person has on this match; those not signed in are ''. */
  readonly connected = new Map<string, number>();
  /** What other processes have. */
  elsewhere: readonly Elsewhere[] = [];
  /** Those of them who watch, by id. */
  readonly watchers = new Map<string, { readonly id: string; readonly name: string }>();
  /** The match after each event that closed something or went back behind a close. */
  readonly closes: { readonly seq: number; readonly folded: Match }[] = [];
  /** For each event: how many events there were when the phase opened in which the match stood after it. */
  private readonly openings: number[] = [];
  /** The last event that went back behind others; asked after every action, for every kind of viewer. */
  lastRewind: { readonly seq: number; readonly event: LogEvent } | null = null;
  /** The `seq` of each event that counted when its phase closed. */
  private readonly closed = new Set<number>();
  /** The match as it stood after so many events, now and then: old views are folded from the nearest. */
  private readonly stood = new Map<number, Match>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    public platform: Platform,
    private readonly judges: Judges,
  ) {}

  static async load(db: Queryable, { judges, ...by }: MatchKey & { judges: Judges }): Promise<LoadedMatch | null> {
    const platform = await readPlatform(db, by);
    if (platform === null) return null;
    const match = new LoadedMatch(platform, judges);
    if (gameOf(match)?.judging !== undefined) judges.wake();
    await match.hearRefusals(db, 0);
    await match.readOn(db);
    return match;
  }

  get id(): number {
    return this.platform.row.id;
  }

  get row(): MatchRow {
    return this.platform.row;
  }

  get status(): MatchStatus {
    if (this.folded !== null) return this.folded.status;
    return this.isByOtherRules ? this.row.status : 'lobby';
  }

  /** Started, but not folded: nobody can act on it here. */
  get isByOtherRules(): boolean {
    if (this.folded !== null) return false;
    return isByOtherRules(this.row, gameOf(this)) || this.refusedAt !== null || this.row.results !== null;
  }

  /** What came out, as it was kept at the finish; null before, and where there is no result. */
  get results(): Results | null {
    if (this.status !== 'finished') return null;
    if (this.row.results !== null) return readResults(this.row);
    return this.folded === null ? null : resultsOf(this.folded);
  }

  /** It is over with a result: nothing of it is sealed any more. */
  get hasResult(): boolean {
    return this.results !== null;
  }

  /** Epoch milliseconds of match time 0. */
  get startedAt(): number {
    return this.row.startedAt?.getTime() ?? 0;
  }

  /** When the next event may be, at the earliest, in milliseconds since the start. */
  get lastAt(): number {
    return this.log.at(-1)?.at ?? 0;
  }

  get start(): MatchStart {
    return this.folded?.start ?? startOf(this.row, this.platform.seats);
  }

  /** One thing at a time: appending and reading on would otherwise take the same events twice. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }

  /** Brings everything up to what the database has; true if anything was new. */
  refresh(db: Queryable): Promise<boolean> {
    return this.exclusively(() => this.reload(db));
  }

  /** Takes over events that were appended, and what they led to. */
  take(steps: readonly Step[]): void {
    for (const { event, folded } of steps) {
      this.log.push(event);
      const opening = this.openingAfter(event, folded);
      if (opening === this.log.length) this.closePhase();
      this.openings.push(opening);
      if (folded.closing !== (this.folded?.closing ?? null)) this.closes.push({ seq: this.log.length, folded });
      this.folded = folded;
      const isRewind = rewindTarget(event) !== null;
      if (isRewind) this.lastRewind = { seq: this.log.length, event };
      if (this.log.length % keptEvery === 0 || isRewind) this.stood.set(this.log.length, folded);
      if (event.key !== null) this.keys.add(plainKey(event.key));
      if (event.by !== 'host' && event.by !== 'clock') this.actedAt.set(event.by, this.startedAt + event.at);
    }
  }

  /** The match as it stood after its first `seq` events; null: it is not folded here. */
  after(seq: number): Promise<Match> | null {
    const { folded, judges, log } = this;
    if (folded === null) return null;
    let from = seq;
    while (from > 0 && !this.stood.has(from)) from -= 1;
    return inTurn(async () => {
      const then = this.stood.get(from) ?? createMatch(folded.start);
      const events = log.slice(from, seq);
      const steps = await stepsFrom({ folded: then, log: log.slice(0, from) }, { events, judges });
      return steps.at(-1)?.folded ?? then;
    });
  }

  /** How many events there were when the running phase opened; 0 where nothing is folded. */
  get openedAt(): number {
    return this.openings.at(-1) ?? 0;
  }

  /** As `openedAt`, of the phase in which the match stood after its first `seq` events. */
  openedBefore(seq: number): number {
    return this.openings[seq - 1] ?? 0;
  }

  /** Whether this event counted when its phase closed: what is taken back before that never does. */
  hasClosed(seq: number): boolean {
    return this.closed.has(seq);
  }

  private closePhase(): void {
    for (const seq of countingSeqs(this.log, { end: this.log.length, since: this.openedAt })) this.closed.add(seq);
  }

  /** When the running phase opened, in epoch milliseconds. */
  get openedAtMs(): number {
    return this.startedAt + (this.log[this.openedAt - 1]?.at ?? 0);
  }

  private openingAfter(event: LogEvent, folded: Match): number {
    const to = rewindTarget(event);
    if (to !== null) return this.openings[to - 1] ?? 0;
    return folded.opened === this.folded?.opened ? this.openedAt : this.log.length;
  }

  /** As `refresh`, after a change that this process made beside the log. */
  refreshChanged(db: Queryable): Promise<boolean> {
    return this.exclusively(() => this.reload(db, { isChanged: true }));
  }

  /**
   * As `refresh`, for those who have the match to themselves already. Known to be so: `isChanged`, that something beside the log is
   * new; `isMoved`, that something is.
   */
  async reload(db: Queryable, { isChanged = false, isMoved = false } = {}): Promise<boolean> {
    const before = { seq: this.log.length, revision: this.row.revision, refusals: this.row.refusals };
    // Together: screens wait for this, and what is added is nearly always why it is asked. A lobby has no log.
    const [platform, added] = await Promise.all([
      isChanged ? this.readWhole(db) : this.readAnew(db, isMoved),
      this.row.status === 'lobby' ? [] : this.readAdded(db),
    ]);
    this.platform = platform;
    await this.hearRefusals(db, before.refusals);
    if (this.row.seq !== before.seq || this.folded === null) await this.readOn(db, added);
    return this.log.length !== before.seq || this.row.revision !== before.revision;
  }

  /** Asked before everything that is done seldom, and nearly always in vain: so it asks for little first, if nothing is known. */
  private async readAnew(db: Queryable, isMoved: boolean): Promise<Platform> {
    if (!isMoved) {
      const counts = await readCounts(db, this.id);
      if (counts?.revision !== this.row.revision) return this.readWhole(db);
      if (counts.seq === this.row.seq && counts.refusals === this.row.refusals) return this.platform;
    }
    const row = await readMatchRow(db, { id: this.id });
    return row?.revision === this.row.revision ? { ...this.platform, row } : this.readWhole(db);
  }

  private async readWhole(db: Queryable): Promise<Platform> {
    const platform = await readPlatform(db, { id: this.id });
    if (platform === null) throw new GoneError(this.row.code);
    return platform;
  }

  /** When seats were last seen, by whichever process. */
  seen(seats: readonly { readonly seat: string; readonly lastSeenAt: Date | null }[]): void {
    const at = new Map<string, Date | null>(seats.map(({ seat, lastSeenAt }) => [seat, lastSeenAt]));
    const updated = this.platform.seats.map((seat) => ({ ...seat, lastSeenAt: at.get(seat.seat) ?? seat.lastSeenAt }));
    this.platform = { ...this.platform, seats: updated };
  }

  /** What an append changed in the match's row. */
  moved(
    change: Pick<MatchRow, 'seq' | 'status' | 'results' | 'phase' | 'round' | 'dueAt' | 'resumeAt' | 'updatedAt'>,
  ): void {
    const finishedAt = change.status === 'finished' ? (this.row.finishedAt ?? change.updatedAt) : null;
    this.platform = { ...this.platform, row: { ...this.row, ...change, finishedAt } };
  }

  /** Takes over what was refused, and is kept: the oldest are forgotten. */
  hasRefused(refused: Iterable<KeptRefusal>): void {
    for (const one of refused) this.refused.set(one.key, one);
    for (const key of [...this.refused.keys()].slice(0, -keptRefusals)) this.refused.delete(key);
  }

  /** As `moved`, after refusals. */
  countRefusals(refusals: number): void {
    this.platform = { ...this.platform, row: { ...this.row, refusals } };
  }

  private async hearRefusals(db: Queryable, after: number): Promise<void> {
    const { id, refusals } = this.row;
    if (refusals > after) this.hasRefused(await readRefused(db, { id, after, upTo: refusals }));
  }

  /** Takes over what the row counts, and no more: what came since comes with the row that tells of it. */
  private async readOn(db: Queryable, added: readonly LogEvent[] = []): Promise<void> {
    if (this.row.status === 'lobby') return;
    const missing = this.row.seq - this.log.length;
    const events = (added.length < missing ? await this.readAdded(db) : added).slice(0, missing);
    if (isByOtherRules(this.row, gameOf(this)) || this.refusedAt !== null) await this.keepUnfolded(events);
    else await this.fold(events);
  }

  private readAdded(db: Queryable): Promise<LogEvent[]> {
    return readLog(db, { id: this.id, after: this.log.length, version: gameOf(this)?.version ?? null });
  }

  /** Nobody sees it half folded. */
  private async fold(events: readonly LogEvent[]): Promise<void> {
    const { judges } = this;
    const folded =
      this.folded ?? (await foldedFrom(startOf(this.row, this.platform.seats), { events: this.log, judges }));
    const after = (seq: number) => this.after(seq);
    const steps = await stepsFrom({ folded, log: this.log, after }, { events, judges });
    if (this.row.status !== 'finished' && this.findRefused(steps) !== null) return this.keepUnfolded(events);
    this.folded = folded;
    this.take(steps);
    const isWhole = this.row.status === 'finished' && this.log.length === this.row.seq;
    if (isWhole && !comesOutAsKept(this.row, this.folded)) this.folded = null;
  }

  /**
   * Nothing is appended that was refused, so where an event is refused now, the rules are others than they say: without it
   * the match would go on as it never was. What a rewind took back does not matter any more.
   */
  private findRefused(steps: readonly Step[]): number | null {
    if (steps.every(({ refusal }) => refusal === null)) return null;
    const log = [...this.log, ...steps.map(({ event }) => event)];
    const counting = new Set(countingSeqs(log, { end: log.length, since: 0 }));
    const at = steps.findIndex(({ refusal }, i) => refusal !== null && counting.has(this.log.length + i + 1));
    if (at === -1) return null;
    this.refusedAt = this.log.length + at + 1;
    this.closes.length = 0;
    const { code, message } = steps[at]?.refusal ?? {};
    const what = `line ${this.refusedAt} of match ${this.row.code} is refused by today’s rules of ${this.row.game}`;
    tellFault(`${what}; the match stands still`, new Error(`${code}: ${message}`));
    return this.refusedAt;
  }

  /** Whoever has its rules acts on it; here its log is kept, and its end shown where these rules come to the same. */
  private async keepUnfolded(events: readonly LogEvent[]): Promise<void> {
    this.log.push(...events);
    const { log, judges } = this;
    const { seats } = this.platform;
    this.folded = this.row.status === 'finished' ? await playedAgain(this.row, { seats, log, judges }) : null;
  }
}

/** As they were kept at the finish; null where there is no result. */
export const readResults = memo(({ results }: MatchRow): Results | null =>
  results === null ? null : JSON.parse(results),
);

/** The match was taken away (only matches that never started can be). */
export class GoneError extends Error {
  constructor(code: string) {
    super(`Match ${code} is gone`);
  }
}
