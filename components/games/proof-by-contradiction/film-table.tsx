import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face, SeatName } from '@/components/faces/face';
import type { FilmProps } from '@/components/match/game-screens';
import { DeskBelow } from '@/components/replay/desk-below';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId, SeatView } from '@/games/game';
import { type BoardView, formatBoard } from '@/games/proof-by-contradiction/board';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import type { View } from '@/games/proof-by-contradiction/view';
import { describeBoard } from './board-picture';
import { CluePrint } from './clue-card';
import styles from './film-table.module.css';
import { ofSeat, submissionOf } from './final-boards';
import type { ScreenProps } from './screen-props';
import { Cells, FaceDown, Tray } from './tray';

interface FilmTableProps extends ScreenProps, Pick<FilmProps<View>, 'before'> {
  readonly desk: (props: ScreenProps) => ReactNode;
}

/**
 * A replay between two closes: the board of whom the step is about large in the middle, and round it every board as this
 * viewer knows it, with its clues, as they come; the desk below.
 */
export function FilmTable({ desk: Desk, before, ...props }: FilmTableProps) {
  const { view } = props;
  const about = aboutWhom(before, view);
  const half = Math.ceil(view.seats.length / 2);
  const sides = [view.seats.slice(0, half), view.seats.slice(half)];
  return (
    <div className="grid grid-cols-1 gap-6">
      <section
        aria-label="The boards"
        className={classNames('night rounded-2xl border border-subtle bg-subtle p-3 sm:p-4', styles.table)}
      >
        <div className={styles.middle}>
          {about === undefined ? <Nobody {...{ view }} /> : <FilmBoard {...props} {...about} isLarge />}
        </div>
        {sides.map((side) => (
          <ul key={side[0]?.seat} className={classNames(styles.boards, view.seats.length > 12 && styles.many)}>
            {side.map(({ seat, acted }) => (
              <li key={seat}>
                <FilmBoard {...props} {...{ seat, acted }} isAway={seat === about?.seat} />
              </li>
            ))}
          </ul>
        ))}
      </section>
      <DeskBelow>
        <Desk {...props} />
      </DeskBelow>
    </div>
  );
}

/** Who has sent something with this step, as far as this viewer sees it. */
function aboutWhom(before: MatchView<View> | null, view: MatchView<View>): SeatView | undefined {
  if (before === null || before.round !== view.round) return undefined;
  const seen = (one: MatchView<View>, seat: SeatId) => JSON.stringify([actedOf(one, seat), knownBoard(one, seat).sent]);
  return view.seats.find(({ seat }) => seen(before, seat) !== seen(view, seat));
}

const actedOf = ({ seats }: MatchView<View>, seat: SeatId) => seats.find((one) => one.seat === seat)?.acted;

/** As large as a board would be: what comes then moves nothing. */
const Nobody = ({ view }: { view: MatchView<View> }) => (
  <div className={classNames(styles.one, styles.large)}>
    <svg viewBox="0 0 100 100" aria-hidden className={styles.board}>
      <Tray isLit={false} />
    </svg>
    <p className="display text-center text-subtle text-xl">Round {view.round}</p>
  </div>
);

interface FilmBoardProps extends ScreenProps, SeatView {
  readonly isLarge?: boolean;
  /** In the middle by now: its place is kept. */
  readonly isAway?: boolean;
}

function FilmBoard({ view, seat, acted, mine, nameOf, isLarge = false, isAway = false }: FilmBoardProps) {
  const { board, sent } = knownBoard(view, seat);
  const pending = sent === null ? {} : formatBoard(sent.place);
  const title = `${nameOf(seat)}’s board: ${board === null ? 'face down' : describeBoard(board, pending)}`;
  return (
    <div className={classNames(styles.one, isLarge && styles.large)}>
      {isAway ? (
        <span aria-hidden className={classNames('aspect-square rounded-lg border border-subtle', styles.board)} />
      ) : (
        <svg viewBox="0 0 100 100" role="img" aria-label={title} className={styles.board}>
          <Tray isLit={acted === true} />
          {board === null ? <FaceDown /> : <Cells {...{ board, pending }} />}
        </svg>
      )}
      <div className="grid min-w-0 content-start gap-1">
        <p
          className={classNames(
            'flex items-center gap-1.5 font-medium',
            isLarge && 'display justify-center text-xl',
            seat === mine && 'text-brass-content',
          )}
        >
          <Face seat={seat} size={isLarge ? 'md' : 'sm'} />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <SeatName seat={seat} />
          </span>
          {acted === true && !isAway && (
            <Check role="img" aria-label="has acted" className="size-4 shrink-0 text-brass-content" />
          )}
        </p>
        {(isLarge ? [] : view.clues)
          .filter((one) => one.seat === seat)
          .map(({ clue, round }) => (
            <div key={round}>
              <p className="sr-only">{formatClue(clue)}</p>
              <CluePrint clue={clue} className={styles.clue} />
            </div>
          ))}
        {!isAway && sent?.clue !== undefined && (
          <div className={styles.unsaid}>
            <p className="sr-only">Not published yet: {formatClue(sent.clue)}</p>
            <CluePrint clue={sent.clue} className={styles.clue} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A board so far as this viewer may know it, with what was sent for it in the running round; null: face down. */
function knownBoard(view: ScreenProps['view'], seat: SeatId): KnownBoard {
  const shown = ofSeat(view.boards, seat);
  if (shown !== undefined) return { board: shown, sent: submissionOf(view, seat) };
  return view.viewer === seat ? { board: view.board ?? {}, sent: view.pending ?? null } : { board: null, sent: null };
}

interface KnownBoard {
  readonly board: BoardView | null;
  readonly sent: ReturnType<typeof submissionOf>;
}
