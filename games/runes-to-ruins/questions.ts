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
export function learn(question: Learn, symbols: Asking): Learned {
  const answer = answerLearn(question, symbols);
  return { answer, mantra: mantraFor(question, answer) };
}

interface Asking {
  readonly others: readonly RuneSymbol[];
  symbolOf(seat: SeatId): RuneSymbol;
}

function answerLearn(question: Learn, { others, symbolOf }: Asking): number | boolean {
  switch (question.question) {
    case 'rune':
      return others.filter((symbol) => symbol.includes(question.rune)).length;
    case 'count':
      return countOfGroup(symbolOf(question.seat), question.group);
    case 'has':
      return symbolOf(question.seat).includes(question.rune);
    case 'line': {
      const there = positionsOf[question.line];
      return others.filter((symbol) => there.includes(symbol.indexOf(question.rune))).length;
    }
    case 'shared':
      return countShared(symbolOf(itemAt(question.seats, 0)), symbolOf(itemAt(question.seats, 1)));
    case 'best':
      return Math.max(...others.map((symbol) => countShared(question.runes, symbol)));
  }
}

/** [L3]–[L8] What an answer cost whoever asked. */
export function mantraFor(question: Learn, answer: number | boolean): number {
  const figure = Number(answer);
  switch (question.question) {
    case 'rune':
      return 2 * figure;
    case 'count':
      return 3 * Math.abs(question.number - figure);
    case 'has':
      return figure === 0 ? 4 : 0;
    case 'line':
      return figure === 0 ? 5 : 0;
    case 'shared':
      return figure === 0 ? 6 : 0;
    case 'best':
      return 3 * (question.runes.length - figure);
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
