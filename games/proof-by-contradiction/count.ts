import { itemAt } from '../kit/item-at';
import {
  ALL_CELLS,
  type Board,
  type Cell,
  type Color,
  cells,
  colors,
  countCells,
  maskOf,
  maskOfLines,
  sharesLine,
  stepsBetween,
} from './board';
import type { Clue } from './clue';

// How many full boards (five of six colours on five of sixteen cells: 3,144,960 of them) fit what is known, exactly.
//
// The token that is left out lies in the box, a seventeenth cell that has to be taken in the end: so all six tokens
// are placed. Colours that clues tie to one another form a piece; pieces only have to keep off each other's cells.
// So it is enough to know, piece after piece, in how many ways each set of cells can come to be taken, and a clue
// that counts tokens looks at the last sets alone. That takes about a millisecond. Tests compare it with enumeration.

/** What is taken for granted about a board. Colours by their place in `colors`, sets of cells as masks. */
export interface Knowledge {
  /** Where each colour may lie if it is placed. */
  readonly allowed: readonly number[];
  /** Whether each colour is certain to be placed. */
  readonly placed: readonly boolean[];
}

export interface PossibleBoards {
  readonly total: number;
  /** By colour, then cell (reading order): how many of the boards have that colour there. */
  readonly at: readonly (readonly number[])[];
}

export const nothingKnown: Knowledge = {
  allowed: colors.map(() => ALL_CELLS),
  placed: colors.map(() => false),
};

/** Tokens that are on the board for certain, on top of what else is known. */
export function knownTokens(board: Board, rest: Knowledge = nothingKnown): Knowledge {
  const maskFor = (color: Color) => {
    const own = board.filter((token) => token.color === color);
    return own.reduce((mask, token) => mask & maskOf(token.cell), ALL_CELLS);
  };
  return {
    allowed: colors.map((color, i) => (rest.allowed[i] ?? 0) & maskFor(color)),
    placed: colors.map((color, i) => (rest.placed[i] ?? false) || board.some((token) => token.color === color)),
  };
}

/** Exactly how many boards fit the clues and what is known. */
export function countBoards(clues: readonly Clue[], known: Knowledge): number {
  const last = waysToTake(piecesOf(clues, known)).at(-1);
  const isWanted = finalSetTest(clues);
  return last === undefined ? 0 : last.sets.reduce((sum, set) => (isWanted(set) ? sum + last.ways(set) : sum), 0);
}

/** The number of boards, and for each colour and cell on how many of them it lies there. */
export function possibleBoards(clues: readonly Clue[], known: Knowledge): PossibleBoards {
  const pieces = piecesOf(clues, known);
  const layers = waysToTake(pieces);
  const at = colors.map(() => new Array<number>(BOX).fill(0));
  const isWanted = finalSetTest(clues);
  let completions: Ways = (set) => (isWanted(set) ? 1 : 0);
  for (const [i, piece] of [...pieces.entries()].reverse()) {
    completions = addBoards(at, piece, { before: itemAt(layers, i), after: completions });
  }
  return { total: completions(0), at };
}

const BOX = cells.length;
const boxMask = 1 << BOX;

/** Colours that have to be placed with regard to each other, and every way to do so. */
interface Piece {
  readonly colors: readonly number[];
  readonly options: readonly Option[];
}
/** The cells that a piece can take, and each way in which its colours can lie on them. */
interface Option {
  readonly mask: number;
  /** For each colour of the piece where it lies: a cell's index, or BOX. */
  readonly placings: readonly (readonly number[])[];
}

/** Pieces with one option first, then those with the most: what is taken by then stays little. */
function piecesOf(clues: readonly Clue[], known: Knowledge): Piece[] {
  const links = clues.flatMap((clue) => linkOf(clue) ?? []);
  const pieces = groupsOf(links).map((group) => ({
    colors: group,
    options: optionsFor(group, { clues, links, known }),
  }));
  const single = pieces.filter(({ options }) => options.length === 1);
  const others = pieces.filter(({ options }) => options.length !== 1);
  return [...single, ...others.sort((a, b) => b.options.length - a.options.length)];
}

/** A clue about two colours: for each cell of the first, the cells that the second may lie on, and the other way. */
interface Link {
  readonly ends: readonly [number, number];
  readonly partners: readonly number[];
}

function linkOf(clue: Clue): Link | null {
  if (clue.format !== 'steps' && clue.format !== 'share') return null;
  const fits = (a: Cell, b: Cell) =>
    clue.format === 'share' ? sharesLine(a, b) === clue.share : clue.steps.includes(stepsBetween(a, b));
  const partnersOf = (a: Cell) => cells.reduce((mask, b) => (a !== b && fits(a, b) ? mask | maskOf(b) : mask), 0);
  return { ends: [colors.indexOf(clue.colors[0]), colors.indexOf(clue.colors[1])], partners: cells.map(partnersOf) };
}

/** All six colours, those in one group that links connect. */
function groupsOf(links: readonly Link[]): number[][] {
  let groups = [...colors.keys()].map((color) => [color]);
  for (const { ends } of links) {
    const joined = groups.filter((group) => ends.some((end) => group.includes(end)));
    groups = [...groups.filter((group) => !joined.includes(group)), joined.flat()];
  }
  return groups;
}

