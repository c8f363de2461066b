import type { SeatId } from '../game';
import { itemAt } from '../kit/item-at';
import type { Learn } from './actions';
import { isOfGroup, type RuneId, runeOf } from './runes';
import { positionsOf, type RuneSymbol } from './symbol';

// [L1]–[L9] Learned insight: what a question is answered, and the mantra it costs.

export interface Learned {
  readonly answer: number | boolean;
  readonly mantra: number;
}

export const countOfGroup = (symbol: RuneSymbol, group: string): number =>
  symbol.filter((id) => isOfGroup(runeOf(id), group)).length;

export const countShared = (a: readonly RuneId[], b: readonly RuneId[]): number =>
  a.filter((id) => b.includes(id)).length;

/** `others`: the symbols of all seats but the asker; `symbolOf`: that of a seat the question names. */
export function learn(
  question: Learn,
  { others, symbolOf }: { others: readonly RuneSymbol[]; symbolOf(seat: SeatId): RuneSymbol },
): Learned {
  switch (question.question) {
    case 'rune': {
      const users = others.filter((symbol) => symbol.includes(question.rune)).length;
      return { answer: users, mantra: 2 * users };
    }
    case 'count': {
      const truth = countOfGroup(symbolOf(question.seat), question.group);
      return { answer: truth, mantra: 3 * Math.abs(question.number - truth) };
    }
    case 'has': {
      const has = symbolOf(question.seat).includes(question.rune);
      return { answer: has, mantra: has ? 0 : 4 };
    }
    case 'line': {
      const there = positionsOf[question.line];
      const users = others.filter((symbol) => there.includes(symbol.indexOf(question.rune))).length;
      return { answer: users, mantra: users === 0 ? 5 : 0 };
    }
    case 'shared': {
      const [a, b] = [itemAt(question.seats, 0), itemAt(question.seats, 1)];
      const shared = countShared(symbolOf(a), symbolOf(b));
      return { answer: shared, mantra: shared === 0 ? 6 : 0 };
    }
    case 'best': {
      const best = Math.max(...others.map((symbol) => countShared(question.runes, symbol)));
      return { answer: best, mantra: 3 * (question.runes.length - best) };
    }
  }
}

/** [L1] At most this often each question in a round. */
export const EACH_QUESTION = 6;
/** [L1] And this often all together. */
export const allQuestions = (round: number): number => 2 * round;

/** The most mantra a question can cost, whatever the truth is: what a player risks. */
export function mantraRisk(question: Learn, others: number): number {
  switch (question.question) {
    case 'rune':
      return 2 * others;
    case 'count':
      return 3 * Math.max(question.number, 6 - question.number);
    case 'has':
      return 4;
    case 'line':
      return 5;
    case 'shared':
      return 6;
    case 'best':
      return 3 * question.runes.length;
  }
}
