import type { SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { Action, Learn, Vision, Vote } from '@/games/runes-to-ruins/actions';
import { type ConditionRules, conditionOf } from '@/games/runes-to-ruins/conditions';
import { type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import type { Closeness } from '@/games/runes-to-ruins/state';

// Questions and answers as people say them. What cannot be read is shown as it came, never dropped.

type NameOf = (seat: SeatId) => string;
type Question = Learn | Vision | Vote | { readonly type: 'guess'; readonly symbol: readonly RuneId[] };
export type AnyQuestion = Readonly<Record<string, unknown>>;

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

export function questionWords(asked: AnyQuestion, nameOf: NameOf): string {
  const question = asked as unknown as Question;
  if (question.type === 'vote') return 'Which condition won';
  if (question.type === 'guess') return `Guess: ${runesOf(question.symbol)}`;
  return question.type === 'learn' ? learnWords(question, nameOf) : visionWords(question, nameOf);
}

function learnWords(question: Learn, nameOf: NameOf): string {
  switch (question.question) {
    case 'rune':
      return `How many others use ${rune(question.rune)}`;
    case 'count':
      return `How many runes of ${question.group} ${nameOf(question.seat)} uses (you said ${question.number})`;
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
      return `Which ${vision.order === 'divine' ? 'Divine' : 'Mundane'} groups stand at position ${vision.position + 1}`;
    case 'glimpse':
      return `A rune of ${nameOf(vision.seat)}${vision.not.length === 0 ? '' : ` other than ${runesOf(vision.not)}`}`;
    case 'inverse':
      return 'Inverse: answers about you are turned this round';
    case 'mirror':
      return `Mirror on ${nameOf(vision.seat)}, showing ${rune(vision.show)}`;
    case 'trade':
      return `Trade at position ${vision.position + 1} with ${nameOf(vision.seat)}`;
  }
}

/** What answers are put into words with: names, and the conditions of the match. */
export interface Speaking {
  readonly nameOf: NameOf;
  readonly rules: ConditionRules;
}

export function answerWords(asked: AnyQuestion, answer: unknown, speaking: Speaking): string {
  const question = asked as unknown as Question;
  if (question.type === 'vote') return `${answer}: ${conditionOf(Number(answer), speaking.rules).text}`;
  if (question.type === 'guess') return closenessWords(answer as Closeness | null);
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'number') return String(answer);
  if (question.type === 'learn') return JSON.stringify(answer);
  return visionAnswerWords(question, answer, speaking);
}

export const closenessWords = (closeness: Closeness | null): string =>
  closeness === null
    ? 'There was nobody to compare it with'
    : `${closeness.exact} exact, ${closeness.misplaced} misplaced, ${closeness.group} by group`;

function visionAnswerWords(vision: Vision, answer: unknown, speaking: Speaking): string {
  const { nameOf } = speaking;
  switch (vision.power) {
    case 'assign':
      return seatEntries(answer as Record<SeatId, boolean>)
        .map(([seat, has]) => `${nameOf(seat)} ${has ? 'yes' : 'no'}`)
        .join(', ');
    case 'divine':
    case 'mundane':
      return names(answer as SeatId[], nameOf);
    case 'pattern':
    case 'place':
      return (answer as (string | number)[]).join(', ');
    case 'glimpse':
    case 'trade':
      return rune(answer as RuneId);
    case 'mirror': {
      const told = answer as readonly { question: AnyQuestion; answer: unknown }[];
      if (told.length === 0) return `${nameOf(vision.seat)} asked nothing that names you`;
      return told.map((one) => mirroredWords(one, speaking)).join('; ');
    }
    case 'inverse':
      return '';
  }
}

const mirroredWords = (one: { question: AnyQuestion; answer: unknown }, speaking: Speaking): string => {
  const turned = Array.isArray(one.answer) ? one.answer.join(', ') : answerWords(one.question, one.answer, speaking);
  return `${questionWords(one.question, speaking.nameOf)} → ${typeof one.answer === 'string' ? rune(one.answer) : turned}`;
};

/** Whom a question is about, for sorting answers by player. */
export function seatsIn(asked: AnyQuestion): SeatId[] {
  const question = asked as unknown as Question;
  if (question.type === 'guess' || question.type === 'vote') return [];
  if ('assign' in question) return seatEntries(question.assign).map(([seat]) => seat);
  if ('seats' in question) return [...question.seats];
  return 'seat' in question ? [question.seat] : [];
}

/** Which runes a question or its answer names. */
export function runesIn(asked: AnyQuestion, answer: unknown): RuneId[] {
  const text = JSON.stringify([asked, answer]);
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
      return `set a vision: ${visionWords(action, nameOf)}`;
    case 'withdraw':
      return `withdrew ${action.power}`;
    case 'learn':
      return `asked: ${learnWords(action, nameOf)}`;
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
