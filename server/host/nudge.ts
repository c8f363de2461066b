import type { SeatId } from '@/games/game';
import { NUDGE_PAUSE_MS } from '@/games/kit/nudge-pause';
import { viewOf } from '@/games/match';
import { now } from '../database/time';
import { type Changing, type Counting, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { refuseUnfolded } from '../log/rules';
import { accepted, type Outcome, refused } from '../outcome';
import type { Access } from '../pages/access';
import { plainReminder } from '../reach/news';

export interface Nudge {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly seats?: readonly string[];
  readonly text?: string;
  readonly count: Counting;
}

export interface Nudged {
  readonly seats: SeatId[];
  /** When (epoch milliseconds), to ask what became of it; null: that is not for this screen. */
  readonly at: number | null;
}

/** Answers with those who were reminded, unless that is more than may be on the screen. */
export function nudge(service: Changing, { match, access, seats, text, count }: Nudge): Promise<Outcome<Nudged>> {
  return change(service, match, async (db, row) => {
    const heldUp = refuseUnfolded({ row, folded: match.folded, refusedAt: match.refusedAt });
    if (heldUp !== null) return heldUp;
    const wanted = seatsToNudge(match, seats);
    if (wanted.length === 0) return refused('NOBODY', 'Nobody has to be reminded.', 'seats');
    const at = now();
    const since = new Date(at - NUDGE_PAUSE_MS);
    const ofThem = { matchId: row.id, kind: 'nudge', seat: { in: wanted } };
    const recent = await db.notice.findMany({ where: { ...ofThem, createdAt: { gt: since } } });
    const nudged = wanted.filter((seat) => !recent.some((notice) => notice.seat === seat));
    if (nudged.length === 0) return refused('TOO_SOON', againWords(recent), 'seats');
    await count(db);
    const word = { matchId: row.id, kind: 'nudge', text: text ?? plainReminder };
    await db.notice.createMany({ data: nudged.map((seat) => ({ ...word, seat, createdAt: new Date(at) })) });
    return accepted(access.behind === null ? { seats: nudged, at } : { seats: [], at: null });
  });
}

function againWords(recent: readonly { createdAt: Date }[]): string {
  const first = Math.min(...recent.map(({ createdAt }) => createdAt.getTime()));
  const minutes = Math.max(1, Math.ceil((first + NUDGE_PAUSE_MS - now()) / 60_000));
  return `They were reminded less than ten minutes ago. Again in ${minutes} min.`;
}

/** Where none are named, the people for whom something waits. */
function seatsToNudge({ folded, platform }: LoadedMatch, named: readonly string[] | undefined): SeatId[] {
  const all = platform.seats.map(({ seat }) => seat);
  if (named !== undefined) return all.filter((seat) => named.includes(seat));
  if (folded === null) return [];
  const people = new Set(platform.seats.flatMap(({ seat, bot }) => (bot === null ? [seat] : [])));
  const { seats } = viewOf(folded, 'host');
  return seats.flatMap(({ seat, acted }) => (acted === false && people.has(seat) ? [seat] : []));
}
