import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { cellNumber } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import { boardsOfHalf } from '@/games/bifrost/turns';
import type { BoardView, View } from '@/games/bifrost/view';
import { FinaleDrawing } from './finale-drawing';
import { HexBoard } from './hex-board';
import { closeOf, type FinalBeat, passing, type StepBeat, tellFinale } from './scenes';
import { ScoreSheet } from './score-sheet';
import { StepDrawing } from './step-drawing';
import { listed } from './words';

/** For the stage: the three boards as they stand, with the score. Nobody may know who acts, only how many are ready. */
function Centre({ view, nameOf }: CentreProps<View, Settings>) {
  const numbers = boardsOfHalf(view.round === 1 ? 1 : 2);
  return (
    <div className="grid h-full content-center justify-items-center gap-6">
      <div className="grid w-[min(100%,160vh)] grid-cols-3 gap-5">
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
              <figcaption className="mt-1 min-h-7 truncate text-center text-lg text-subtle">
                {turnWords(board)}
              </figcaption>
            </figure>
          ))}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-3">
        <ScoreSheet boards={view.boards} />
        <div className="text-lg text-subtle">
          <p className="figures text-emphasis">{view.readyCount} of 3 ready</p>
          <p>Masked: {listed(view.seats.map(({ seat }) => nameOf(seat)))}</p>
        </div>
      </div>
    </div>
  );
}

const turnWords = ({ board, onTurn }: BoardView) => `Board ${board}${onTurn === null ? '' : `: ${onTurn} to move`}`;

export default scenesOf<View, StepBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: StepDrawing,
  finale: { tell: tellFinale, Drawing: FinaleDrawing },
  Centre,
  isPassing: true,
});
