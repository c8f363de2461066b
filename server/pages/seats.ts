import { catalogEntry } from '@/games/catalog';
import { calledAs } from '@/games/kit/called';
import { viewOf } from '@/games/match';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { isOpenSeat, onlineMs, type SeatRow } from '../log/rows';
import { sittingOf } from '../log/sitting';
import { type Access, rightsOf } from './access';
import { botName } from './bot-names';
import type { ChosenFace, MatchPage, PageSeat, TakenSeat } from './shapes';
import { isKeptFrom } from './untold';
import { variantOfMatch } from './variant';

// Who sits where, as a viewer may know it.

export function seatsOf(match: LoadedMatch, access: Access): PageSeat[] {
  const acted = actedSeats(match, access);
  return match.platform.seats.map((row): PageSeat => {
    const isHidden = isHiddenFrom(match, { access, row });
    const seat = isHidden ? asAtStart(row) : row;
    const holder = isHidden ? withoutNews(holderOf(seat)) : holderOf(seat);
    const online = showsOnline(match, access) && seat.holderId !== null ? isOnline(match, seat) : null;
    return {
      seat: seat.seat,
      name: nameOf(match, seat),
      absent: absentFrom(seat),
      holder,
      kept: holder === 'free' && !isOpenSeat(seat),
      open: match.status === 'lobby' && isOpenSeat(seat),
      bot: access.host ? seat.bot : null,
      mine: access.seat === seat.seat,
      face: faceOf(match, seat),
      online,
      lastSeenAt: access.host && online === false ? (seat.lastSeenAt?.getTime() ?? null) : null,
      since: isHidden ? null : (seat.since?.getTime() ?? null),
      leftAt: holder === 'free' ? (seat.leftAt?.getTime() ?? null) : null,
      ready: readyOf(match, { seat, access }),
      promised: isHidden || promiseOf(match) === null || seat.holderId === null ? null : seat.promisedAt !== null,
      actedAt: acted.has(seat.seat) ? (match.actedAt.get(seat.seat) ?? null) : null,
      link: rightsOf(access).host ? seat.linkId : null,
      sitting: rightsOf(access).host ? sittingOf(row) : null,
      taken: readsNews(access) && isTakenNews(row) ? takenSeat(row) : null,
      standIn: isStandIn(seat),
    };
  });
}

/** A host, before they have asked for everything too: it tells nothing of the game. */
export const readsNews = (access: Access): boolean => (access.isHeldBack ? rightsOf(access) : access).host;

/** An account that took a guest's seat by its link still sits there, and no host has said that they know of it. */
export const isTakenNews = ({ takenAt, takenReadAt, holderId }: SeatRow): boolean =>
  takenAt !== null && takenReadAt === null && holderId !== null;

/** Null: nobody did. */
export function takenSeat({ takenFromName, takenBy, takenAt, takenDeniedAt }: SeatRow): TakenSeat | null {
  if (takenAt === null) return null;
  const deniedAt = takenDeniedAt?.getTime() ?? null;
  return { from: takenFromName ?? '', by: takenBy ?? '', at: takenAt.getTime(), deniedAt };
}

/** Whether who or what plays on this seat since the start is nothing that this viewer may know. */
export function isHiddenFrom(match: LoadedMatch, { access, row }: { access: Access; row: SeatRow }): boolean {
  const isOpen = match.status === 'finished' && !isKeptFrom(access, match);
  return !showsPresence(match, access) && !isOpen && access.seat !== row.seat;
}

/** A seat that somebody held at the start, whoever or whatever plays it now. */
const asAtStart = (row: SeatRow): SeatRow =>
  row.holderName === null ? row : { ...row, bot: null, holderName: row.firstName ?? row.holderName };

/** Whose seat is empty, or has another holder, does nothing meanwhile: what is not done on the boards would tell their colour. */
const withoutNews = (holder: PageSeat['holder']): PageSeat['holder'] => (holder === 'bot' ? 'bot' : 'player');

