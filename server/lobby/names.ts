import type { LoadedMatch } from '../log/loaded-match';
import { variantOfMatch } from '../pages/variant';

/**
 * By what names everybody knows the people of a match: its hosts, and who sits elsewhere. Not those whom nobody may know of:
 * that a name is refused would tell of them.
 */
export function namesBeside(match: LoadedMatch, seat: string): string[] {
  const { row, seats, members } = match.platform;
  const hosts = members.flatMap(({ kind, name }) => (kind === 'cohost' ? [name] : []));
  const others = variantOfMatch(match).anonymous ? [] : seats.filter((other) => other.seat !== seat);
  const players = others.map(({ name, holderName }) => name ?? holderName).filter((name) => name !== null);
  return [row.ownerName, ...hosts, ...players];
}
