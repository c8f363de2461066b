import { ordinal } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { type Color, cellNumber, colors } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { bestGroupOf } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';
import { HexBoard } from './hex-board';
import { FallMarks, WonMarks } from './outcome-marks';
import { PieceMark } from './piece';
import styles from './stage.module.css';
import { lastWords } from './words';

/** Once a board is done, all chains that joined three edges stay lit: a second place may be one too. */
const Chains = ({ board }: { board: BoardView }) =>
  isDone(board) && colors.map((color) => <WonMarks key={color} cells={cellsOf(board)} color={color} />);

interface OnStageProps {
  readonly board: BoardView;
  /** Before what is fresh came. */
  readonly was: BoardView;
  readonly fresh: ReadonlySet<number>;
  /** Names the step: what was put last is said anew with each. */
  readonly step: string;
  /** Nobody moves: what was put last has been told, and a place for each colour says the rest. */
  readonly isBreak: boolean;
}

/** A board as everybody sees it; what a step changed there is said when its piece has landed. */
export function BoardOnStage({ board, was, fresh, step, isBreak }: OnStageProps) {
  return (
    <figure className="min-w-0">
      <HexBoard
        isPicture
        title={`Board ${board.board}`}
        cells={cellsOf(board)}
        onTurn={board.onTurn}
        lastCell={board.last?.cell == null ? null : cellNumber(board.last.cell)}
        fresh={fresh}
        overlay={
          <>
            <Chains {...{ board }} />
            <FallMarks cells={[...fresh]} />
          </>
        }
      />
      <figcaption className="mt-1 grid gap-0.5 text-center text-lg">
        <span className="text-emphasis">
          <Changing was={turnWords(was)} is={turnWords(board)} {...{ step }} />
        </span>
        {!isBreak && (
          <span key={step} className={classNames('min-h-7 text-subtle', styles.now, styles.after)}>
            {lastWords(board)}
          </span>
        )}
        <Joined {...{ board, was, step }} />
      </figcaption>
    </figure>
  );
}

/** How many edges each colour has joined there, of the three that win; its place once it has one. */
function Joined({ board, was, step }: Omit<OnStageProps, 'fresh' | 'isBreak'>) {
  return (
    <ul
      aria-label={`${joinedLabel(board)} on board ${board.board}`}
      className="figures flex justify-center gap-3 whitespace-nowrap text-base"
    >
      <li aria-hidden className="text-subtle">
        {isDone(board) ? 'Places' : 'Edges'}
      </li>
      {colors.map((color) => (
        <li key={color} className="flex items-center gap-1.5" aria-label={`${color}: ${joinedWords(board, color)}`}>
          <PieceMark color={color} className="size-4" />
          <Changing was={joinedWords(was, color)} is={joinedWords(board, color)} {...{ step }} />
        </li>
      ))}
    </ul>
  );
}

/** A word as it was until the piece has landed that changes it. */
function Changing({ was, is, step }: { was: string; is: string; step: string }) {
  if (was === is) return is;
  return (
    <span key={step} className={styles.changing}>
      <span aria-hidden className={styles.was}>
        {was}
      </span>
      <span className={styles.is}>{is}</span>
    </span>
  );
}

const isDone = ({ places }: BoardView): boolean => colors.every((color) => places[color] !== undefined);
const joinedLabel = (board: BoardView): string => (isDone(board) ? 'Places' : 'Edges joined');

function joinedWords(board: BoardView, color: Color): string {
  const place = board.places[color];
  if (place !== undefined) return ordinal(place);
  return `${Math.min(3, bestGroupOf(cellsOf(board), color)?.edges.length ?? 0)} of 3`;
}

const turnWords = ({ board, onTurn }: BoardView) => `Board ${board}${onTurn === null ? '' : `: ${onTurn} to move`}`;
