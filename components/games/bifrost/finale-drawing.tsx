'use client';

import { Crown } from '@/components/stage/crown';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { capital, ordinal, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { type Color, cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { Standing } from '@/games/game';
import { HexBoard } from './hex-board';
import { WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { type FinalBeat, tellFinale } from './scenes';
import { ScoreSheet } from './score-sheet';
import styles from './stage.module.css';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: six boards fill the score by colour, then the masks come off, from the last to the first. */
export function FinaleDrawing(props: Props) {
  const { view, scene, index, isStill } = props;
  const [ref, width] = useWidth();
  const beat = scene.beats[index];
  if (beat === undefined) return null;
  if (beat.show === 'mask' || beat.show === 'candidate') return <Masks {...props} />;
  const sheet = view.boards.map((one) => (one.board > beat.boards ? { ...one, places: {} } : one));
  const board = beat.show === 'board' ? view.boards[beat.boards - 1] : undefined;
  const first = colors.find((color) => board?.places[color] === 1);
  return (
    <div ref={ref} className="grid items-center justify-center gap-x-8 gap-y-4 sm:flex">
      {board !== undefined && (
        <div key={board.board} className="mx-auto w-[min(100%,34vh)] min-w-0 sm:mx-0 sm:max-w-[46vh] sm:flex-1">
          <HexBoard
            isPicture
            title={`Board ${board.board}`}
            cells={cellsOf(board)}
            lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
            overlay={first && <WonMarks cells={cellsOf(board)} color={first} isNow={!isStill} />}
          />
        </div>
      )}
      <ScoreSheet
        boards={sheet}
        now={isStill || beat.show !== 'board' ? null : beat.boards}
        isLarge={board === undefined || width >= BESIDE_LARGE}
      />
    </div>
  );
}

/** So wide that a board has room beside large figures, in pixels. */
const BESIDE_LARGE = 720;

/** A mask for each colour; it turns over when its place is told. */
function Masks({ scene, index, results, nameOf, mine, isStill }: Props) {
  const beat = scene.beats[index];
  const told = new Set(scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells));
  const isCandidateTold = beat?.show === 'candidate';
  return (
    <ol className="grid gap-3 sm:grid-cols-3">
      {results.standings.map((standing) => {
        const isNow = !isStill && (beat?.tells.includes(standing.seat) ?? false);
        const isCandidate = isCandidateTold && results.eliminationCandidates.includes(standing.seat);
        const name = told.has(standing.seat) ? nameOf(standing.seat) : null;
        return (
          <li
            key={standing.seat}
            className={classNames(
              'rounded-lg border bg-subtle',
              isCandidate
                ? 'border-danger-content border-dashed'
                : name !== null && standing.rank === 1
                  ? 'border-brass'
                  : 'border-subtle',
              isNow && styles.now,
            )}
          >
            <Mask {...{ standing, name }} isMine={standing.seat === mine} />
          </li>
        );
      })}
    </ol>
  );
}

function Mask({ standing, name, isMine }: { standing: Standing; name: string | null; isMine: boolean }) {
  const color = standing.detail.color as Color;
  return (
    <div className="flex items-center gap-4 p-4 sm:flex-col sm:p-6 sm:text-center">
      <span className="grid shrink-0 justify-items-center">
        {name !== null && standing.rank === 1 && <Crown className="-mb-1 w-8 sm:w-12" />}
        <PieceMark color={color} className="size-14 sm:size-24" />
      </span>
      <div className={classNames('min-w-0 sm:min-h-28', styles.turn)} key={String(name !== null)}>
        <p className="text-muted">{capital(color)} was</p>
        <p className="display text-2xl text-emphasis [overflow-wrap:anywhere]">
          {name ?? '…'}
          {isMine && name !== null && <span className="text-base text-muted"> (you)</span>}
        </p>
        <p className="figures text-brass-content">
          {name === null ? ' ' : `${ordinal(standing.rank)}, ${pointsWords(standing.points ?? 0)}`}
        </p>
      </div>
    </div>
  );
}

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
