import type { SeatId } from '@/games/game';
import { fieldsOf } from '@/games/kit/fields-of';
import { type Mark, noMarks, type SeatMarks } from '@/games/runes-to-ruins/deduction';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import { positions } from '@/games/runes-to-ruins/symbol';

// What a player notes down: marks on every other seat, and which answers to use. Seats stand in pairs, not as keys:
// a seat may be called anything.

export interface Notebook {
  readonly marks: readonly (readonly [SeatId, SeatMarks])[];
  /** Answers are put in by themselves. */
  readonly usesAnswers: boolean;
  /** Answers, by their place in the list, that are left out. */
  readonly off: readonly number[];
  /** Answers that are believed although an inverse may have turned them. */
  readonly believed: readonly number[];
}

const emptyNotebook: Notebook = { marks: [], usesAnswers: true, off: [], believed: [] };

/** Reads what the server kept; anything that is no notebook is an empty one. */
export function readNotebook(value: unknown): Notebook {
  if (typeof value !== 'object' || value === null) return emptyNotebook;
  const { marks, usesAnswers, off, believed } = fieldsOf(value);
  const numbers = (list: unknown) => (Array.isArray(list) ? list.filter((one) => Number.isInteger(one)) : []);
  return {
    marks: Array.isArray(marks) ? marks.filter(isSeatEntry) : [],
    usesAnswers: usesAnswers !== false,
    off: numbers(off),
    believed: numbers(believed),
  };
}

function isSeatEntry(entry: unknown): entry is [SeatId, SeatMarks] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const marks: Partial<SeatMarks> | null | undefined = entry[1];
  return (
    typeof marks === 'object' &&
    marks !== null &&
    isMarks(marks.anywhere) &&
    Array.isArray(marks.at) &&
    marks.at.length === 6 &&
    marks.at.every(isMarks)
  );
}

const isMarks = (marks: unknown): boolean =>
  typeof marks === 'object' &&
  marks !== null &&
  Object.values(marks).every((mark) => mark === 'yes' || mark === 'no' || mark === 'maybe');

export const marksOn = ({ marks }: Notebook, seat: SeatId): SeatMarks =>
  marks.find(([one]) => one === seat)?.[1] ?? noMarks;

/** `place` null: anywhere in the symbol. */
export function markAt(marks: SeatMarks, rune: RuneId, place: number | null): Mark | null {
  const there = place === null ? marks.anywhere : marks.at[place];
  return there !== undefined && Object.hasOwn(there, rune) ? (there[rune] ?? null) : null;
}

export function withMark(
  notebook: Notebook,
  { seat, rune, place, mark }: { seat: SeatId; rune: RuneId; place: number | null; mark: Mark | null },
): Notebook {
  const was = marksOn(notebook, seat);
  const change = (marks: Readonly<Record<RuneId, Mark>>) => {
    const rest = Object.entries(marks).filter(([one]) => one !== rune);
    return Object.fromEntries(mark === null ? rest : [...rest, [rune, mark]]);
  };
  const next: SeatMarks =
    place === null
      ? { ...was, anywhere: change(was.anywhere) }
      : { ...was, at: positions.map((p) => (p === place ? change(was.at[p] ?? {}) : (was.at[p] ?? {}))) };
  return { ...notebook, marks: [...notebook.marks.filter(([one]) => one !== seat), [seat, next]] };
}

export const toggled = (list: readonly number[], one: number): number[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
