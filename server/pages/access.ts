import type { SeatId, Viewer } from '@/games/game';
import type { LoadedMatch } from '../log/loaded-match';
import type { Platform } from '../log/rows';
import type { Person } from '../person';
import type { Role } from './shapes';

// What somebody is in a match. Everything that is shown or done asks here, and nowhere else.

export interface Access {
  readonly role: Role;
  readonly seat: SeatId | null;
  /** Has the dashboard. */
  readonly host: boolean;
  /** Made this practice match: has its clock, and knows no more than their seat. */
  readonly practiceHost: boolean;
  /** Sees what the host sees, without being one. */
  readonly fullView: boolean;
}

interface Platformed {
  readonly platform: Pick<Platform, 'row' | 'seats' | 'members'>;
}

const stranger: Access = { role: 'stranger', seat: null, host: false, practiceHost: false, fullView: false };

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
  const maySee = row.visibility !== 'private' || fullView || member?.kind === 'watch' || practiceHost;
  if (!maySee) return stranger;
  return { ...stranger, role: 'spectator', fullView, practiceHost };
}

/** What a stage shows: no more than any spectator sees, whoever opened it. */
export const asSpectator = (access: Access): Access =>
  access.role === 'stranger' ? stranger : { ...stranger, role: 'spectator' };

/** Whose eyes: the game's view is built for them. */
export const viewerOf = ({ host, fullView, seat }: Access): Viewer =>
  host || fullView ? 'host' : (seat ?? 'spectator');

/** Viewers of one group are sent the same, byte for byte. */
export function groupOf(access: Access): string {
  if (access.host) return 'host';
  if (access.fullView) return 'full';
  if (access.seat !== null) return `${access.practiceHost ? 'practice' : 'seat'} ${access.seat}`;
  return access.practiceHost ? 'practice' : 'spectator';
}

export const isWatchable = (match: LoadedMatch, person: Person | null): boolean =>
  accessOf(match, person).role !== 'stranger';
