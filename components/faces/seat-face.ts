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

export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';
