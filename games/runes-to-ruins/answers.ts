import type { SeatId } from '../game';
import { isOneOf } from '../kit/one-of';
import type { Power } from './action-names';
import type { Learn, Vision, VisionOf, Vote } from './actions';
import type { RuneId } from './runes';
import type { RuneSymbol } from './symbol';

// What a seat is told, and what shape it has: an answer's shape is its question's.

export interface GuessAsked {
  readonly type: 'guess';
  readonly symbol: RuneSymbol;
}
export type Questioned = Learn | Vision | Vote | GuessAsked;

export interface Answered<Question = Questioned> {
  readonly question: Question;
  readonly answer: unknown;
}

/** How close a guess came to a symbol, or the best figures of several guesses, each for itself. */
export interface Closeness {
  readonly exact: number;
  readonly misplaced: number;
  readonly group: number;
}

/** What a mirror tells: the same kind of answers, which it turns back or overhears. */
export type Mirrored = Answered<Learn | Vision>;

interface Said {
  readonly assign: Readonly<Record<SeatId, boolean>>;
  readonly divine: readonly SeatId[];
  readonly mundane: readonly SeatId[];
  readonly pattern: readonly number[];
  readonly place: readonly string[];
  readonly glimpse: RuneId;
  readonly mirror: readonly Mirrored[];
  readonly trade: RuneId;
  readonly inverse: null;
}

interface SaidBy<P extends Power> {
  readonly question: VisionOf<P>;
  readonly answer: Said[P];
}

/** Whether one of these powers was answered; its answer then has its shape. */
export const isSaidBy = <Told extends Answered, P extends Power>(
  told: Told,
  ...powers: readonly P[]
): told is Told & SaidBy<P> => told.question.type === 'vision' && isOneOf<Power>(powers, told.question.power);

interface Compared {
  readonly question: GuessAsked;
  /** Null: there was nobody to compare it with. */
  readonly answer: Closeness | null;
}

export const isCompared = <Told extends Answered>(told: Told): told is Told & Compared =>
  told.question.type === 'guess';
