import type { Querying } from '../database/queryable';
import { followTime } from '../database/time';

// Every process says about every second that it is alive, in one row that all share. Whoever finds that nobody has said so
// for a while writes the outage down: its time is given back to every match that was running (Addition).

/** In epoch milliseconds of the database. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export const beatMs = 1_000;
/** After so long without a word there was nobody. */
const outageMs = 3_000;
/** Outages before the newest ones were given back long ago. */
const keptOutages = 100;

interface Beat {
  readonly ms: number;
  readonly since: number | null;
  readonly until: number | null;
  readonly found: boolean;
}

export class Alive {
  /** Oldest first. */
  outages: readonly Outage[] = [];
  private saidAt = Number.NEGATIVE_INFINITY;
  private under: Promise<void> | null = null;

  constructor(
    private readonly database: Querying,
    /** This process was the one that found the newest outage. */
    private readonly foundOutage: () => void,
  ) {}

  /** This process itself may have been away: it has to look before it appends anything. */
  get mayHaveBeenAway(): boolean {
    return performance.now() - this.saidAt > outageMs;
  }

  /** Says that this process lives, learns of outages, and follows the database's clock. */
  beat(): Promise<void> {
    this.under ??= this.beatNow().finally(() => (this.under = null));
    return this.under;
  }

  private async beatNow(): Promise<void> {
    const askedAt = performance.now();
    let beats: Beat[] = [];
    await followTime(async () => {
      beats = await this.say();
      const [first] = beats;
      if (first === undefined) throw new Error('The database does not say what time it is');
      return first.ms;
    });
    this.saidAt = askedAt;
    const added = beats.flatMap(outageIn);
    if (added.length === 0) return;
    this.outages = [...this.outages, ...added].slice(-keptOutages);
    if (beats.some(({ found }) => found)) this.foundOutage();
  }

  /** One row at least: what time it is. Two who come at once wait for each other, and one of them finds an outage. */
  private say(): Promise<Beat[]> {
    const known = this.outages.at(-1)?.until ?? 0;
    return this.database.prisma.$queryRaw<Beat[]>`
      with said as (
        update alive set at = greatest(alive.at, clock_timestamp())
        from (select at from alive where id = 1 for update) as before where alive.id = 1
        returning before.at as since, alive.at as until),
      found as (
        insert into outage (since, until)
        select since, until from said where until - since > make_interval(secs => ${outageMs / 1000}::float8)
        returning since, until),
      news as (
        select since, until, true as found from found
        union all select since, until, false from outage where until > to_timestamp(${known / 1000}::float8))
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms, extract(epoch from news.since)::float8 * 1000 as since,
        extract(epoch from news.until)::float8 * 1000 as until, coalesce(news.found, false) as found
      from said left join news on true order by news.until`;
  }
}

const outageIn = ({ since, until }: Beat): Outage[] =>
  since === null || until === null ? [] : [{ since: Math.round(since), until: Math.round(until) }];
