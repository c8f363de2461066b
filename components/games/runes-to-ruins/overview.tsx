import { Name } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Panel } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import { ofSeat } from './of-seat';
import { symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { setWords } from './set-words';
import { Slab } from './slab';

type Props = Pick<ScreenProps, 'view' | 'nameOf'>;

/**
 * Every seat with its symbol, what it holds and what it has set: for the host, so close that six stand in the first screen,
 * and large for all at the end.
 */
export function Overview({ view, nameOf, order }: Props & { order?: readonly SeatId[] }) {
  const { symbols, status } = view;
  if (symbols === undefined) return null;
  const gaps = status === 'finished' ? 'gap-4 xl:grid-cols-3' : 'gap-2.5';
  return (
    <ul className={classNames('grid grid-cols-1 sm:grid-cols-2', gaps)}>
      {(order ?? view.seats.map(({ seat }) => seat)).map((seat) => (
        <li key={seat}>
          <SeatCard view={view} nameOf={nameOf} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function SeatCard({ view, nameOf, seat }: Props & { seat: SeatId }) {
  const symbol = ofSeat(view.symbols, seat);
  const pending = ofSeat(view.pendings, seat);
  const found = view.discovered.find((one) => one.seat === seat);
  const isOver = view.status === 'finished';
  const isRound = !isOver && view.phase === 'round';
  return (
    <Panel
      className={classNames(
        'grid h-full gap-2 p-3',
        isOver ? 'grid-cols-1 sm:p-4' : 'grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4',
      )}
    >
      <div className={classNames('grid gap-1', !isOver && 'order-last')}>
        <div className="flex flex-wrap items-center gap-x-2">
          <h2 className="min-w-0 font-medium text-emphasis">
            <Name seat={seat} />
          </h2>
          {found !== undefined && !isOver && <Badge tone="brass">found in round {found.round}</Badge>}
        </div>
        {isOver || <Holds {...{ view, seat }} />}
        {isRound && pending !== undefined && (
          <p className="text-muted text-xs">{setWords(pending, nameOf) ?? 'Nothing set.'}</p>
        )}
      </div>
      {symbol == null ? (
        <p className="py-3 text-center text-muted text-sm">No symbol yet.</p>
      ) : (
        <div className="mx-auto w-full max-w-52">
          <Slab
            grid={symbol}
            isBroken={found !== undefined}
            isOpened
            hasFoot={false}
            title={`${nameOf(seat)}: ${symbolWords(symbol)}`}
          />
        </div>
      )}
      {isOver && <Holds {...{ view, seat }} />}
    </Panel>
  );
}

const Holds = ({ view, seat }: Pick<Props, 'view'> & { seat: SeatId }) => (
  <p className="text-sm text-subtle">
    {ofSeat(view.insights, seat)} insight · {ofSeat(view.mantras, seat)} mantra
  </p>
);
