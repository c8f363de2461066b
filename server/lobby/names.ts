import { isNameAmong, lookAlike } from '../auth/names';
import type { LoadedMatch } from '../log/loaded-match';
import { type Refused, refused } from '../outcome';
import { variantOfMatch } from '../pages/variant';
import type { Person } from '../person';

/** What names need to know of a seat. */
interface Named {
  readonly seat: string;
  readonly name: string | null;
  readonly holderName: string | null;
  readonly holderGuest: boolean;
}

/**
 * By what names everybody knows the people of a match: its hosts, and who sits elsewhere. Not those whom nobody may know of:
 * that a name is refused would tell of them.
 */
export function namesBeside(
  match: LoadedMatch,
  seat: string,
  seats: readonly Named[] = match.platform.seats,
): string[] {
  const { row, members } = match.platform;
  const hosts = members.flatMap(({ kind, name }) => (kind === 'cohost' ? [name] : []));
  const others = variantOfMatch(match).anonymous ? [] : seats.filter((other) => other.seat !== seat);
  const players = others.map(({ name, holderName }) => name ?? holderName).filter((name) => name !== null);
  return [row.ownerName, ...hosts, ...players];
}

/**
 * Why somebody cannot sit there under their name; null: they can. What guests call themselves keeps nobody out who has an
 * account.
 */
export function refuseNameOf(
  by: Person,
  { match, seat, seats }: { match: LoadedMatch; seat: Named; seats: readonly Named[] },
): Refused | null {
  if (by.guest) return isNameAmong(by.name, namesBeside(match, seat.seat, seats)) ? nameInMatch(by.name) : null;
  if (seat.name !== null) return null;
  const known = seats.filter(({ name, holderGuest }) => name !== null || !holderGuest);
  const other = lookAlike(by.name, namesBeside(match, seat.seat, known));
  return other === null ? null : namesAlike(other);
}

const nameInMatch = (name: string) =>
  refused(
    'NAME_IN_MATCH',
    `Somebody in this match is called ${name} already, or nearly so. Sign out, open the link again, and choose another name.`,
  );

const namesAlike = (other: string) =>
  refused(
    'NAME_IN_MATCH',
    `Your name looks like ${other}, who is in this match already. Take another name on your account page, or ask the host for a seat with a name of its own.`,
  );
