import { botIdFor, unknownBot } from '../lobby/bots';
import { createSeatLink, putSeatLink } from '../lobby/links';
import { nobody, sendAway } from '../lobby/seats';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { seatsStay, unknownSeat } from '../log/refusals';
import { gameOf, readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';

// Who plays on a seat of a running match.

interface SeatOf {
  readonly match: LoadedMatch;
  readonly seat: string;
}

/**
 * Whoever sat there loses the seat, with their notes, and is told why; the new holder comes by the link. The seat is
 * called as it was until then. Refused once the match is over: a result stays with who played for it.
 */
export async function replaceSeat(
  service: Changing,
  { match, seat, reason }: SeatOf & { reason?: string },
): Promise<Outcome<{ token: string }>> {
  const { token, kept } = createSeatLink();
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const held = (await readSeats(db, row.id)).find((other) => other.seat === seat);
    if (held === undefined) return unknownSeat();
    await sendAway(db, { matchId: row.id, held, reason });
    const data = { ...nobody, holderName: held.holderName };
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data });
    return (await putSeatLink(db, { row, seat, kept })) ?? accepted({ token });
  });
}

/** A bot plays on, until the match is over; whoever holds the seat keeps it, and can be handed it back. */
export function handToBot(service: Changing, { match, seat, bot }: SeatOf & { bot?: string }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const id = botIdFor(gameOf(match), bot);
    if (id === null) return unknownBot();
    const updated = await db.matchSeat.updateMany({ where: { matchId: row.id, seat }, data: { bot: id } });
    return updated.count === 1 ? accepted({}) : unknownSeat();
  });
}

export function handBack(service: Changing, { match, seat }: SeatOf): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const standIn = { bot: { not: null }, holderId: { not: null } };
    const updated = await db.matchSeat.updateMany({
      where: { matchId: row.id, seat, ...standIn },
      data: { bot: null },
    });
    if (updated.count === 1) return accepted({});
    return refused(
      'NO_STAND_IN',
      'Nobody holds this seat whom it could be handed back to. Issue a link for it.',
      'seat',
    );
  });
}
