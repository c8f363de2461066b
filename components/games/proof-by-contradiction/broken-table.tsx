'use client';

import { Check, X } from 'lucide-react';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import { Popover } from '@/components/ui/popover';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { SeatId } from '@/games/game';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { BoardPicture } from './board-picture';
import { ClueText } from './clue-text';
import { boardOf, boardViewOf, type ClueColumn, clueCell, clueColumns } from './final-boards';
import type { ScreenProps } from './screen-props';

type Props = Pick<ScreenProps, 'view' | 'nameOf' | 'mine'>;

/** Who broke whose clue: a row a board, a column a clue; every cell explains itself. */
export function BrokenTable({ view, nameOf, mine }: Props) {
  const columns = clueColumns(view);
  const seats = view.seats.map(({ seat }) => seat);
  return (
    <>
      <Table caption="Who broke whose clue" className="w-auto">
        <Head {...{ columns, seats, nameOf }} />
        <tbody>
          {seats.map((seat) => (
            <BoardRow key={seat} {...{ view, nameOf, seat, columns }} isMine={seat === mine} />
          ))}
        </tbody>
        <Foot {...{ view, columns, seats }} />
      </Table>
      <p className="mt-2 text-muted text-xs">
        <X aria-hidden className="inline size-3.5 text-success-content" /> broken: one point from the author to this
        board · <Check aria-hidden className="inline size-3.5 text-muted" /> kept · one’s own clues on grey ground.
        Choose a cell to see why.
      </p>
    </>
  );
}

interface ColumnsProps {
  readonly columns: readonly ClueColumn[];
  readonly seats: readonly SeatId[];
}

const keyOf = ({ author, round }: ClueColumn) => `${author} ${round}`;
const isBroken = (view: Props['view'], seat: SeatId, column: ClueColumn) =>
  column.author !== seat && !clueCell(view, seat, column).holds;

function Head({ columns, seats, nameOf }: ColumnsProps & Pick<Props, 'nameOf'>) {
  const authors = seats.filter((seat) => columns.some(({ author }) => author === seat));
  return (
    <thead>
      <tr>
        <Th rowSpan={2}>Board of</Th>
        <Th rowSpan={2} numeric>
          Gains
        </Th>
        {authors.map((author) => (
          <Th
            key={author}
            scope="colgroup"
            colSpan={columns.filter((column) => column.author === author).length}
            className="border-subtle border-l px-1.5 text-center"
          >
            <span className={classNames('block min-w-14 max-w-24 leading-tight', nameWrap(nameOf(author)))}>
              <WithBots>{nameOf(author)}</WithBots>
            </span>
          </Th>
        ))}
      </tr>
      <tr>
        {columns.map((column) => (
          <Th key={keyOf(column)} className="px-1 text-center first:pl-1">
            <ClueButton {...{ column, nameOf }} />
          </Th>
        ))}
      </tr>
    </thead>
  );
}

function ClueButton({ column, nameOf }: { column: ClueColumn } & Pick<Props, 'nameOf'>) {
  const { author, round, clue } = column;
  const words = `${nameOf(author)}’s clue of round ${round}`;
  return (
    <Popover
      label={words}
      trigger={
        <button
          type="button"
          aria-label={words}
          className="size-8 rounded-sm text-subtle hover:bg-emphasis max-sm:size-11"
        >
          {round}
        </button>
      }
    >
      <p className="max-w-64">
        <span className="text-muted">
          <WithBots>{nameOf(author)}</WithBots>, round {round}:
        </span>{' '}
        <ClueText clue={clue} />
      </p>
    </Popover>
  );
}

interface RowProps extends Omit<Props, 'mine'>, Pick<ColumnsProps, 'columns'> {
  readonly seat: SeatId;
  readonly isMine: boolean;
}

