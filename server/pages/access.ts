import type { SeatId, Viewer } from '@/games/game';
import type { ForAll } from '@/games/kit/live-message';
import type { Platform } from '../log/rows';
import type { Person } from '../person';
import type { Role } from './shapes';

// What somebody is in a match. Everything that is shown or done asks here, and nowhere else. Whose screen others look at is
// shown what a spectator is shown, whatever they are (docs/decisions/165).

export interface Access {
  readonly role: Role;
  readonly seat: SeatId | null;
  /** Has the dashboard. */
  readonly host: boolean;
  /** Made this practice match: has its clock, and knows no more than their seat. */
  readonly practiceHost: boolean;
  /** Sees what the host sees, without being one. */
  readonly fullView: boolean;
  /** Their id, if a host took them off their seat: they watch, and are told why. */
  readonly sentAway: string | null;
  /** The seat that an account took from this guest by its link. */
  readonly lostSeat: SeatId | null;
  /** Somebody who watches, and is asked to host too. */
  readonly isAsked: boolean;
  /**
   * What they are while others look at their screen, or may: the rest of this is a spectator then, so that whatever is
   * shown by it is safe. Null: nobody else looks.
   */
  readonly behind: Access | null;
  /** A host whose page has not been asked to show everything of this match (docs/decisions/330, 415). */
  readonly isHeldBack: boolean;
  /** Their screens are safe, and this page alone was asked for everything all the same (docs/decisions/671). */
  readonly isShownHere: boolean;
}

/** As much of a match as says who somebody is in it. */
export interface Platformed {
  readonly platform: Pick<Platform, 'row' | 'seats' | 'members'>;
}

const stranger: Access = {
  role: 'stranger',
  seat: null,
  host: false,
  practiceHost: false,
  fullView: false,
  sentAway: null,
  isAsked: false,
  lostSeat: null,
  behind: null,
  isHeldBack: false,
  isShownHere: false,
};

/** Knows whose screens others look at. */
export interface Guarding {
  readonly safe: {
    has(personId: string): boolean;
    /** Since when (epoch milliseconds); null: they are not safe. */
    since(personId: string): number | null;
  };
}

/** What a match is called on somebody's screen: null where it is safe and who looks at it could not find the match. */
export const titleOn =
  (isSafe: boolean) =>
  ({ title, visibility }: { title: string; visibility: string }): string | null =>
    isSafe && visibility !== 'public' ? null : title;

interface Looking extends Guarding {
  /** The page that looks was asked for everything (docs/decisions/415, 671). */
  readonly asksForAll?: ForAll | undefined;
}

/** What somebody may know. Everything that is shown asks this; what they may do says `rightsOf`. */
export function shownTo({ safe, asksForAll = false }: Looking, match: Platformed, person: Person | null): Access {
  const access = accessOf(match, person);
  if (person === null) return access;
  const since = safe.since(person.id);
  // What was asked before the screen became safe again is not asked any more.
  if (since !== null && asksForAll === since) return { ...access, isShownHere: true };
  if (since !== null) return { ...asSpectator(access), behind: access };
  return access.host && asksForAll === false && !isShownEverywhere(match, person)
    ? { ...asSpectator(access), behind: access, isHeldBack: true }
    : access;
}

/** In a lobby nothing is secret yet; a program that starts a match has no screen. */
const isShownEverywhere = ({ platform: { row } }: Platformed, { id }: Person): boolean =>
  row.status === 'lobby' || row.shownAllTo.includes(id);

/** What somebody may do, whoever looks at their screen. */
export const rightsOf = (access: Access): Access => access.behind ?? access;

/** By rights: asked for what is done. */
export function accessOf({ platform }: Platformed, person: Person | null): Access {
  const { row, seats, members } = platform;
  const member = person === null ? undefined : members.find(({ personId }) => personId === person.id);
  const isOwner = person !== null && row.ownerId === person.id;
  const host = !row.practice && (isOwner || member?.kind === 'cohost');
  if (host) return { ...stranger, role: 'host', host };
  const seat = person === null ? undefined : seats.find(({ holderId }) => holderId === person.id)?.seat;
  const practiceHost = row.practice && isOwner;
  if (seat !== undefined) return { ...stranger, role: 'player', seat, practiceHost };
  if (member?.kind === 'removed') return stranger;
  const fullView = member?.kind === 'full';
  const sentAway = member?.kind === 'sent-away' ? member.personId : null;
  const lostSeat = person === null ? null : (seats.find(({ takenFrom }) => takenFrom === person.id)?.seat ?? null);
  const isTold = sentAway !== null || lostSeat !== null;
  const isLetIn = fullView || member?.kind === 'watch' || member?.kind === 'asked-watching' || isTold || practiceHost;
  if (row.visibility === 'private' && !isLetIn) return stranger;
  const isAsked = member?.kind === 'asked' || member?.kind === 'asked-watching';
  return { ...stranger, role: 'spectator', fullView, practiceHost, sentAway, lostSeat, isAsked };
}

/** What a stage shows: no more than any spectator sees, whoever opened it. */
export const asSpectator = (access: Access): Access =>
  access.role === 'stranger' ? stranger : { ...stranger, role: 'spectator' };

/** Whose eyes: the game's view is built for them. */
export const viewerOf = ({ host, fullView, seat }: Access): Viewer =>
  host || fullView ? 'host' : (seat ?? 'spectator');

/** Viewers of one group are sent the same, byte for byte. */
export function groupOf(access: Access): string {
  if (access.behind !== null) return `${access.isHeldBack ? 'held back' : 'safe'} ${groupOf(access.behind)}`;
  if (access.isShownHere) return `here ${groupOf({ ...access, isShownHere: false })}`;
  if (access.host) return 'host';
  if (access.fullView) return 'full';
  if (access.seat !== null) return `${access.practiceHost ? 'practice' : 'seat'} ${access.seat}`;
  if (access.sentAway !== null) return `sent away ${access.sentAway}`;
  if (access.lostSeat !== null) return `lost ${access.lostSeat}`;
  if (access.isAsked) return 'asked';
  return access.practiceHost ? 'practice' : 'spectator';
}

/** The match is open to them: to strangers it is not there. */
export const isWatchable = (match: Platformed, person: Person | null): boolean =>
  accessOf(match, person).role !== 'stranger';
