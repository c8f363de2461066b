import type { SeatId } from '@/games/game';
import type { Submitting } from '../log/appender';
import type { LoadedMatch } from '../log/loaded-match';
import { type Outcome, refused } from '../outcome';
import type { Person } from '../person';

interface SeatAct {
  readonly match: LoadedMatch;
  readonly seat: SeatId;
  readonly by: Person;
  readonly action: unknown;
  readonly key: string;
  /** The moment it was meant for; null: any. */
  readonly meantFor: string | null;
}

/** A player acts from their own seat. */
export async function actAsPlayer(
  service: Submitting,
  { match, seat, by, action, key, meantFor }: SeatAct,
): Promise<Outcome> {
  const held = match.platform.seats.find((row) => row.seat === seat);
  if (held?.bot != null)
    return refused('STAND_IN', 'A bot plays your seat for now. Ask the host to hand it back to you.');
  return service.appender.submit({ match, by: seat, action, key, via: 'player', person: by, meantFor });
}