function BoardRow({ view, nameOf, seat, columns, isMine }: RowProps) {
  return (
    <tr className={classNames(isMine && 'bg-brass-subtle')}>
      <RowTh
        className={classNames('sticky left-0 z-10 max-w-32 bg-default py-1 leading-tight', nameWrap(nameOf(seat)))}
      >
        <WithBots>{nameOf(seat)}</WithBots>
      </RowTh>
      <Td numeric className="font-semibold text-emphasis">
        +{columns.filter((column) => isBroken(view, seat, column)).length}
      </Td>
      {columns.map((column) => (
        <Td key={keyOf(column)} className="px-1 py-1 text-center first:pl-1">
          <CellButton {...{ view, nameOf, seat, column }} />
        </Td>
      ))}
    </tr>
  );
}

function Foot({ view, columns, seats }: ColumnsProps & Pick<Props, 'view'>) {
  const lost = (column: ClueColumn) => seats.filter((seat) => isBroken(view, seat, column)).length;
  return (
    <tfoot>
      <tr>
        <RowTh className="sticky left-0 z-10 bg-default">Costs its author</RowTh>
        <Td />
        {columns.map((column) => (
          <Td key={keyOf(column)} className="px-1 text-center first:pl-1">
            {lost(column) === 0 ? '0' : `−${lost(column)}`}
          </Td>
        ))}
      </tr>
    </tfoot>
  );
}

function CellButton({ view, nameOf, seat, column }: Omit<Props, 'mine'> & { seat: SeatId; column: ClueColumn }) {
  const { holds, isOwn } = clueCell(view, seat, column);
  const words = `${nameOf(column.author)}’s clue of round ${column.round} is ${holds ? 'true' : 'false'} for ${nameOf(seat)}`;
  return (
    <Popover
      label={words}
      align="center"
      trigger={
        <button
          type="button"
          aria-label={words}
          className={classNames(
            'inline-flex size-8 items-center justify-center rounded-sm hover:bg-emphasis max-sm:size-11',
            isOwn && 'bg-muted',
          )}
        >
          {holds ? (
            <Check aria-hidden className="size-4 text-muted opacity-60" />
          ) : (
            <X
              aria-hidden
              strokeWidth={2.6}
              className={classNames('size-4', isOwn ? 'text-danger-content' : 'text-success-content')}
            />
          )}
        </button>
      }
    >
      <Why {...{ view, nameOf, seat, column }} />
    </Popover>
  );
}

/** The clue, the board, and why it is true or false for it. */
export function Why({ view, nameOf, seat, column }: Omit<Props, 'mine'> & { seat: SeatId; column: ClueColumn }) {
  const { isTrue, why, field, tokens } = explainClue(column.clue, boardOf(view, seat));
  const isOwn = seat === column.author;
  return (
    <div className="grid w-60 gap-2">
      <p>
        <span className="text-muted">
          <WithBots>{nameOf(column.author)}</WithBots> said:
        </span>{' '}
        <ClueText clue={column.clue} />
      </p>
      <BoardPicture
        board={boardViewOf(view, seat)}
        title={`${nameOf(seat)}’s board`}
        field={field}
        ringed={tokens}
        ringTone={isTrue ? 'brass' : 'danger'}
        className="mx-auto w-44"
      />
      <p>
        <strong className="text-emphasis">
          {isTrue ? 'True' : 'False'} for {nameOf(seat)}.
        </strong>{' '}
        {why}
      </p>
      <p className="text-muted text-xs">
        {consequence({ isTrue, isOwn, board: nameOf(seat), author: nameOf(column.author) })}
      </p>
    </div>
  );
}

function consequence({
  isTrue,
  isOwn,
  board,
  author,
}: {
  isTrue: boolean;
  isOwn: boolean;
  board: string;
  author: string;
}) {
  if (isTrue) return isOwn ? 'One’s own clue has to be true.' : 'A clue that is kept gives nothing.';
  if (isOwn) return 'A contradiction: −1000 points and a mark of elimination.';
  return `${board} gains a point, ${author} loses one.`;
}
