import type { Queryable } from '../database/queryable';
import { botIdFor, unknownBot } from '../lobby/bots';
import { createSeatLink, putSeatLink } from '../lobby/links';
import { emptied, sendAway } from '../lobby/seats';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { seatsStay, unknownSeat } from '../log/refusals';
import { gameOf, readSeats } from '../log/rows';
import { refuseUnfolded } from '../log/rules';
import { refuseChanged } from '../log/sitting';
import { accepted, type Outcome, refused } from '../outcome';

// Who plays on a seat of a running match.

interface SeatOf {
  readonly match: LoadedMatch;
  readonly seat: string;
  /** Who sat there (log/sitting.ts); left out: whoever does. */
  readonly meantFor?: string | undefined;
}

/**
 * Whoever sat there loses the seat, with their notes, and is told why; the new holder comes by the link. The seat is
 * called as it was until then, and by their name from then on. Refused once the match is over: a result stays with who played for it.
 */
export async function replaceSeat(
  service: Changing,
  { match, seat, meantFor, reason }: SeatOf & { reason?: string },
): Promise<Outcome<{ token: string; linkId: string }>> {
  const { token, kept } = createSeatLink();
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const held = await findSeat(db, { matchId: row.id, seat });
    if (held === undefined) return unknownSeat();
    const changed = refuseChanged(held, meantFor);
    if (changed !== null) return changed;
    await sendAway(db, { matchId: row.id, held, reason });
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data: emptied(held, row) });
    return (await putSeatLink(db, { row, seat, kept })) ?? accepted({ token, linkId: kept.linkId });
  });
}

/** A bot of these rules plays on, until the match is over; whoever holds the seat keeps it, and can be handed it back. */
export function handToBot(
  service: Changing,
  { match, seat, meantFor, bot }: SeatOf & { bot?: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const heldUp = refuseUnfolded({ row, folded: match.folded, refusedAt: match.refusedAt });
    if (heldUp !== null) return heldUp;
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return unknownBot();
    const held = await findSeat(db, { matchId: row.id, seat });
    if (held === undefined) return unknownSeat();
    return refuseChanged(held, meantFor) ?? putBot(db, { matchId: row.id, seat, bot: id });
  });
}

export function handBack(service: Changing, { match, seat, meantFor }: SeatOf): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const held = await findSeat(db, { matchId: row.id, seat });
    const changed = held === undefined ? null : refuseChanged(held, meantFor);
    if (changed !== null) return changed;
    if (held?.bot != null && held.holderId !== null) return putBot(db, { matchId: row.id, seat, bot: null });
    return refused(
      'NO_STAND_IN',
      'Nobody holds this seat whom it could be handed back to. Issue a link for it.',
      'seat',
    );
  });
}

interface KeptSeat {
  readonly matchId: number;
  readonly seat: string;
}

const findSeat = async (db: Queryable, { matchId, seat }: KeptSeat) =>
  (await readSeats(db, matchId)).find((one) => one.seat === seat);

async function putBot(db: Queryable, { matchId, seat, bot }: KeptSeat & { bot: string | null }): Promise<Outcome> {
  await db.matchSeat.update({ where: { matchId_seat: { matchId, seat } }, data: { bot } });
  return accepted({});
}
