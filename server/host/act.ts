import { randomInt } from 'node:crypto';
import type { MatchView } from '@/games/game';
import { checkAction, hostActionSchema, hostMomentOf, viewOf } from '@/games/match';
import { now } from '../database/time';
import type { Submitting } from '../log/appender';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { unknownSeat } from '../log/refusals';
import { gameOf } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
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
  service: Submitting & Changing,
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
  const outcome = await service.appender.submit({
    ...{ match, by: 'host', action, key, via: 'host', person: by, reason, meantFor },
    beside: { reason: reason ?? null, meantFor },
  });
  if (isRewind && outcome.ok) await service.changed(match); // who was gone has left their seat
  return access.behind === null ? outcome : saidSafely(outcome, { match, action });
}

/** What nobody answered is not wanted any more: as `takeBackAsPlayer`. */
export const takeBackAsHost = (
  { appender }: Submitting,
  { match, by, action, key, reason, meantFor }: Omit<HostAct, 'access'>,
): Promise<Outcome> =>
  appender.submit({
    ...{ match, by: 'host', action, key, via: 'host', person: by, takesBack: true },
    beside: { reason: reason ?? null, meantFor },
  });

interface Closing extends Omit<HostAct, 'action' | 'reason'> {
  /** Takes one of so many, counted from 0. */
  readonly draw?: (count: number) => number;
}

/**
 * For a host whose screen others look at: closes what is open, and where that leaves them a choice between equals, or has left
 * it already, a lot makes it at once. Whoever looks on sees the same in either case.
 */
export async function closeByLot(
  service: Submitting & Changing,
  { key, meantFor, draw = (count) => randomInt(count), ...closing }: Closing,
): Promise<Outcome> {
  const { match } = closing;
  const isLeft = choicesIn(match).length > 0;
  const closed = isLeft ? null : await actAsHost(service, { ...closing, key, meantFor, action: { type: 'resolve' } });
  const choices = choicesIn(match);
  if (closed?.ok === false || choices.length === 0) return closed ?? accepted({});
  return actAsHost(service, {
    ...{ ...closing, key: `${key} lot`, meantFor: isLeft ? meantFor : momentIn(match) },
    action: choices[draw(choices.length)],
    reason: 'Drawn by lot.',
  });
}

function choicesIn(match: LoadedMatch): readonly unknown[] {
  const game = gameOf(match);
  if (match.folded === null || match.status === 'finished') return [];
  return game?.equalChoices?.(viewOf(match.folded, 'host')) ?? [];
}

function momentIn(match: LoadedMatch): string {
  const game = gameOf(match);
  return game === null || match.folded === null ? '' : hostMomentOf(game, viewOf(match.folded, 'host'));
}

/** On a safe screen a refusal for what only the host knows (a vote that has tied) does not say why. */
function saidSafely(outcome: Outcome, { match, action }: Pick<HostAct, 'match' | 'action'>): Outcome {
  const game = gameOf(match);
  if (outcome.ok || game === null || match.folded === null) return outcome;
  const codeBy = (view: MatchView) => checkAction(game, { ...view, viewer: 'host' }, action)?.code;
  const { code } = outcome.refusal;
  const isForHost = codeBy(viewOf(match.folded, 'host')) === code && codeBy(viewOf(match.folded, 'spectator')) !== code;
  return isForHost
    ? refused('SAFE', 'Nothing was done. What is left to do shows on a screen that nobody else looks at.')
    : outcome;
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
    beside: { reason: reason ?? null, meantFor, minutes },
  });
}

/** The host acts for a seat; the log says so. */
export async function actForSeat(
  service: Submitting,
  { match, seat, by, action, key, reason, meantFor }: Omit<HostAct, 'access'> & { seat: string },
): Promise<Outcome> {
  const held = match.platform.seats.find((row) => row.seat === seat);
  if (held === undefined) return unknownSeat();
  return service.appender.submit({
    ...{ match, by: held.seat, action, key, via: 'host', person: by, reason, meantFor },
    beside: { reason: reason ?? null, meantFor },
  });
}
