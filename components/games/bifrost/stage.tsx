import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { capital, listed } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { Settings } from '@/games/bifrost/settings';
import { boardsOfHalf } from '@/games/bifrost/turns';
import type { View } from '@/games/bifrost/view';
import { BoardOnStage } from './board-on-stage';
import { useFresh } from './fresh';
import { HALF_TIME, SecondHalf } from './half-time';
import { PieceMark } from './piece';
import { closeOf, type FinalBeat, passing, type StepBeat } from './scenes';
import { scoresOf } from './scores';
import styles from './stage.module.css';
import { StepDrawing } from './step-drawing';

/**
 * For the stage: the three boards as they stand, with the score. What a step put on them falls into its place and sends a
 * ring out. Nobody may know who acts, only how many are ready.
 */
function Centre({ view, nameOf }: CentreProps<View, Settings>) {
  const numbers = boardsOfHalf(view.round === 1 ? 1 : 2);
  const { fresh, before } = useFresh(view.boards);
  return (
    <div className={classNames('grid h-full content-center justify-items-center gap-3', styles.falling)}>
      <div className="grid w-[min(100%,calc((100vh/var(--far)-19.5rem)*3.2))] grid-cols-3 gap-4">
        {view.boards
          .filter(({ board }) => numbers.includes(board))
          .map((board) => (
            <BoardOnStage
              key={board.board}
              {...{ board }}
              was={before.find((one) => one.board === board.board) ?? board}
              fresh={fresh.get(board.board) ?? new Set()}
              step={`${view.round} ${view.step}`}
              isBreak={view.phase === 'break'}
            />
          ))}
      </div>
      {view.phase === 'break' && (
        <div className="grid justify-items-center gap-1 text-lg">
          <p className="display text-2xl text-brass-content">{HALF_TIME}</p>
          <SecondHalf />
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-center gap-x-12 gap-y-1 text-lg text-subtle">
        {isAnyPlaced(view) && <Score {...{ view }} />}
        <p className="figures display text-2xl text-emphasis">{view.readyCount} of 3 ready</p>
        {view.phase !== 'break' && <p>Masked: {listed(view.seats.map(({ seat }) => nameOf(seat)))}</p>}
      </div>
    </div>
  );
}

const isAnyPlaced = ({ boards }: View): boolean => boards.some(({ places }) => Object.keys(places).length > 0);

/** In one line, large: the boards themselves say which places it comes from. */
const Score = ({ view }: { view: View }) => (
  <ul aria-label="Points so far" className="flex gap-x-7">
    {scoresOf(view.boards).map(({ color, points }) => (
      <li key={color} className="flex items-center gap-2">
        <PieceMark color={color} className="size-7" />
        {capital(color)} <span className="display figures text-3xl text-brass-content">{points}</span>
      </li>
    ))}
  </ul>
);

export default scenesOf<View, StepBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: StepDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
});
