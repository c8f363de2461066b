import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import type { Settings } from '@/games/bifrost/settings';
import { boardsOfHalf } from '@/games/bifrost/turns';
import type { View } from '@/games/bifrost/view';
import { BoardOnStage } from './board-on-stage';
import { useFresh } from './fresh';
import { closeOf, type FinalBeat, passing, type StepBeat } from './scenes';
import { ScoreSheet } from './score-sheet';
import styles from './stage.module.css';
import { StepDrawing } from './step-drawing';
import { listed } from './words';

/**
 * For the stage: the three boards as they stand, with the score. What a step put on them falls into its place and sends a
 * ring out. Nobody may know who acts, only how many are ready.
 */
function Centre({ view, nameOf }: CentreProps<View, Settings>) {
  const numbers = boardsOfHalf(view.round === 1 ? 1 : 2);
  const { fresh, before } = useFresh(view.boards);
  return (
    <div className={classNames('grid h-full content-center justify-items-center gap-3', styles.falling)}>
      <div className="grid w-[min(100%,calc((100vh/var(--far)-27rem)*3.2))] grid-cols-3 gap-5">
        {view.boards
          .filter(({ board }) => numbers.includes(board))
          .map((board) => (
            <BoardOnStage
              key={board.board}
              {...{ board }}
              was={before.find((one) => one.board === board.board) ?? board}
              fresh={fresh.get(board.board) ?? new Set()}
              step={`${view.round} ${view.step}`}
            />
          ))}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-3">
        <ScoreSheet boards={view.boards} isStage />
        <div className="text-lg text-subtle">
          {view.phase === 'break' && <p>Half-time: boards 4 to 6 come next, and turns go the other way.</p>}
          <p className="figures display text-3xl text-emphasis">{view.readyCount} of 3 ready</p>
          <p>Masked: {listed(view.seats.map(({ seat }) => nameOf(seat)))}</p>
        </div>
      </div>
    </div>
  );
}

export default scenesOf<View, StepBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: StepDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
});
