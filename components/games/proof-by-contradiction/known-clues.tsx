import { classNames } from '@/components/ui/class-names';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { SeatId } from '@/games/game';
import { type Board, parseBoard } from '@/games/proof-by-contradiction/board';
import { type Clue, type ClueStatus, clueStatus } from '@/games/proof-by-contradiction/clue';
import type { View } from '@/games/proof-by-contradiction/view';
import { StatusMark } from './clue-builder';
import { ClueText } from './clue-text';
import type { ScreenProps } from './screen-props';

type Props = Pick<ScreenProps, 'view' | 'nameOf' | 'mine'>;

/** Every published clue by player; for a seat, with what its own locked board says to each. */
export function KnownClues({ view, nameOf, mine }: Props) {
  const board = view.board === undefined ? null : parseBoard(view.board);
  const rounds = [1, 2].filter((round) => view.clues.some((clue) => clue.round === round));
  if (rounds.length === 0) {
    return <p className="text-muted text-sm">Clues are published when round 1 closes.</p>;
  }
  return (
    <>
      <Table caption="Published clues">
        <thead>
          <tr>
            <Th>Player</Th>
            {rounds.map((round) => (
              <Th key={round}>Round {round}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ seat }) => (
            <tr key={seat} className={classNames('align-top', seat === mine && 'bg-brass-subtle')}>
              <RowTh className="max-w-28 [overflow-wrap:anywhere]">{seat === mine ? 'You' : nameOf(seat)}</RowTh>
              {rounds.map((round) => (
                <Td key={round} className="min-w-36">
                  <OneClue clue={clueBy(view, seat, round)} board={board} isOwn={seat === mine} />
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {board !== null && (
        <p className="mt-2 text-muted text-xs">
          How they stand for your board, with the tokens that are locked. You gain a point for each clue of others that
          is false for you in the end.
        </p>
      )}
    </>
  );
}

const clueBy = (view: View, seat: SeatId, round: number): Clue | null =>
  view.clues.find((one) => one.seat === seat && one.round === round)?.clue ?? null;

function OneClue({ clue, board, isOwn }: { clue: Clue | null; board: Board | null; isOwn: boolean }) {
  if (clue === null) return <span className="text-muted">–</span>;
  if (board === null) return <ClueText clue={clue} />;
  const status = clueStatus(clue, board);
  return (
    <span className="grid gap-0.5">
      <ClueText clue={clue} />
      <span className="flex items-start gap-1 text-xs">
        <StandingMark {...{ status, isOwn }} />
      </span>
    </span>
  );
}

/** For others' clues false is good for me; for my own it is a disaster. */
function StandingMark({ status, isOwn }: { status: ClueStatus; isOwn: boolean }) {
  const words = isOwn ? ownWords[status] : othersWords[status];
  const isGood = isOwn ? status === 'true' : status === 'false';
  const isBad = isOwn && status === 'false';
  return (
    <>
      {isOwn && <StatusMark status={status} />}
      <span className={classNames(isGood ? 'text-success-content' : isBad ? 'text-danger-content' : 'text-muted')}>
        {words}
      </span>
    </>
  );
}

const ownWords: Readonly<Record<ClueStatus, string>> = {
  true: 'true for you',
  open: 'open for you',
  false: 'false for you: minus 1000',
};
const othersWords: Readonly<Record<ClueStatus, string>> = {
  true: 'true for you',
  open: 'open for you',
  false: 'false for you: +1',
};
