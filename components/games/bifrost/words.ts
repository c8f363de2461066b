import { listed } from '@/components/stage/words';
import { type Color, cellName, colors } from '@/games/bifrost/board';
import { type Cells, edgesReached, groupsOf, reachOf } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';

// What is on a board, in words: for screen readers, for live regions, and for whoever would rather read.

export const edgeNames = ['top', 'upper right', 'lower right', 'bottom', 'lower left', 'upper left'] as const;

/** How the pieces of a colour are drawn, so that colour is never the only cue. */
export const patternNames: Readonly<Record<Color, string>> = { red: 'chevrons', green: 'dots', blue: 'bars' };

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const ordinals = ['', 'first', 'second', 'third'];
export const placeWords = (place: number) => `${ordinals[place] ?? place} place`;
export const placeShort = (place: number) => ['', '1st', '2nd', '3rd'][place] ?? String(place);

export const reachedWords = (reached: readonly number[]): string => {
  if (reached.length === 0) return 'no edge';
  return `${reached.length === 1 ? 'one edge' : `${reached.length} edges`} (${listed(reached.map((edge) => edgeNames[edge] ?? ''))})`;
};

/** What the last turn on a board was: "Red put C4 and joined three edges." Null before the first. */
export function lastWords({ last }: Pick<BoardView, 'last'>): string | null {
  if (last === null) return null;
  const did = last.cell === null ? 'passed' : `put ${last.cell}`;
  const outcome = { won: ' and joined three edges', lost: ' and is cut off' };
  return `${capitalized(last.color)} ${did}${last.outcome === null ? '' : outcome[last.outcome]}.`;
}

/** "Red has first place, blue second place." Empty while nobody is placed. */
export function placesWords(places: BoardView['places']): string {
  const placed = colors.filter((color) => places[color] !== undefined);
  if (placed.length === 0) return '';
  const inOrder = placed.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return `${listed(inOrder.map((color, i) => `${i === 0 ? `${capitalized(color)} has` : color} ${placeWords(places[color] ?? 0)}`))}.`;
}

/** What can be seen of the group that a cell belongs to; an empty cell has only its name. */
export function cellWords(cells: Cells, cell: number): string {
  const color = cells[cell] ?? null;
  if (color === null) return `${cellName(cell)} is empty.`;
  const group = groupsOf(cells, color).find((one) => one.cells.includes(cell));
  const size = group?.cells.length ?? 1;
  const what = size === 1 ? 'stands alone and reaches' : `belongs to a group of ${size}, which reaches`;
  return `${cellName(cell)} is ${color}: it ${what} ${reachedWords(group?.edges ?? [])}.`;
}

/** How a colour stands on a board, in a few words. */
export function standingWords(cells: Cells, color: Color, place: number | undefined): string {
  if (place !== undefined) return placeWords(place);
  const inReach = reachOf(cells, color).edges.length;
  if (inReach < 3) return 'cut off, cannot win any more';
  return `joins ${reachedWords(edgesReached(cells, color))}, ${inReach} of 6 edges in reach`;
}

/** What a step changed, board by board, as one announcement; empty where nothing did. */
export function changeWords(before: readonly BoardView[], after: readonly BoardView[]): string {
  return after
    .flatMap((board, i) => {
      const was = before[i];
      if (was === undefined || JSON.stringify(was) === JSON.stringify(board)) return [];
      const words = [hasNewLast(was, board) ? lastWords(board) : null, newPlaces(was, board)].filter(Boolean).join(' ');
      return words === '' ? [] : [`Board ${board.board}: ${words}`];
    })
    .join(' ');
}

/** A colour that was placed before leaves the notice as it was: the same words would be told again. */
function hasNewLast(was: BoardView, board: BoardView): boolean {
  if (board.last === null) return false;
  if (JSON.stringify(was.last) !== JSON.stringify(board.last)) return true;
  return was.onTurn === board.last.color && was.places[board.last.color] === undefined;
}

function newPlaces(was: BoardView, board: BoardView): string {
  const isNew = colors.some((color) => board.places[color] !== was.places[color]);
  return isNew ? placesWords(board.places) : '';
}

/** The board's pieces row by row, for its text twin: "C: C4 red, C5 blue". */
export function rowWords(cells: Cells): string[] {
  const rows = new Map<string, string[]>();
  for (const [cell, color] of cells.entries()) {
    if (color === null) continue;
    const name = cellName(cell);
    const row = name.charAt(0);
    rows.set(row, [...(rows.get(row) ?? []), `${name} ${color}`]);
  }
  return [...rows].map(([row, held]) => `Row ${row}: ${held.join(', ')}`);
}
