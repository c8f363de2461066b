import type { Statement, TileCondition } from './meaning';
import { allOf, anyTile, partsOf } from './meaning';

// "Another red tile" is said of a tile that is red itself: where it is not, the word would say nothing, or something else.

/** Whether "another" is only said of tiles that are such ones themselves. */
export const saysAnotherRightly = (statement: Statement): boolean => isRightIn(statement, null);

/** `own`: the tile that is spoken of around this part; null where none is. */
function isRightIn(part: unknown, own: TileCondition | null): boolean {
  if (Array.isArray(part)) return part.every((each) => isRightIn(each, own));
  if (typeof part !== 'object' || part === null) return true;
  if (isTiles(part)) return isRightOf(part);
  if (isAdjacent(part)) return isRightHere(part, own) && isRightIn(part.which, part.which);
  return Object.values(part).every((each) => isRightIn(each, own));
}

const isRightOf = ({ which, are = anyTile }: Tiles): boolean =>
  isRightIn(which, which) && isRightIn(are, allOf(which, are));

interface Tiles {
  readonly which: TileCondition;
  readonly are?: TileCondition;
}

type Adjacent = Extract<TileCondition, { type: 'adjacent' }>;

const isTiles = (part: object): part is Tiles => 'type' in part && part.type === 'tiles' && 'which' in part;
const isAdjacent = (part: object): part is Adjacent => 'type' in part && part.type === 'adjacent';

const isRightHere = ({ isAnother, which }: Adjacent, own: TileCondition | null): boolean =>
  isAnother !== true || (own !== null && partsOf(which).every((part) => partsOf(own).some((is) => isSo(is, part))));

/** What is red is red or blue. */
const isSo = (own: TileCondition, said: TileCondition): boolean =>
  own.type === 'colour' && said.type === 'colour'
    ? own.colours.every((colour) => said.colours.includes(colour))
    : JSON.stringify(own) === JSON.stringify(said);

/** "Both rows have a tile that matches no other tile": none of its row, or none at all. */
export const likensInLines = (statement: Statement): boolean => isLikenedIn(statement, false);

function isLikenedIn(part: unknown, isInLine: boolean): boolean {
  if (Array.isArray(part)) return part.some((each) => isLikenedIn(each, isInLine));
  if (typeof part !== 'object' || part === null) return false;
  if (isInLine && isAdjacent(part) && isAnyOther(part)) return true;
  const isLine = 'type' in part && (part.type === 'shapes' || part.type === 'within');
  return Object.values(part).some((each) => isLikenedIn(each, isInLine || isLine));
}

/** Not "the bottom tile" of that row or column itself. */
const isAnyOther = ({ how, which }: Adjacent): boolean =>
  how === 'any' && !partsOf(which).some((part) => part.type === 'place' && isSideOfLine.test(part.place.type));

const isSideOfLine = /^(?:top|bottom|leftmost|rightmost)$/;
