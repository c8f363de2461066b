import type { MatchView, SeatId } from '@/games/game';
import { foldMatch, hostActionSchema, viewOf } from '@/games/match';
import { findPerson } from '../auth/people';
import { issueLink } from '../lobby/links';
import { botIdFor, setMember, unknownSeat } from '../lobby/lobby';
import { change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { countingSeqs } from '../log/rewinds';
import { readSeats } from '../log/rows';
import { submit } from '../log/submit';
import type { Access } from '../pages/access';
import { linesOf } from '../pages/log';
import { gameOf, matchViewFor } from '../pages/page';
import { accepted, type LogLine, type Outcome, refused } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';

// What the dashboard does to a running match. The clock, corrections and the game's own host actions go into the log
// like everybody's actions; who sits on a seat and who may watch stand beside it.

interface HostAct {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly by: Person;
  readonly action: unknown;
  readonly key: string;
  readonly reason?: string;
}

/** A rewind wants a reason: everybody will read it beside both versions. */
export async function actAsHost(
  service: Service,
  { match, access, by, action, key, reason }: HostAct,
): Promise<Outcome> {
  if (match.folded === null) return notStarted();
  const common = hostActionSchema.safeParse(action);
  const isRewind = common.success && common.data.type === 'rewind';
  if (isRewind && !access.host) return refused('NOT_ALLOWED', 'A practice match cannot be taken back.');
  if (isRewind && (reason ?? '') === '') {
    return refused('REASON_NEEDED', 'Say why: everybody reads it beside both versions.', 'reason');
  }
  return submit(service, { match, by: 'host', action, key, via: 'host', person: by, reason });
}

export async function pauseMatch(
  service: Service,
  { match, by, minutes, key, reason }: Omit<HostAct, 'action'> & { minutes: number | null },
): Promise<Outcome> {
  if (match.folded === null) return notStarted();
  const resumeAt = minutes === null ? null : Date.now() + minutes * 60_000;
  const action = { type: 'pause' };
  return submit(service, {
    match,
    by: 'host',
    action,
    key,
    via: 'host',
    person: by,
    reason,
    resumeAt,
  });
}

export interface SeatAct {
  readonly match: LoadedMatch;
  readonly seat: SeatId;
  readonly by: Person;
  readonly action: unknown;
  readonly key: string;
}

/** A player acts from their own seat. */
export async function actAsPlayer(
  service: Service,
  { match, seat, by, action, key, meantFor }: SeatAct & { meantFor: string | null },
): Promise<Outcome> {
  if (match.folded === null) return notStarted();
  const held = match.platform.seats.find((row) => row.seat === seat);
  if (held?.bot != null)
    return refused('STAND_IN', 'A bot plays your seat for now. Ask the host to hand it back to you.');
  return submit(service, { match, by: seat, action, key, via: 'player', person: by, meantFor });
}

/** The host acts for a seat; the log says so. */
export async function actForSeat(
  service: Service,
  { match, seat, by, action, key, reason }: SeatAct & { reason?: string },
): Promise<Outcome> {
  if (match.folded === null) return notStarted();
  if (!match.platform.seats.some((row) => row.seat === seat)) return unknownSeat();
  return submit(service, { match, by: seat, action, key, via: 'host', person: by, reason });
}

export interface RewindPreview {
  /** Lines that would no longer count, oldest first. */
  readonly lost: readonly LogLine[];
  /** Lines that count now and would not; or did not and would again. */
  readonly regained: readonly LogLine[];
  readonly view: MatchView;
}

/** What a rewind would change, as far as this host may know; null: there is no such point. */
export function previewRewind({
  match,
  access,
  to,
}: {
  match: LoadedMatch;
  access: Access;
  to: number;
}): RewindPreview | null {
  if (match.folded === null || to > match.log.length) return null;
  const now = new Set(countingSeqs(match.log, match.log.length));
  const then = new Set(countingSeqs(match.log, to));
  const lines = linesOf(match);
  return {
    lost: lines.filter(({ seq }) => now.has(seq) && !then.has(seq)),
    regained: lines.filter(({ seq }) => !now.has(seq) && then.has(seq)),
    view: matchViewFor(foldMatch(match.folded.start, match.log.slice(0, to)), { access, sealed: match.row.sealed }),
  };
}

interface SeatOf {
  readonly match: LoadedMatch;
  readonly seat: string;
}

/** Whoever sat there loses the seat, with their notes; the new holder comes by the link. */
export async function replaceSeat(service: Service, { match, seat }: SeatOf): Promise<Outcome<{ token: string }>> {
  const freed = await change(service, match, async (db, row) => {
    const updated = await db.query(
      `update match_seat set holder_id = null, holder_name = null, holder_guest = false, notebook = null, ready_at = null
        where match_id = $1 and seat = $2`,
      [row.id, seat],
    );
    return updated.rowCount === 1 ? accepted({}) : unknownSeat();
  });
  return freed.ok ? issueLink(service, { match, kind: 'seat', seat }) : freed;
}

/** A bot plays on; whoever holds the seat keeps it, and can be handed it back. */
export function handToBot(service: Service, { match, seat, bot }: SeatOf & { bot?: string }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return refused('UNKNOWN_BOT', 'This game has no such bot.', 'bot');
    const updated = await db.query('update match_seat set bot = $3 where match_id = $1 and seat = $2', [
      row.id,
      seat,
      id,
    ]);
    return updated.rowCount === 1 ? accepted({}) : unknownSeat();
  });
}

