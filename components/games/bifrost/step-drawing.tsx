'use client';

import type { SceneDrawingProps } from '@/components/stage/scene';
import { capital, ordinal } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cellNumber } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import type { Cells } from '@/games/bifrost/groups';
import type { Settings } from '@/games/bifrost/settings';
import type { BoardView, View } from '@/games/bifrost/view';
import { freshCells } from './fresh';
import { HexBoard } from './hex-board';
import { FallMarks, HeldMarks, LostMarks, WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import { equalWords, heldWords, type StepBeat } from './scenes';
import { ScoreSheet } from './score-sheet';
import styles from './stage.module.css';

type Props = SceneDrawingProps<View, StepBeat, Settings>;

/** A step that decides something: the board it happens on, large, with what decided it; at half-time the score. */
export function StepDrawing({ before, after, scene, index, isStill }: Props) {
  const beat = scene.beats[index];
  if (beat === undefined) return null;
  const board = after.boards.find(({ board: number }) => number === beat.board);
  if (board === undefined) {
    return (
      <div className="grid min-h-64 place-items-center">
        <ScoreSheet boards={after.boards} isLarge />
      </div>
    );
  }
  const toldUntil = scene.beats.slice(0, index + 1);
  const told = after.boards.map((one) => ({ ...one, places: placesTold(one, { before, toldUntil }) }));
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <DecidedBoard key={board.board} {...{ before, board, toldUntil, isStill }} />
        <div className="grid justify-items-center gap-4">
          <Verdict key={beat.id} {...{ beat, isStill, scene }} board={board} />
          <div className="hidden @3xl:block">
            <ScoreSheet boards={told} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What stood before, and what this scene has told by now: nothing on the picture is ahead of its words. */
function placesTold(
  { board, places }: BoardView,
  { before, toldUntil }: { before: View; toldUntil: readonly StepBeat[] },
): BoardView['places'] {
  const told = toldUntil
    .filter((beat) => beat.board === board && beat.show !== 'cut off')
    .flatMap((beat) => beat.colors);
  const had = before.boards.find((one) => one.board === board)?.places ?? {};
  return { ...had, ...Object.fromEntries(told.map((color) => [color, places[color]])) };
}

interface DecidedProps {
  readonly before: View;
  readonly board: BoardView;
  readonly toldUntil: readonly StepBeat[];
  readonly isStill: boolean;
}

function DecidedBoard({ before, board, toldUntil, isStill }: DecidedProps) {
  const cells = cellsOf(board);
  const here = toldUntil.filter((beat) => beat.board === board.board);
  const told = here.findLast(({ show }) => isMarked(show));
  const isNow = !isStill && here.at(-1) === told && told?.show !== 'lost';
  const fresh = freshCells(before.boards, [board]).get(board.board) ?? new Set();
  // What was put comes down with the first beat, and what it brings about after it.
  const isFalling = !isStill && here.length === 1 && fresh.size > 0;
  return (
    <div
      className={classNames(
        isFalling && styles.falling,
        'mx-auto w-[min(100%,var(--picture)*0.85)] @3xl:w-[min(100%,var(--picture)*1.1)]',
      )}
    >
      <HexBoard
        isPicture
        title={`Board ${board.board}`}
        cells={cells}
        fresh={isFalling ? fresh : undefined}
        lastCell={isFalling || board.last?.cell == null ? null : cellNumber(board.last.cell)}
        overlay={
          <>
            {told !== undefined && <Marks {...{ cells, isNow }} beat={told} />}
            {isFalling && <FallMarks cells={[...fresh]} />}
          </>
        }
      />
    </div>
  );
}

const isMarked = (show: StepBeat['show']) =>
  show === 'won' || show === 'cut off' || show === 'lost' || show === 'counted';

function Marks({ beat: { show, colors }, ...marks }: { beat: StepBeat; cells: Cells; isNow: boolean }) {
  const [color] = colors;
  if (color === undefined) return null;
  if (show === 'won') return <WonMarks {...marks} color={color} />;
  return show === 'counted' ? <HeldMarks {...marks} color={color} /> : <LostMarks {...marks} color={color} />;
}

const verdicts: Readonly<Record<StepBeat['show'], string | null>> = {
  won: 'joins three edges',
  'cut off': 'is cut off',
  lost: 'is cut off',
  left: 'takes what is left',
  stalled: null,
  counted: 'holds cells',
  score: null,
};

interface VerdictProps extends Pick<Props, 'scene' | 'isStill'> {
  readonly beat: StepBeat;
  readonly board: BoardView;
}

/** The outcome in a word, large: who, what, which place. */
function Verdict({ beat, board, scene, isStill }: VerdictProps) {
  const [color] = beat.colors;
  const verdict = verdicts[beat.show];
  const counted = scene.beats.flatMap((one) => (one.show === 'counted' && one.board === beat.board ? one.colors : []));
  const equal = beat.show === 'counted' && color !== undefined ? equalWords(board, color, counted) : null;
  return (
    <div className={classNames('grid justify-items-center text-center', !isStill && styles.now)}>
      {color !== undefined && verdict !== null ? (
        <>
          <PieceMark color={color} className="size-12 max-sm:size-8" />
          <p className="display text-2xl text-emphasis max-sm:text-xl">
            {capital(color)} {beat.show === 'counted' ? `holds ${heldWords(board, color)}` : verdict}
          </p>
          {equal !== null && <p className="max-w-60 text-balance text-subtle">{equal}</p>}
          {board.places[color] !== undefined && beat.show !== 'cut off' && (
            <p className={classNames('display text-5xl text-brass-content max-sm:text-3xl', styles.rise)}>
              {ordinal(board.places[color])}
            </p>
          )}
        </>
      ) : (
        <p className="display text-2xl text-emphasis">Board {board.board} stands still</p>
      )}
    </div>
  );
}
