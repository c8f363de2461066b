import { hostActionSchema } from '@/games/match';
import { now } from '../database/time';
import type { Submitting } from '../log/appender';
import type { LoadedMatch } from '../log/loaded-match';
import { unknownSeat } from '../log/refusals';
import { type Outcome, refused } from '../outcome';
import type { Access } from '../pages/access';
import type { Person } from '../person';

// The clock, corrections, the game's own host actions and what a host sends for a seat go into the log like everybody's
// actions.

interface HostAct {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly by: Person;
  readonly action: unknown;
  readonly key: string;
  readonly reason?: string;
  /** The moment it was meant for: it is refused in every other one. */
  readonly meantFor: string;
}

/** A rewind wants a reason: everybody will read it beside both versions. */
export async function actAsHost(
  service: Submitting,
  { match, access, by, action, key, reason, meantFor }: HostAct,
): Promise<Outcome> {
  const common = hostActionSchema.safeParse(action);
  const isRewind = common.success && common.data.type === 'rewind';
  // What it would take back cannot be looked at, and a safe log has other numbers.
  if (isRewind && access.behind !== null) {
    const first = access.isHeldBack ? 'Press “Show me everything” first' : 'Switch “Safe to share my screen” off first';
    return refused('SAFE', `${first}: a rewind wants a look at what it takes back.`);
  }
  if (isRewind && !access.host) return refused('NOT_ALLOWED', 'A practice match cannot be taken back.');
  if (isRewind && (reason ?? '') === '') {
    return refused('REASON_NEEDED', 'Say why: everybody reads it beside both versions.', 'reason');
  }
  return service.appender.submit({ match, by: 'host', action, key, via: 'host', person: by, reason, meantFor });
}

export async function pauseMatch(
  service: Submitting,
  { match, by, minutes, key, reason, meantFor }: Omit<HostAct, 'action'> & { minutes: number | null },
): Promise<Outcome> {
  const resumeAt = minutes === null ? null : now() + minutes * 60_000;
  const action = { type: 'pause' };
  return service.appender.submit({
    match,
    by: 'host',
    action,
    key,
    via: 'host',
    person: by,
    reason,
    meantFor,
    resumeAt,
  });
}

/** The host acts for a seat; the log says so. */
export async function actForSeat(
  service: Submitting,
  { match, seat, by, action, key, reason, meantFor }: Omit<HostAct, 'access'> & { seat: string },
): Promise<Outcome> {
  const held = match.platform.seats.find((row) => row.seat === seat);
  if (held === undefined) return unknownSeat();
  return service.appender.submit({ match, by: held.seat, action, key, via: 'host', person: by, reason, meantFor });
}
