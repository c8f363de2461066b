import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { type Board, parseBoard } from '@/games/proof-by-contradiction/board';
import { type ClueStatus, clueStatus } from '@/games/proof-by-contradiction/clue';
import type { PublishedClue } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ClueText } from './clue-text';
import type { ScreenProps } from './screen-props';

interface Props extends Pick<ScreenProps, 'view' | 'nameOf' | 'mine'> {
  /** One's own board with the tokens as put down so far; without it as it is locked. */
  readonly board?: Board;
}

/** Every published clue by player; for a seat, with what it does to them now. */
export function KnownClues({ view, nameOf, mine, board = lockedBoard(view) ?? undefined }: Props) {
  if (view.clues.length === 0) {
    return (
      <p className="max-w-prose text-subtle">
        Everybody places two tokens on a board that nobody else sees, and writes a clue about it. The clues are
        published here when round 1 closes.
      </p>
    );
  }
  return (
    <ul aria-label="Published clues" className="grid gap-2 sm:grid-cols-2">
      {view.seats.map(({ seat }) => (
        <Clues
          key={seat}
          name={seat === mine ? 'You' : nameOf(seat)}
          isOwn={seat === mine}
          clues={view.clues.filter((one) => one.seat === seat)}
          {...{ seat, board }}
        />
      ))}
    </ul>
  );
}

const lockedBoard = ({ board }: View): Board | null => (board === undefined ? null : parseBoard(board));

interface CluesProps {
  readonly seat: SeatId;
  readonly name: string;
  readonly isOwn: boolean;
  readonly clues: readonly PublishedClue[];
  readonly board: Board | undefined;
}

function Clues({ seat, name, isOwn, clues, board }: CluesProps) {
  return (
    <li
      className={classNames(
        'min-w-0 rounded-lg border px-3 py-2 text-sm',
        isOwn ? 'border-brass/60 bg-brass-subtle' : 'border-subtle bg-subtle',
      )}
    >
      <p className="mb-1 flex min-w-0 items-center gap-1.5 font-medium text-emphasis">
        <Face seat={seat} size="sm" />
        <span className={classNames('min-w-0 leading-tight', nameWrap(name))}>{name}</span>
      </p>
      <ul className="grid gap-1">
        {clues.map(({ round, clue }) => (
          <li key={round} className="flex min-w-0 items-start justify-between gap-2">
            <span className="min-w-0">
              <ClueText clue={clue} />
            </span>
            {board !== undefined && <Does status={clueStatus(clue, board)} isOwn={isOwn} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** For others' clues false is good for me; for my own it is a disaster. */
function Does({ status, isOwn }: { status: ClueStatus; isOwn: boolean }) {
  const isGood = status === (isOwn ? 'true' : 'false');
  const isBad = isOwn && status === 'false';
  return (
    <span
      className={classNames(
        'shrink-0 whitespace-nowrap rounded-sm px-1.5 py-0.5 text-xs',
        isGood
          ? 'bg-success-subtle text-success-content'
          : isBad
            ? 'bg-danger-subtle text-danger-content'
            : 'text-muted',
      )}
    >
      {(isOwn ? ownDoes : otherDoes)[status]}
    </span>
  );
}

const ownDoes: Readonly<Record<ClueStatus, string>> = {
  true: 'you keep it',
  open: 'still open',
  false: 'contradiction: −1000',
};
const otherDoes: Readonly<Record<ClueStatus, string>> = {
  true: 'you keep it',
  open: 'still open',
  false: 'you break it: +1',
};