/** In an anonymous match a face would be looked for on the board. */
export function faceOf(match: LoadedMatch, { faceEmblem, faceEnamel }: SeatRow): ChosenFace | null {
  if (faceEmblem === null || faceEnamel === null || variantOfMatch(match).anonymous) return null;
  return { emblem: faceEmblem, enamel: faceEnamel };
}

function holderOf({ holderId, holderGuest, bot }: SeatRow): PageSeat['holder'] {
  if (bot !== null) return 'bot';
  if (holderId === null) return 'free';
  return holderGuest ? 'guest' : 'player';
}

const isStandIn = ({ holderId, bot }: SeatRow): boolean => bot !== null && holderId !== null;

interface Table {
  readonly row: Pick<LoadedMatch['row'], 'id' | 'ownerName'>;
  readonly platform: { readonly seats: readonly SeatRow[] };
}

/** Whose seat a bot plays that nobody holds: whoever did not come, or was taken off it. Null: it is nobody's. */
const absentFrom = ({ name, holderName, holderId, bot }: SeatRow): string | null =>
  bot === null || holderId !== null ? null : (name ?? holderName);

export function nameOf({ row, platform: { seats } }: Table, seat: SeatRow): string {
  if (seat.name !== null) return seat.name;
  if (seat.bot === null || seat.holderName !== null) return seat.holderName ?? `Seat ${seat.seat}`;
  const taken = seats.flatMap(({ name, holderName }) => name ?? holderName ?? []);
  return botName({
    matchId: row.id,
    position: seats.findIndex((one) => one.seat === seat.seat),
    seat: seat.seat,
    taken: [row.ownerName, ...taken],
  });
}

/** As results and posts call it. */
export const calledOf = (table: Table, seat: SeatRow): string =>
  calledAs({ name: nameOf(table, seat), holder: holderOf(seat), standIn: isStandIn(seat) });

/** Who has the page open: for hosts on a screen of their own, and before the start for those at the table, who wait for one another. */
export function showsOnline(match: LoadedMatch, access: Access): boolean {
  const { host, seat } = access;
  return showsPresence(match, access) && (host || (match.status === 'lobby' && seat !== null));
}

/** Who is here and who is ready would tie people to what happens on an anonymous board. */
export function showsPresence(match: LoadedMatch, access: Access): boolean {
  return access.host || (!variantOfMatch(match).anonymous && !access.practiceHost) || match.status === 'lobby';
}

export function isOnline(match: LoadedMatch, { holderId, lastSeenAt }: SeatRow): boolean {
  if (holderId === null) return false;
  return match.connected.has(holderId) || (lastSeenAt !== null && now() - lastSeenAt.getTime() < onlineMs);
}

/** Whether a page of this match is open for them: as a player in any process, as anybody else in this one. */
export const isPresent = (match: LoadedMatch, personId: string): boolean =>
  match.connected.has(personId) ||
  match.platform.seats.some((seat) => seat.holderId === personId && isOnline(match, seat));

/** A match among bots alone asks nothing. */
export const promiseOf = ({ row }: LoadedMatch): MatchPage['promise'] =>
  row.practice ? null : (catalogEntry(row.game)?.promise ?? null);

function readyOf(match: LoadedMatch, { seat, access }: { seat: SeatRow; access: Access }): boolean | null {
  const since = match.row.readyCheckAt;
  if (since === null || seat.holderId === null) return null;
  if (!showsPresence(match, access) && access.seat !== seat.seat) return null;
  return seat.readyAt !== null && seat.readyAt >= since;
}

function actedSeats({ folded }: LoadedMatch, access: Access): Set<string> {
  if (folded === null || !access.host || folded.status === 'finished') return new Set();
  return new Set(viewOf(folded, 'host').seats.flatMap(({ seat, acted }) => (acted === true ? [seat] : [])));
}
