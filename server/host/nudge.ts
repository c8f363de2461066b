import type { SeatId } from '@/games/game';
import { viewOf } from '@/games/match';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { Access } from '../pages/access';

export interface Nudge {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly seats?: readonly string[];
  readonly text?: string;
}

/** Answers with those who were reminded, unless that is more than may be on the screen. */
export function nudge(service: Changing, { match, access, seats, text }: Nudge): Promise<Outcome<{ seats: SeatId[] }>> {
  return change(service, match, async (db, row) => {
    const nudged = seatsToNudge(match, seats);
    if (nudged.length === 0) return refused('NOBODY', 'Nobody has to be reminded.', 'seats');
    const word = { matchId: row.id, kind: 'nudge', text: text ?? 'The host reminds you: your turn is still open.' };
    await db.notice.createMany({ data: nudged.map((seat) => ({ ...word, seat })) });
    return accepted({ seats: access.behind === null ? nudged : [] });
  });
}

function seatsToNudge(match: LoadedMatch, named: readonly string[] | undefined): SeatId[] {
  const all = match.platform.seats.map(({ seat }) => seat);
  if (named !== undefined) return all.filter((seat) => named.includes(seat));
  if (match.folded === null) return [];
  return viewOf(match.folded, 'host').seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : []));
}
