import type { SeatId } from '@/games/game';
import type { Answer } from '@/games/runes-to-ruins/state';
import { sameSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { ofSeat } from './of-seat';

export interface Finder {
  readonly seat: SeatId;
  /** Which of all their guesses of the match it was, from 1. */
  readonly guess: number;
}

/** Who guessed a seat's symbol in the round it was discovered in; known once the match is over, and to the host. */
export function findersOf(view: View, found: { round: number; seat: SeatId }): Finder[] {
  const symbol = ofSeat(view.symbols, found.seat);
  if (symbol == null) return [];
  return view.seats.flatMap(({ seat }) => {
    const guesses = guessesIn(ofSeat(view.answersBySeat, seat) ?? []);
    const at = guesses.findIndex((one) => one.round === found.round && sameSymbol(one.symbol, symbol));
    return at < 0 || seat === found.seat ? [] : [{ seat, guess: at + 1 }];
  });
}

const guessesIn = (answers: readonly Answer[]) =>
  answers.flatMap(({ round, question }) => (question.type === 'guess' ? [{ round, symbol: question.symbol }] : []));
