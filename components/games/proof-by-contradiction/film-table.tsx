import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face, SeatName } from '@/components/faces/face';
import { DeskBelow } from '@/components/replay/desk-below';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { type BoardView, formatBoard } from '@/games/proof-by-contradiction/board';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import { describeBoard } from './board-picture';
import { CluePrint } from './clue-card';
import styles from './film-table.module.css';
import { ofSeat, submissionOf } from './final-boards';
import type { ScreenProps } from './screen-props';
import { Cells, FaceDown, Tray } from './tray';

/** A replay between two closes: every board as this viewer knows it, with its clues, as they come; the desk below. */
export function FilmTable({ desk: Desk, ...props }: ScreenProps & { desk: (props: ScreenProps) => ReactNode }) {
  const { view } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-label="The boards" className="night rounded-2xl border border-subtle bg-subtle p-3 sm:p-4">
        <ul className={classNames(styles.boards, view.seats.length > 12 && styles.many)}>
          {view.seats.map(({ seat, acted }) => (
            <FilmBoard key={seat} {...props} {...{ seat, acted }} />
          ))}
        </ul>
      </section>
      <DeskBelow>
        <Desk {...props} />
      </DeskBelow>
    </div>
  );
}

function FilmBoard({ view, seat, acted, mine, nameOf }: ScreenProps & { seat: SeatId; acted: boolean | null }) {
  const { board, sent } = knownBoard(view, seat);
  const pending = sent === null ? {} : formatBoard(sent.place);
  const title = `${nameOf(seat)}’s board: ${board === null ? 'face down' : describeBoard(board, pending)}`;
  return (
    <li className={styles.one}>
      <svg viewBox="0 0 100 100" role="img" aria-label={title} className={styles.board}>
        <Tray isLit={acted === true} />
        {board === null ? <FaceDown /> : <Cells {...{ board, pending }} />}
      </svg>
      <div className="grid min-w-0 content-start gap-1">
        <p className={classNames('flex items-center gap-1.5 font-medium', seat === mine && 'text-brass-content')}>
          <Face seat={seat} size="sm" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <SeatName seat={seat} />
          </span>
          {acted === true && <Check role="img" aria-label="has acted" className="size-4 shrink-0 text-brass-content" />}
        </p>
        {view.clues
          .filter((one) => one.seat === seat)
          .map(({ clue, round }) => (
            <div key={round}>
              <p className="sr-only">{formatClue(clue)}</p>
              <CluePrint clue={clue} className={styles.clue} />
            </div>
          ))}
        {sent?.clue !== undefined && (
          <div className={styles.unsaid}>
            <p className="sr-only">Not published yet: {formatClue(sent.clue)}</p>
            <CluePrint clue={sent.clue} className={styles.clue} />
          </div>
        )}
      </div>
    </li>
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
