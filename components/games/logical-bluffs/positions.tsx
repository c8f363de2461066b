import { checkStatements } from '@/games/logical-bluffs/check';
import { type Cell, cells } from '@/games/logical-bluffs/grid';
import { truthOf } from '@/games/logical-bluffs/language/statement';
import { subsetProblem } from '@/games/logical-bluffs/subset';
import { oneOf, type Position, yesOrNo } from '../book/position-card';
import { colourOf, subset } from './examples';
import { TileGrid } from './tile-grid';

const grid = cells.flatMap((cell) => colourOf(cell) ?? []);
const twoRed = 'There are two red tiles.';
const isTwoRedTrue = truthOf(twoRed, subset, grid) === true;

const sayable = ['A1 is red.', 'Exactly one of A1, B1, C1, A2 and B2 is blue.', 'D4 is yellow.'];
const refusalOf = (text: string) =>
  checkStatements({ statements: [text], subset: [...subset] }, 'automatic')?.message ?? null;
const refusals = sayable.flatMap((text) => refusalOf(text) ?? []);

const squares: readonly (readonly Cell[])[] = [
  ['B1', 'C1', 'D1', 'D2'],
  ['C1', 'D1', 'C2', 'D2'],
  ['A4', 'B4', 'C4', 'D2'],
];
const wordsOf = (tiles: readonly Cell[]) => tiles.join(', ');
const isAllowed = (tiles: readonly Cell[]) => subsetProblem(tiles, subset, false) === null;
const problems = squares.flatMap((tiles) => subsetProblem(tiles, subset, false) ?? []);

export const positions: readonly Position[] = [
  {
    question: `Is “${twoRed}” true of the five ringed tiles?`,
    picture: <Picture tiles={subset} title="Five tiles, three of them red" isOpen />,
    choices: yesOrNo(isTwoRedTrue, ['True', 'False']),
    why: 'Three of them are red, and a bare number means at least. “Exactly two” or “only two” would be false.',
  },
  {
    question: 'Which of these can be said about the ringed tiles?',
    picture: <Picture tiles={subset} title="Five tiles to speak of" />,
    choices: oneOf(sayable.find((text) => refusalOf(text) === null) ?? '', sayable),
    why: `Every tile that is ringed has to matter, and no other may be named. Of the other two is said: ${refusals.join(' ')}`,
  },
  {
    question: 'The ringed tiles were your last choice. Which may you choose now?',
    picture: <Picture tiles={subset} title="The tiles of the last round" />,
    choices: oneOf(wordsOf(squares.find(isAllowed) ?? []), squares.map(wordsOf)),
    why: `Tiles have to hang together by their sides, and fewer than half of them may have been in the last choice. Of the other two is said: ${problems.join(' ')}`,
  },
];

function Picture({ tiles, title, isOpen = false }: { tiles: readonly Cell[]; title: string; isOpen?: boolean }) {
  return (
    <TileGrid
      title={title}
      className="mx-auto w-full max-w-64"
      lookOf={(cell) => ({
        colour: isOpen && tiles.includes(cell) ? colourOf(cell) : null,
        isChosen: tiles.includes(cell),
      })}
    />
  );
}
