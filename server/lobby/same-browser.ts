// A guest and an account in one browser: where the account may not play in a match nobody is signed in there as a guest
// who does (docs/decisions/547).
import { guestSessions, type Which } from '../auth/sessions';
import type { Querying } from '../database/queryable';
import type { ClosedToGuests, SignedIn } from '../handed-to-pages';
import type { Finding } from '../log/match-cache';
import { findLink, guestIdOf } from './links';
import { refuseGuestBeside, refuseGuestsOf, refuseSentAway } from './members';

/** Why a seat's link signs nobody in with this browser; null: it does. */
export async function whyClosedToGuests(
  service: Querying & Finding,
  { token, browser }: { token: string; browser: string | null },
): Promise<ClosedToGuests | null> {
  const { prisma } = service;
  const link = await findLink(prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (link === null || match === null) return null;
  await service.refresh(match);
  const { row } = match;
  if ((await refuseGuestsOf(prisma, { row, browser })) !== null) return 'NOT_AS_GUEST';
  const personId = guestIdOf(link.linkId) ?? '';
  return (await refuseSentAway(prisma, { row, browser, personId })) === null ? null : 'SENT_AWAY';
}

interface Ending extends Querying, Finding {
  endSessions(which: Which): Promise<void>;
}

/** Somebody signs in by account: with this browser nobody goes on as a guest in a match in which the account may not play. */
export async function endGuestsBeside(service: Ending, { person, browser }: SignedIn): Promise<void> {
  if (browser === null) return;
  const sessions = await guestSessions(service.prisma, browser);
  const seats = await service.prisma.matchSeat.findMany({
    where: { holderId: { in: sessions.map(({ personId }) => personId) }, match: { status: { not: 'finished' } } },
    select: { matchId: true, holderId: true },
  });
  const refused = new Set<string | null>();
  for (const { matchId, holderId } of seats) {
    const match = await service.matches.get(matchId);
    if (match === null) continue;
    await service.refresh(match);
    const refusal = await refuseGuestBeside(service.prisma, { row: match.row, personId: person.id });
    if (refusal !== null) refused.add(holderId);
  }
  for (const { id, personId } of sessions) if (refused.has(personId)) await service.endSessions({ personId, id });
}
