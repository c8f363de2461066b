import type { SeatId } from '@/games/game';
import type { Question } from '@/games/runes-to-ruins/action-names';
import type { Learn } from '@/games/runes-to-ruins/actions';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import type { GridLine } from '@/games/runes-to-ruins/symbol';
import type { Tool } from './tool';

/** A question as far as it is chosen; whom it is about is the player whose table one looks at. */
export interface AskDraft {
  readonly question: Question;
  readonly rune: RuneId | null;
  readonly runes: readonly RuneId[];
  readonly group: string | null;
  readonly number: number | null;
  readonly line: GridLine | null;
  /** With whom the player is compared. */
  readonly other: SeatId | null;
}
export const emptyAsk: AskDraft = {
  question: 'has',
  rune: null,
  runes: [],
  group: null,
  number: null,
  line: null,
  other: null,
};

/** The question as it stands; null while something is missing. */
export function learnFrom(draft: AskDraft, about: SeatId): Learn | null {
  const { question, rune, runes, group, number, line, other } = draft;
  const type = 'learn';
  switch (question) {
    case 'rune':
      return rune === null ? null : { type, question, rune };
    case 'count':
      return group === null || number === null ? null : { type, question, seat: about, group, number };
    case 'has':
      return rune === null ? null : { type, question, seat: about, rune };
    case 'line':
      return rune === null || line === null ? null : { type, question, rune, line };
    case 'shared':
      return other === null || other === about ? null : { type, question, seats: [about, other] };
    case 'best':
      return runes.length === 0 ? null : { type, question, runes: [...runes] };
  }
}

/** What is still missing, as things to do, in order; empty: nothing. */
export function missingOf({ question, rune, runes, group, number, line, other }: AskDraft): string[] {
  const needed: Readonly<Record<Question, readonly (string | false)[]>> = {
    rune: [rune === null && 'tap a rune'],
    has: [rune === null && 'tap a rune'],
    line: [rune === null && 'tap a rune', line === null && 'choose a row or column'],
    count: [group === null && 'tap a group at the edge of the table', number === null && 'say how many'],
    shared: [other === null && 'choose the other player'],
    best: [runes.length === 0 && 'tap one to six runes'],
  };
  return needed[question].filter((one) => one !== false);
}

export function askTool(draft: AskDraft, change: (more: Partial<AskDraft>) => void): Tool {
  const { question, rune, runes, group } = draft;
  switch (question) {
    case 'rune':
    case 'has':
    case 'line':
      return {
        hint: 'Tap the rune that you ask about.',
        chosen: rune === null ? [] : [rune],
        onRune: (one) => change({ rune: one === rune ? null : one }),
      };
    case 'count':
      return {
        hint: 'Tap a group at the edge of the table.',
        orders: ['divine', 'mundane'],
        groups: group === null ? [] : [group],
        onGroup: (one) => change({ group: one === group ? null : one }),
      };
    case 'shared':
      return { hint: 'Choose the other player beside the table.' };
    case 'best':
      return {
        hint: 'Tap one to six runes.',
        chosen: runes,
        onRune: (one) => change({ runes: withOrWithout(runes, one, 6) }),
      };
  }
}

/** In or out; no more than `most` of them. */
export function withOrWithout(runes: readonly RuneId[], one: RuneId, most: number): readonly RuneId[] {
  if (runes.includes(one)) return runes.filter((rune) => rune !== one);
  return runes.length < most ? [...runes, one] : runes;
}
