import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { cellNumber } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import { boardsOfHalf } from '@/games/bifrost/turns';
import type { View } from '@/games/bifrost/view';
import { FinaleDrawing } from './finale-drawing';
import { HexBoard } from './hex-board';
import { closeOf, type FinalBeat, type StepBeat, tellFinale } from './scenes';
import { ScoreSheet } from './score-sheet';
import { StepDrawing } from './step-drawing';

/** The three boards as they stand, with the score: nobody may know who acts, only how many are ready. */
function Centre({ view }: CentreProps<View, Settings>) {
  const numbers = boardsOfHalf(view.round === 1 ? 1 : 2);
  return (
    <div className="grid justify-items-center gap-2">
      <div className="grid w-full grid-cols-3 gap-3">
        {view.boards
          .filter(({ board }) => numbers.includes(board))
          .map((board) => (
            <HexBoard
              key={board.board}
              isPicture
              title={`Board ${board.board}`}
              cells={cellsOf(board)}
              onTurn={board.onTurn}
              lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
            />
          ))}
      </div>
      <div className="max-sm:hidden">
        <ScoreSheet boards={view.boards} />
      </div>
      <p className="figures text-sm text-subtle">{view.readyCount} of 3 ready</p>
    </div>
  );
}

export default scenesOf<View, StepBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: StepDrawing,
  finale: { tell: tellFinale, Drawing: FinaleDrawing },
  Centre,
  isPassing: true,
});
