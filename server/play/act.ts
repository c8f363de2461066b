import type { SeatId } from '@/games/game';
import type { Submitting } from '../log/appender';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import type { SeenOwn } from '../log/submission';
import { type Outcome, refused } from '../outcome';
import { isWithheld } from '../pages/withheld';
import type { Person } from '../person';

type Kept = Pick<SeatAct, 'match' | 'seat' | 'by' | 'action' | 'key'>;

/** What nobody answered is not wanted any more. `ok`: it has arrived; `TAKEN_BACK`: it has not, and counts no more should it still. */
export const takeBackAsPlayer = ({ appender }: Submitting, { seat, ...kept }: Kept): Promise<Outcome> =>
  appender.submit({ ...kept, by: seat, person: kept.by, via: 'player', takesBack: true });

interface SeatAct {
  readonly match: LoadedMatch;
  readonly seat: SeatId;
  readonly by: Person;
  readonly action: unknown;
  readonly key: string;
  /** The moment it was meant for; null: any. */
  readonly meantFor: string | null;
  /** Null: whatever the seat has sent since. */
  readonly seenOwn: SeenOwn | null;
}

const hasStandIn = ({ platform }: LoadedMatch, seat: SeatId): boolean =>
  platform.seats.some((row) => row.seat === seat && row.bot !== null);

/** A player acts from their own seat. */
export async function actAsPlayer(
  service: Submitting & Finding,
  { match, seat, by, action, key, meantFor, seenOwn }: SeatAct,
): Promise<Outcome> {
  if (hasStandIn(match, seat)) await service.refresh(match);
  if (hasStandIn(match, seat))
    return refused('STAND_IN', 'A bot plays your seat for now. Ask the host to hand it back to you.');
  if (isWithheld(match, seat))
    return refused(
      'SEALED',
      'Somebody else sat here when this opened, and what is sent in this match is sealed. You play on once this has closed.',
    );
  return service.appender.submit({ match, by: seat, action, key, via: 'player', person: by, meantFor, seenOwn });
}
