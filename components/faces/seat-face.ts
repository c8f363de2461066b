import type { ChosenFace } from '@/server/pages/shapes';
import { type EmblemId, emblems } from './emblems';
import { enamels } from './face-colors';

/** How a seat is known at a glance: an emblem in an enamel, and the initial of its name. */
export interface SeatFace {
  readonly emblem: EmblemId;
  /** An index into the sixteen enamels. */
  readonly enamel: number;
}

/** The face that a seat is dealt by its place: no two alike up to 256 seats, neighbours never of one colour or emblem. */
export function dealtFace(place: number): SeatFace {
  const lap = Math.floor(place / emblems.length);
  const emblem = emblems[(place * 7 + lap) % emblems.length] ?? emblems[0];
  return { emblem: emblem.id, enamel: place % enamels.length };
}

/** Everybody's face, in seat order: as chosen, or dealt; where somebody chose the dealt one, the next of its colour. */
export function facesOf(chosen: readonly (ChosenFace | null)[]): SeatFace[] {
  const taken = new Set(chosen.flatMap((face) => (face === null ? [] : [nameOfFace(asFace(face))])));
  return chosen.map((face, place) => {
    if (face !== null) return asFace(face);
    const laps = emblems.map((_, lap) => dealtFace(place + lap * enamels.length));
    const dealt = laps.find((one) => !taken.has(nameOfFace(one))) ?? dealtFace(place);
    taken.add(nameOfFace(dealt));
    return dealt;
  });
}

const asFace = ({ emblem, enamel }: ChosenFace): SeatFace => ({ emblem: (emblems[emblem] ?? emblems[0]).id, enamel });
const nameOfFace = ({ emblem, enamel }: SeatFace): string => `${emblem} ${enamel}`;

export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';

/** What stands on each disc without an emblem, in seat order: the initial, with the seat's letter where others have the same. */
export function initialsOf(seats: readonly { readonly seat: string; readonly name: string }[]): string[] {
  const initials = seats.map(({ seat, name }) => (name === `Seat ${seat}` ? seat : initialOf(name)));
  return seats.map(({ seat }, i) => {
    const initial = initials[i] ?? '';
    const isShared = initial !== seat && initials.some((other, j) => j !== i && other === initial);
    return isShared ? `${initial}${seat}` : initial;
  });
}
