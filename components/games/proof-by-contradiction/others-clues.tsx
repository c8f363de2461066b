import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import type { Board } from '@/games/proof-by-contradiction/board';
import { type ClueStatus, clueStatus, formatClue } from '@/games/proof-by-contradiction/clue';
import { SELF_CONTRADICTION } from '@/games/proof-by-contradiction/score';
import type { PublishedClue } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import styles from './clue-card.module.css';
import { standingOn } from './standing';
import { formatPoints } from './words';

interface Props {
  readonly view: MatchView<View>;
  /** One's own, with the tokens as put down so far. */
  readonly board: Board;
  /** Whether that board breaks a clue of its own maker. */
  readonly contradicts: boolean;
  nameOf(seat: SeatId): string;
}

/** What the tokens as put down so far come to, and every clue of others as it stands with them. */
export function OthersClues(props: Props) {
  const { view, board, contradicts } = props;
  const { broken, kept, open, all } = standingOn(view.clues, board, seatOf(view.viewer));
  if (all === 0) return null;
  return (
    <section aria-label="What your board does to others’ clues" className="grid gap-2">
      <p aria-live="polite" className="text-sm text-subtle">
        <span
          className={classNames(
            'display figures mr-2 text-2xl',
            contradicts ? 'text-danger-content' : 'text-success-content',
          )}
        >
          {formatPoints(contradicts ? broken + SELF_CONTRADICTION : broken)}
        </span>
        You break {broken} of {all} clues of others so far; {open} open, {kept} kept
        {contradicts && ', but your own as well'}.
      </p>
      <CluesNow {...props} className="grid grid-cols-2 gap-1 max-sm:hidden" />
    </section>
  );
}

/** Where there is no room beside the board: in one row that is drawn along under it. */
export function CluesStrip(props: Props) {
  return (
    <CluesNow
      {...props}
      isDrawn
      className="-mx-4 relative flex gap-1 overflow-x-auto px-4 pt-2 [scrollbar-width:none] *:shrink-0 sm:hidden"
    />
  );
}

interface NowProps extends Props {
  readonly className: string;
  /** In a row that is drawn along. */
  readonly isDrawn?: boolean;
}

function CluesNow({ view, board, nameOf, className, isDrawn = false }: NowProps) {
  const mine = seatOf(view.viewer);
  const others = view.clues.filter(({ seat }) => seat !== mine);
  if (others.length === 0) return null;
  return (
    <ul aria-label="Others’ clues on your board" tabIndex={isDrawn ? 0 : undefined} className={className}>
      {others.map((one) => (
        <ClueNow
          key={`${one.seat} ${one.round}`}
          name={nameOf(one.seat)}
          one={one}
          status={clueStatus(one.clue, board)}
        />
      ))}
    </ul>
  );
}

interface ClueNowProps {
  readonly name: string;
  readonly one: PublishedClue;
  readonly status: ClueStatus;
}

function ClueNow({ name, one: { seat, clue }, status }: ClueNowProps) {
  return (
    <li
      title={`${name}: ${formatClue(clue)}`}
      data-status={status}
      className={classNames('flex min-w-0 items-center gap-1.5 rounded-md border px-1.5 py-1 text-xs', looks[status])}
    >
      <Face seat={seat} size="sm" />
      <span className="sr-only">
        {name}: {formatClue(clue)}
      </span>
      <CluePrint clue={clue} className={classNames(styles.inTable, 'min-w-0 flex-1 sm:whitespace-normal!')} />
      <span className="shrink-0 font-medium">{does[status]}</span>
    </li>
  );
}

const does: Readonly<Record<ClueStatus, string>> = { false: '+1', true: 'kept', open: 'open' };

const looks: Readonly<Record<ClueStatus, string>> = {
  false: 'border-success-content/50 bg-success-subtle text-success-content',
  true: 'border-transparent bg-subtle text-muted',
  open: 'border-default bg-subtle text-default',
};
