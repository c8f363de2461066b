import type { ReactNode } from 'react';
import type { SeatId, SeatView } from '@/games/game';

/** Whom one can point at: a seat, or nobody. */
export type Target = SeatId | null;

export interface TableArrow {
  readonly from: SeatId;
  readonly to: Target;
  /** Chosen now, or as the server has it. */
  readonly look: 'now' | 'saved';
}

export interface Picking {
  /** Of the radio buttons, which belong together. */
  readonly name: string;
  /** Undefined: nothing is chosen. */
  readonly chosen: Target | undefined;
  /** Who can be chosen, and by which key; empty: none. */
  readonly keyOf: ReadonlyMap<Target, string>;
  choose(at: Target): void;
}

export interface RoundTableProps {
  readonly seats: readonly SeatView[];
  nameOf(seat: SeatId): string;
  readonly mine: SeatId | null;
  readonly hasNobody?: boolean;
  readonly arrows?: readonly TableArrow[];
  /** Who can be chosen; absent: a picture. */
  readonly picking?: Picking;
  /** In which rounds I pointed there. */
  readonly roundsAt?: ReadonlyMap<Target, readonly number[]>;
  /** In the middle. */
  readonly children?: ReactNode;
}

/** As its radio button has it. */
export const keyOf = (at: Target): string => (at === null ? 'nobody' : `seat ${at}`);
