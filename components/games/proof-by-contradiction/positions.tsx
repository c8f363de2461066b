import { type BoardView, type Cell, parseBoard } from '@/games/proof-by-contradiction/board';
import { type Clue, formatClue, isTrue } from '@/games/proof-by-contradiction/clue';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { oneOf, type Position, yesOrNo } from '../book/position-card';
import { BoardPicture } from './board-picture';
import { bea } from './examples';

const apart: Clue = { format: 'share', colors: ['red', 'yellow'], share: false };
const counted = (count: number): Clue => ({ format: 'count', lines: ['row2', 'colB'], count });
const kept: Clue = { format: 'count', lines: ['row1', 'colB'], count: 3 };

const four: BoardView = { A1: 'red', D1: 'orange', B2: 'blue', A4: 'green' };
const free: readonly Cell[] = ['C1', 'B4', 'C3'];
const withYellow = (cell: Cell) => parseBoard({ ...four, [cell]: 'yellow' });

const counts = [1, 2, 3];

export const positions: readonly Position[] = [
  {
    question: 'Is this clue true for Bea?',
    given: `“${formatClue(apart)}”`,
    picture: <Picture board={bea} title="Bea’s tokens" />,
    choices: yesOrNo(isTrue(apart, parseBoard(bea)), ['True', 'False']),
    why: `${explainClue(apart, parseBoard(bea)).why} Both colours have to be there, even for a clue that says that they do not share a line.`,
  },
  {
    question: 'How many of Bea’s tokens lie in row 2 or column B?',
    picture: <Picture board={bea} title="Bea’s tokens" field={explainClue(counted(0), parseBoard(bea)).field} />,
    choices: oneOf(counts.find((count) => isTrue(counted(count), parseBoard(bea))) ?? 0, counts),
    why: `Those in ${explainClue(counted(0), parseBoard(bea)).tokens.join(' and ')}. The one on the crossing of the two lines counts once.`,
  },
  {
    question: 'Ana has yellow left to place. In which cell does she keep her own clue?',
    given: `“${formatClue(kept)}”`,
    picture: <Picture board={four} title="Ana’s first four tokens" field={explainClue(kept, parseBoard(four)).field} />,
    choices: oneOf<string>(free.find((cell) => isTrue(kept, withYellow(cell))) ?? '', free),
    why: `There are three already, in ${explainClue(kept, parseBoard(four)).tokens.join(', ')}. Another one in row 1 or column B makes four, and Ana would contradict herself: minus 1000 points.`,
  },
];

function Picture({ board, title, field = [] }: { board: BoardView; title: string; field?: readonly Cell[] }) {
  return <BoardPicture {...{ board, title, field }} className="mx-auto w-full max-w-64" />;
}
