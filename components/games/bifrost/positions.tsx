import { cellNames, cellNumber } from '@/games/bifrost/board';
import { parseBoard } from '@/games/bifrost/drawn-board';
import { type Cells, edgesReached, isAlive, reachOf } from '@/games/bifrost/groups';
import { oneOf, type Position, yesOrNo } from '../book/position-card';
import { HexBoard } from './hex-board';
import { lostByRed, wonByRed } from './pictures';
import { reachedWords } from './words';

/** The same board with these cells empty. */
const without = (cells: Cells, names: readonly string[]): Cells =>
  cells.map((held, cell) => (names.includes(cellNames[cell] ?? '') ? null : held));

const oneGap = without(parseBoard(lostByRed), ['A1']);
const twoGaps = without(parseBoard(lostByRed), ['A1', 'C7']);
const toWin = without(parseBoard(wonByRed), ['I5']);

const winsWith = (name: string): boolean =>
  edgesReached(toWin.with(cellNumber(name.toLowerCase()) ?? 0, 'red'), 'red').length >= 3;
const candidates = ['A5', 'F1', 'I5'];

const reach = (cells: Cells) => reachedWords(reachOf(cells, 'red').edges);

export const positions: readonly Position[] = [
  {
    question: 'Is red lost here?',
    given: 'Red has just had its turn. A1 is empty, and so is the middle.',
    picture: <Board cells={oneGap} title="Red in the middle, shut in by green and blue but for A1" />,
    choices: yesOrNo(!isAlive(oneGap, 'red'), ['Yes, it is cut off', 'No, it can still win']),
    why: `With every empty cell its own, red would join ${reach(oneGap)}. A corner is worth two edges, and three are needed.`,
  },
  {
    question: 'And if C7 is empty as well?',
    picture: <Board cells={twoGaps} title="The same board with A1 and C7 empty" />,
    choices: yesOrNo(!isAlive(twoGaps, 'red'), ['Red is lost', 'Red can still win']),
    why: `Now red could join ${reach(twoGaps)}: A1 gives two edges and C7 the third. However unlikely that is, red plays on.`,
  },
  {
    question: 'Red is on turn. Which cell wins the board at once?',
    picture: <Board cells={toWin} title="A board on which red can win" />,
    choices: oneOf(candidates.find(winsWith) ?? '', candidates),
    why: `Red’s group joins ${reachedWords(edgesReached(toWin, 'red'))}. I5 hangs on to it and is a corner: then it joins ${reachedWords(
      edgesReached(toWin.with(cellNumber('i5') ?? 0, 'red'), 'red'),
    )}.`,
  },
];

function Board({ cells, title }: { cells: Cells; title: string }) {
  return <HexBoard isPicture title={title} cells={cells} className="mx-auto max-w-sm" />;
}
