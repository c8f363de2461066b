import { capital } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { Action, Learn, Vision } from '@/games/runes-to-ruins/actions';
import {
  type Answered,
  type Closeness,
  type GuessAsked,
  isCompared,
  isSaidBy,
  type Questioned,
} from '@/games/runes-to-ruins/answers';
import { type ConditionRules, conditionOf } from '@/games/runes-to-ruins/conditions';
import { type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import { positionWords } from '@/games/runes-to-ruins/symbol';

// Questions and answers as people say them. What cannot be read is shown as it came, never dropped.

type NameOf = (seat: SeatId) => string;

const rune = (id: RuneId) => runeOf(id).name;
const runesOf = (ids: readonly RuneId[]) => ids.map(rune).join(', ');
const names = (seats: readonly SeatId[], nameOf: NameOf) =>
  seats.length === 0 ? 'nobody' : seats.map(nameOf).join(', ');
const lineNames = {
  row0: 'the top row',
  row1: 'the bottom row',
  col0: 'the left column',
  col1: 'the middle column',
  col2: 'the right column',
} as const;

/** As its asker reads it: "(you said 2)". */
export const questionWords = (question: Questioned, nameOf: NameOf): string =>
  wordsAsked(question, { nameOf, said: 'you said' });

/** As anybody else reads it: "(Ben said 2)". */
export const questionWordsOf = (
  asker: SeatId,
  { question, nameOf }: { question: Questioned; nameOf: NameOf },
): string => wordsAsked(question, { nameOf, said: `${nameOf(asker)} said` });

interface Asked {
  readonly nameOf: NameOf;
  /** What leads to the number that the asker named. */
  readonly said: string;
}

function wordsAsked(question: Questioned, asked: Asked): string {
  if (question.type === 'vote') return 'Which condition won';
  if (question.type === 'guess') return guessWords(question);
  return question.type === 'learn' ? learnWords(question, asked) : visionWords(question, asked.nameOf);
}

const guessWords = ({ symbol }: GuessAsked): string => `Guess: ${runesOf(symbol)}`;

function learnWords(question: Learn, { nameOf, said }: Asked): string {
  switch (question.question) {
    case 'rune':
      return `How many others use ${rune(question.rune)}`;
    case 'count':
      return `How many runes of ${question.group} ${nameOf(question.seat)} uses (${said} ${question.number})`;
    case 'has':
      return `Whether ${nameOf(question.seat)} uses ${rune(question.rune)}`;
    case 'line':
      return `How many others have ${rune(question.rune)} in ${lineNames[question.line]}`;
    case 'shared':
      return `How many runes ${question.seats.map(nameOf).join(' and ')} share`;
    case 'best':
      return `The most of these that one other symbol has: ${runesOf(question.runes)}`;
  }
}

export function visionWords(vision: Vision, nameOf: NameOf): string {
  switch (vision.power) {
    case 'assign': {
      const parts = seatEntries(vision.assign).map(([seat, id]) => `${nameOf(seat)}: ${rune(id)}`);
      return `Assign: ${parts.join('; ')}`;
    }
    case 'divine':
    case 'mundane':
      return `Who uses a rune of ${vision.group}`;
    case 'pattern':
      return `Pattern ${vision.groups.join(', ')} over ${names(vision.seats, nameOf)}`;
    case 'place':
      return `Which ${vision.order === 'divine' ? 'Divine' : 'Mundane'} groups stand at the ${positionWords[vision.position]}`;
    case 'glimpse':
      return `A rune of ${nameOf(vision.seat)}${vision.not.length === 0 ? '' : ` other than ${runesOf(vision.not)}`}`;
    case 'inverse':
      return 'Inverse: answers about you are turned this round';
    case 'mirror':
      return `Mirror on ${nameOf(vision.seat)}, showing ${rune(vision.show)}`;
    case 'trade':
      return `Trade at the ${positionWords[vision.position]} with ${nameOf(vision.seat)}`;
  }
}

/** What answers are put into words with: names, and the conditions of the match. */
export interface Speaking {
  readonly nameOf: NameOf;
  readonly rules: ConditionRules;
}

export function answerWords(told: Answered, speaking: Speaking): string {
  const { question, answer } = told;
  if (question.type === 'vote') return `${answer}: ${conditionOf(Number(answer), speaking.rules).text}`;
  if (isCompared(told)) return closenessWords(told.answer);
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'number') return String(answer);
  return visionAnswerWords(told, speaking) ?? JSON.stringify(answer);
}

