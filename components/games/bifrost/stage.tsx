import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { ordinal } from '@/components/stage/words';
import { type Color, cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { bestGroupOf } from '@/games/bifrost/groups';
import type { Settings } from '@/games/bifrost/settings';
import { boardsOfHalf } from '@/games/bifrost/turns';
import type { BoardView, View } from '@/games/bifrost/view';
import { HexBoard } from './hex-board';
import { PieceMark } from './piece';
import { closeOf, type FinalBeat, passing, type StepBeat } from './scenes';
import { ScoreSheet } from './score-sheet';
import { StepDrawing } from './step-drawing';
import { lastWords, listed } from './words';

/** For the stage: the three boards as they stand, with the score. Nobody may know who acts, only how many are ready. */
function Centre({ view, nameOf }: CentreProps<View, Settings>) {
  const numbers = boardsOfHalf(view.round === 1 ? 1 : 2);
  return (
    <div className="grid h-full content-center justify-items-center gap-3">
      <div className="grid w-[min(100%,calc((100vh/var(--far)-26rem)*3.2))] grid-cols-3 gap-5">
        {view.boards
          .filter(({ board }) => numbers.includes(board))
          .map((board) => (
            <figure key={board.board} className="min-w-0">
              <HexBoard
                isPicture
                title={`Board ${board.board}`}
                cells={cellsOf(board)}
                onTurn={board.onTurn}
                lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
              />
              <figcaption className="mt-1 grid gap-0.5 text-center text-lg">
                <span className="text-emphasis">{turnWords(board)}</span>
                <span className="min-h-7 text-subtle">{lastWords(board)}</span>
                <Joined board={board} />
              </figcaption>
            </figure>
          ))}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-3">
        <ScoreSheet boards={view.boards} />
        <div className="text-lg text-subtle">
          <p className="figures display text-3xl text-emphasis">{view.readyCount} of 3 ready</p>
          <p>Masked: {listed(view.seats.map(({ seat }) => nameOf(seat)))}</p>
        </div>
      </div>
    </div>
  );
}

/** How many edges each colour has joined there, of the three that win; its place once it has one. */
function Joined({ board }: { board: BoardView }) {
  return (
    <ul aria-label={`Edges joined on board ${board.board}`} className="figures flex justify-center gap-5 text-base">
      {colors.map((color) => (
        <li key={color} className="flex items-center gap-1.5" aria-label={`${color}: ${joinedWords(board, color)}`}>
          <PieceMark color={color} className="size-4" /> {joinedWords(board, color)}
        </li>
      ))}
    </ul>
  );
}

function joinedWords(board: BoardView, color: Color): string {
  const place = board.places[color];
  if (place !== undefined) return ordinal(place);
  return `${Math.min(3, bestGroupOf(cellsOf(board), color)?.edges.length ?? 0)} of 3`;
}

const turnWords = ({ board, onTurn }: BoardView) => `Board ${board}${onTurn === null ? '' : `: ${onTurn} to move`}`;

export default scenesOf<View, StepBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: StepDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
});
