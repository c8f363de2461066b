import type { SeatId } from '../game';
import { type Guarded, isSeat, listOf, oneOf, shapeOf } from '../kit/shape';
import { ALL_CELLS, type Color, cells, colors, maskOf } from './board';
import type { Clue } from './clue';
import { countBoards, type Knowledge } from './count';

// A player's private notebook: for every other player, what one holds of a colour in a cell. What is marked "yes" or
// "no" is taken for granted when possible boards are counted; "maybe" is only a reminder.

export const noteMarks = ['yes', 'no', 'maybe'] as const;
export type NoteMark = (typeof noteMarks)[number];

const isNote = shapeOf({ seat: isSeat, color: oneOf(colors), cell: oneOf(cells), mark: oneOf(noteMarks) });
export type Note = Guarded<typeof isNote>;

const isNotebook = shapeOf({ version: oneOf([1]), notes: listOf(isNote) });
export type Notebook = Guarded<typeof isNotebook>;

export const emptyNotebook: Notebook = { version: 1, notes: [] };

/** What the server kept; anything that is no notebook is an empty one. */
export const parseNotebook = (value: unknown): Notebook => (isNotebook(value) ? value : emptyNotebook);

export type Place = Pick<Note, 'seat' | 'color' | 'cell'>;

const isAt = (note: Place, { seat, color, cell }: Place) =>
  note.seat === seat && note.color === color && note.cell === cell;

/** The notebook with one mark set, or taken away (null). */
export function setNote(notebook: Notebook, place: Place, mark: NoteMark | null): Notebook {
  const others = notebook.notes.filter((note) => !isAt(note, place));
  return { ...notebook, notes: mark === null ? others : [...others, { ...place, mark }] };
}

export const noteAt = (notebook: Notebook, place: Place): NoteMark | null =>
  notebook.notes.find((note) => isAt(note, place))?.mark ?? null;

export const clearNotes = (notebook: Notebook, seat: SeatId): Notebook => ({
  ...notebook,
  notes: notebook.notes.filter((note) => note.seat !== seat),
});

/** What the marks for one player take for granted. A colour that is somewhere keeps the others off that cell. */
export function knowledgeFrom({ notes }: Notebook, seat: SeatId): Knowledge {
  const own = notes.filter((note) => note.seat === seat);
  const maskFor = (color: Color) => own.reduce((mask, note) => mask & allowedBy(note, color), ALL_CELLS);
  return {
    allowed: colors.map(maskFor),
    placed: colors.map((color) => own.some((note) => note.color === color && note.mark === 'yes')),
  };
}

function allowedBy({ color: noted, cell, mark }: Note, color: Color): number {
  if (mark === 'no') return noted === color ? ALL_CELLS & ~maskOf(cell) : ALL_CELLS;
  if (mark === 'maybe') return ALL_CELLS;
  return noted === color ? maskOf(cell) : ALL_CELLS & ~maskOf(cell);
}

/** What the marks alone say of a clue: it holds on every board that they leave, on some, or on none. */
export type Verdict = 'certain' | 'possible' | 'contradicted';

/** Null where the marks leave no board at all. */
export function verdictOn(clue: Clue, known: Knowledge): Verdict | null {
  const left = countBoards([], known);
  if (left === 0) return null;
  const holding = countBoards([clue], known);
  if (holding === 0) return 'contradicted';
  return holding === left ? 'certain' : 'possible';
}
