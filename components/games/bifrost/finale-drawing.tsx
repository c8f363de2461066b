'use client';

import { Crown } from '@/components/stage/crown';
import { nameRem } from '@/components/stage/name-size';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { capital, ordinal, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { type Color, cellNumber } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Settings } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import type { Standing } from '@/games/game';
import { HexBoard } from './hex-board';
import { HeldMarks, LostMarks, WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { type FinalBeat, tellFinale } from './scenes';
import { ScoreSheet } from './score-sheet';
import styles from './stage.module.css';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: six boards fill the score by colour, each from its last place, then the masks come off in the same order. */
export function FinaleDrawing(props: Props) {
  const { view, scene, index, isStill } = props;
  const [ref, width] = useWidth();
  const beat = scene.beats[index];
  if (beat === undefined) return null;
  if (beat.show === 'mask' || beat.show === 'candidate') return <Masks {...props} />;
  const board = beat.show === 'place' ? view.boards[beat.board - 1] : undefined;
  return (
    <div ref={ref} className="grid items-center justify-center gap-x-8 gap-y-4 sm:flex">
      {board !== undefined && beat.placed !== undefined && (
        <div
          key={board.board}
          className="mx-auto w-[min(100%,34vh)] min-w-0 sm:mx-0 sm:max-w-[calc(var(--picture)*1.08)] sm:flex-1"
        >
          <HexBoard
            isPicture
            title={`Board ${board.board}`}
            cells={cellsOf(board)}
            lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
            overlay={<WhyMarks key={beat.id} board={board} placed={beat.placed} isNow={!isStill} />}
          />
        </div>
      )}
      <ScoreSheet
        boards={view.boards.map((one) => ({ ...one, places: placesTold(one, beat) }))}
        now={isStill || beat.placed === undefined ? null : { board: beat.board, color: beat.placed.color }}
        isLarge={board === undefined || width >= BESIDE_LARGE}
        isTight={board !== undefined && width < BESIDE_LARGE}
      />
    </div>
  );
}

function placesTold({ board, places }: BoardView, beat: FinalBeat): BoardView['places'] {
  if (board > beat.board) return {};
  if (board < beat.board) return places;
  return Object.fromEntries(Object.entries(places).filter(([, place]) => place >= beat.place));
}

interface WhyProps {
  readonly board: BoardView;
  readonly placed: NonNullable<FinalBeat['placed']>;
  readonly isNow: boolean;
}

/** The chain, or what cut it off; where neither decided, the pieces that were counted. */
function WhyMarks({ board, placed: { color, by }, isNow }: WhyProps) {
  const cells = cellsOf(board);
  if (by === 'won') return <WonMarks {...{ cells, color, isNow }} />;
  if (by === 'lost') return <LostMarks {...{ cells, color, isNow }} />;
  return <HeldMarks {...{ cells, color, isNow }} />;
}

/** So wide that a board has room beside large figures, in pixels. */
const BESIDE_LARGE = 860;

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
            <Mask {...{ standing, name, isCandidate }} isMine={standing.seat === mine} />
          </li>
        );
      })}
    </ol>
  );
}

interface MaskProps {
  readonly standing: Standing;
  /** Null: not told yet. */
  readonly name: string | null;
  readonly isMine: boolean;
  readonly isCandidate: boolean;
}

function Mask({ standing, name, isMine, isCandidate }: MaskProps) {
  const color = standing.detail.color as Color;
  return (
    <div className="flex items-center gap-4 p-4 sm:flex-col sm:p-6 sm:text-center">
      <span className="grid shrink-0 justify-items-center">
        {name !== null && standing.rank === 1 && <Crown className="-mb-1 w-8 sm:w-12" />}
        <PieceMark color={color} className="size-14 sm:size-24" />
      </span>
      <div className={classNames('min-w-0 sm:min-h-28', styles.turn)} key={String(name !== null)}>
        <p className="text-muted">{capital(color)} was</p>
        <p
          className="display text-2xl text-emphasis [overflow-wrap:anywhere]"
          style={name === null ? undefined : { fontSize: `${nameRem(name, nameSize)}rem` }}
        >
          {name ?? '…'}
          {isMine && name !== null && <span className="text-base text-muted"> (you)</span>}
        </p>
        <p className="figures text-brass-content">
          {name === null ? ' ' : `${ordinal(standing.rank)}, ${pointsWords(standing.points ?? 0)}`}
        </p>
        {isCandidate && <p className="text-danger-content text-sm">elimination candidate</p>}
      </div>
    </div>
  );
}

/** So that no word breaks in the narrowest of three masks. */
const nameSize = { most: 1.5, room: 10 };

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