export const closenessWords = (closeness: Closeness | null): string =>
  closeness === null
    ? 'There was nobody to compare it with'
    : `${closeness.exact} exact, ${closeness.misplaced} misplaced, ${closeness.group} by group`;

/** Null: no vision was answered. */
function visionAnswerWords(told: Answered, speaking: Speaking): string | null {
  const { nameOf } = speaking;
  if (isSaidBy(told, 'assign')) {
    return seatEntries(told.answer)
      .map(([seat, has]) => `${nameOf(seat)} ${has ? 'yes' : 'no'}`)
      .join(', ');
  }
  if (isSaidBy(told, 'divine', 'mundane')) return names(told.answer, nameOf);
  if (isSaidBy(told, 'pattern')) return told.answer.join(', ');
  if (isSaidBy(told, 'place')) return told.answer.join(', ');
  if (isSaidBy(told, 'glimpse', 'trade')) return rune(told.answer);
  if (isSaidBy(told, 'inverse')) return '';
  if (!isSaidBy(told, 'mirror')) return null;
  if (told.answer.length === 0) return `${nameOf(told.question.seat)} asked nothing that names you`;
  const asker = told.question.seat;
  return told.answer.map((one) => mirroredWords(one, { ...speaking, asker })).join('; ');
}

function mirroredWords(one: Answered, { asker, ...speaking }: Speaking & { asker: SeatId }): string {
  const turned = Array.isArray(one.answer) ? one.answer.join(', ') : answerWords(one, speaking);
  const asked = questionWordsOf(asker, { question: one.question, nameOf: speaking.nameOf });
  return `${asked} → ${typeof one.answer === 'string' ? rune(one.answer) : turned}`;
}

/** Whom a question is about, for sorting answers by player. */
export function seatsIn(question: Questioned): SeatId[] {
  if (question.type === 'guess' || question.type === 'vote') return [];
  if ('assign' in question) return seatEntries(question.assign).map(([seat]) => seat);
  if ('seats' in question) return [...question.seats];
  return 'seat' in question ? [question.seat] : [];
}

/** Which runes a question or its answer names. */
export function runesIn({ question, answer }: Answered): RuneId[] {
  const text = JSON.stringify([question, answer]);
  return [...new Set(text.match(/[a-z]+(?:-[a-z]+)+/g) ?? [])].filter(isRune);
}

const isRune = (word: string): boolean => {
  try {
    return runeOf(word).id === word;
  } catch {
    return false;
  }
};

/** An action of the log, after a name. */
export function actionWords(action: Action, nameOf: NameOf): string {
  switch (action.type) {
    case 'symbol':
      return 'handed in a symbol';
    case 'vote':
      return 'abstain' in action ? 'abstained' : 'voted';
    case 'vision':
      return action.power === 'inverse'
        ? 'set a vision: Inverse: answers about themselves are turned this round'
        : `set a vision: ${visionWords(action, nameOf)}`;
    case 'withdraw':
      return `took a vision back: ${capital(action.power)}`;
    case 'learn':
      return `asked: ${learnWords(action, { nameOf, said: 'and said' })}`;
    case 'guess':
      return `set ${action.symbols.length} ${action.symbols.length === 1 ? 'guess' : 'guesses'}`;
    case 'light':
      return 'stepped into the light';
    case 'dark':
      return `turned the dark on ${nameOf(action.seat)}`;
    case 'ready':
      return 'is ready';
  }
}