export function handBack(service: Service, { match, seat }: SeatOf): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const updated = await db.query(
      'update match_seat set bot = null where match_id = $1 and seat = $2 and bot is not null and holder_id is not null',
      [row.id, seat],
    );
    if (updated.rowCount === 1) return accepted({});
    return refused(
      'NO_STAND_IN',
      'Nobody holds this seat whom it could be handed back to. Issue a link for it.',
      'seat',
    );
  });
}

export interface Nudge {
  readonly match: LoadedMatch;
  readonly seats?: readonly string[];
  readonly text?: string;
}

export function nudge(service: Service, { match, seats, text }: Nudge): Promise<Outcome<{ seats: SeatId[] }>> {
  return change(service, match, async (db, row) => {
    const nudged = seatsToNudge(match, seats);
    if (nudged.length === 0) return refused('NOBODY', 'Nobody has to be reminded.', 'seats');
    await db.query(
      `insert into notice (match_id, seat, kind, text) select $1, seat, 'nudge', $3 from unnest($2::text[]) as s (seat)`,
      [row.id, nudged, text ?? 'The host reminds you: your turn is still open.'],
    );
    return accepted({ seats: nudged });
  });
}

function seatsToNudge(match: LoadedMatch, named: readonly string[] | undefined): SeatId[] {
  const all = match.platform.seats.map(({ seat }) => seat);
  if (named !== undefined) return all.filter((seat) => named.includes(seat));
  if (match.folded === null) return [];
  return viewOf(match.folded, 'host').seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : []));
}

export async function grantFullView(
  service: Service,
  { match, name }: { match: LoadedMatch; name: string },
): Promise<Outcome> {
  const person = await findPerson(service.pool, name);
  if (person === null) return refused('UNKNOWN_PERSON', 'Nobody has an account by that name.', 'name');
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    if (seats.some(({ holderId }) => holderId === person.id)) {
      return refused('PLAYS', 'They hold a seat in this match; a player cannot see everything.', 'name');
    }
    if (
      person.id === row.ownerId ||
      match.platform.members.some((m) => m.personId === person.id && m.kind === 'cohost')
    ) {
      return refused('HOST', 'They host this match and see everything already.', 'name');
    }
    await setMember(db, { matchId: row.id, person, kind: 'full' });
    return accepted({});
  });
}

export function dropMember(
  service: Service,
  { match, personId, kind }: { match: LoadedMatch; personId: string; kind: 'full' | 'removed' },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const dropped = await db.query('delete from match_member where match_id = $1 and person_id = $2 and kind = $3', [
      row.id,
      personId,
      kind,
    ]);
    return dropped.rowCount === 1 ? accepted({}) : refused('UNKNOWN_PERSON', 'They are not on that list.', 'personId');
  });
}

export function removeSpectator(
  service: Service,
  { match, personId }: { match: LoadedMatch; personId: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const member = match.platform.members.find((other) => other.personId === personId);
    const person = match.watchers.get(personId) ?? (member && { id: member.personId, name: member.name });
    if (person === undefined || member?.kind === 'cohost') {
      return refused('UNKNOWN_PERSON', 'They do not watch this match.', 'personId');
    }
    await setMember(db, { matchId: row.id, person, kind: 'removed' });
    return accepted({});
  });
}

const notStarted = () => refused('NOT_STARTED', 'The match has not started yet.');