function optionsFor(
  group: readonly number[],
  context: { clues: readonly Clue[]; links: readonly Link[]; known: Knowledge },
): Option[] {
  let placings: number[][] = [[]];
  for (const color of group) {
    const allowed = allowedFor(color, context);
    placings = placings.flatMap((places) => {
      const open = linksTo(color, { group, links: context.links, places }).reduce((mask, link) => mask & link, allowed);
      return placesIn(open & ~maskOfPlaces(places)).map((place) => [...places, place]);
    });
  }
  const byMask = new Map<number, number[][]>();
  for (const places of placings) {
    const mask = maskOfPlaces(places);
    byMask.set(mask, [...(byMask.get(mask) ?? []), places]);
  }
  return [...byMask].map(([mask, some]) => ({ mask, placings: some }));
}

const maskOfPlaces = (places: readonly number[]) => places.reduce((mask, place) => mask | (1 << place), 0);

/** Where a colour may lie by itself; the box is open to those that need not be placed. */
function allowedFor(color: number, { clues, known }: { clues: readonly Clue[]; known: Knowledge }): number {
  const own = clues.filter((clue) => namesColor(clue, color));
  const inLines = own.reduce(
    (mask, clue) => (clue.format === 'line' ? mask & maskOfLines(clue.lines) : mask),
    ALL_CELLS,
  );
  const onBoard = (known.allowed[color] ?? 0) & inLines;
  return own.length > 0 || known.placed[color] ? onBoard : onBoard | boxMask;
}

function namesColor(clue: Clue, color: number): boolean {
  if (clue.format === 'count') return false;
  return clue.format === 'line' ? clue.color === colors[color] : clue.colors.some((one) => one === colors[color]);
}

/** What the links to colours that are placed already leave open. */
function linksTo(
  color: number,
  { group, links, places }: { group: readonly number[]; links: readonly Link[]; places: readonly number[] },
): number[] {
  return links.flatMap(({ ends: [a, b], partners }) => {
    if (a !== color && b !== color) return [];
    const place = places[group.indexOf(a === color ? b : a)];
    return place === undefined ? [] : [partners[place] ?? 0];
  });
}

function placesIn(mask: number): number[] {
  const places: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
}

/** In how many ways a set of cells (with the box) comes to be taken, or can be completed. */
type Ways = (set: number) => number;
interface Layer {
  readonly sets: readonly number[];
  readonly ways: Ways;
}

/** Before the first piece, after the first, ... after the last. All sets of a layer are of one size. */
function waysToTake(pieces: readonly Piece[]): Layer[] {
  const layers: Layer[] = [{ sets: [0], ways: () => 1 }];
  for (const { options } of pieces) layers.push(nextLayer(itemAt(layers, layers.length - 1), options));
  return layers;
}

function nextLayer(before: Layer, options: readonly Option[]): Layer {
  const counts = new Uint32Array(MOST_SETS);
  const sets: number[] = [];
  for (const set of before.sets) {
    const ways = before.ways(set);
    for (const { mask, placings } of options) {
      if ((set & mask) !== 0) continue;
      const rank = rankOf(set | mask);
      if (counts[rank] === 0) sets.push(set | mask);
      counts[rank] = (counts[rank] ?? 0) + ways * placings.length;
    }
  }
  return { sets, ways: (set) => counts[rankOf(set)] ?? 0 };
}

/** Adds the boards of a piece's options to `at`; returns the completions of the sets before it. */
function addBoards(at: number[][], piece: Piece, { before, after }: { before: Layer; after: Ways }): Ways {
  const completions = new Uint32Array(MOST_SETS);
  for (const { mask, placings } of piece.options) {
    let boards = 0;
    for (const set of before.sets) {
      if ((set & mask) !== 0) continue;
      const ways = after(set | mask);
      const rank = rankOf(set);
      completions[rank] = (completions[rank] ?? 0) + ways * placings.length;
      boards += before.ways(set) * ways;
    }
    for (const places of placings) addToCells(at, { colors: piece.colors, places, boards });
  }
  return (set) => completions[rankOf(set)] ?? 0;
}

/** Sets of six of the seventeen cells: the most that are of one size. */
const MOST_SETS = 12_376;
/** Numbers the sets of each size up to six from 0, so that a layer is a short array. */
const ranks = createRanks();
const rankOf = (set: number) => ranks[set] ?? 0;

function createRanks(): Uint16Array {
  const seen = new Uint32Array(BOX + 2);
  return Uint16Array.from({ length: 2 * boxMask }, (_, set) => {
    const size = countCells(set & ALL_CELLS) + (set >> BOX);
    const rank = seen[size] ?? 0;
    seen[size] = rank + 1;
    return rank;
  });
}

function addToCells(
  at: number[][],
  { colors: group, places, boards }: { colors: readonly number[]; places: readonly number[]; boards: number },
) {
  for (const [i, color] of group.entries()) {
    const row = at[color];
    const place = places[i] ?? BOX;
    if (row !== undefined && place !== BOX) row[place] = (row[place] ?? 0) + boards;
  }
}

/** A full board has one token in the box, and as many tokens in lines as the clues say. */
function finalSetTest(clues: readonly Clue[]): (set: number) => boolean {
  const regions = clues.flatMap((clue) =>
    clue.format === 'count' ? [{ ...clue, cells: maskOfLines(clue.lines) }] : [],
  );
  return (set) =>
    (set & boxMask) !== 0 && regions.every(({ cells: region, count }) => countCells(set & region) === count);
}
