import { isNameAmong, lookAlike } from '../auth/names';
import type { Queryable } from '../database/queryable';
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

/**
 * Once somebody sits there who has an account, or hosts by it: a guest at the table who is called like them is called so no
 * more, and everybody sees who has the account. Where nobody may know who sits down, that is not shown by this either.
 */
export async function renameGuestsLike(
  db: Queryable,
  { match, seat, by }: { match: LoadedMatch; seat: string | null; by: Pick<Person, 'name' | 'guest'> },
): Promise<void> {
  if (by.guest || (match.status !== 'lobby' && variantOfMatch(match).anonymous)) return;
  const select = { seat: true, name: true, holderName: true, holderGuest: true } as const;
  const seats = await db.matchSeat.findMany({ where: { matchId: match.id }, select });
  if (seats.some((one) => one.seat === seat && one.name !== null)) return;
  const called = seats.map(({ name, holderName }) => name ?? holderName);
  for (const guest of seats.filter((one) => one.seat !== seat && one.holderGuest && one.name === null)) {
    if (guest.holderName === null || lookAlike(by.name, [guest.holderName]) === null) continue;
    await db.matchSeat.update({
      where: { matchId_seat: { matchId: match.id, seat: guest.seat } },
      data: { holderName: asGuest(guest.holderName, called) },
    });
  }
}

/** No account has such a name, as nobody types brackets into one. */
function asGuest(name: string, called: readonly (string | null)[]): string {
  const plain = `${name} (guest)`;
  let free = plain;
  for (let number = 2; called.includes(free); number++) free = `${name} (guest ${number})`;
  return free;
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
