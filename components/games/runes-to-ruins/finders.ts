import { ordinal } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import type { GuessAsked } from '@/games/runes-to-ruins/answers';
import type { Answer } from '@/games/runes-to-ruins/state';
import { sameSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { ofSeat } from './of-seat';

export interface Finder {
  readonly seat: SeatId;
  /** Which of their guesses of the round it was, from 1; null: they had no other. */
  readonly guess: number | null;
}

/** Who guessed a seat's symbol in the round it was discovered in; known once the match is over, and to the host. */
export function findersOf(view: View, found: { round: number; seat: SeatId }): Finder[] {
  const symbol = ofSeat(view.symbols, found.seat);
  if (symbol == null) return [];
  return view.seats.flatMap(({ seat }) => {
    const guesses = guessesOf(ofSeat(view.answersBySeat, seat) ?? [], found.round);
    const at = guesses.findIndex((guess) => sameSymbol(guess.symbol, symbol));
    return at < 0 || seat === found.seat ? [] : [{ seat, guess: guesses.length === 1 ? null : at + 1 }];
  });
}

/** Whom a seat found, in the order in which they were. */
export const foundBy = (view: View, finder: SeatId): SeatId[] =>
  view.discovered.filter((found) => findersOf(view, found).some(({ seat }) => seat === finder)).map(({ seat }) => seat);

/** Guesses are numbered within their round wherever they are spoken of: so they are set, priced and answered. */
export const guessesOf = (answers: readonly Answer[], round: number): GuessAsked[] =>
  answers.flatMap((one) => (one.round === round && one.question.type === 'guess' ? [one.question] : []));

/** "2nd guess", or "guess" where there was one. */
export function calledGuess(guesses: readonly GuessAsked[], guess: GuessAsked): string {
  return guesses.length === 1 ? 'guess' : `${ordinal(guesses.indexOf(guess) + 1)} guess`;
}
