import { Name } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { Panel } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import { ofSeat } from './of-seat';
import { symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { setWords } from './set-words';
import { Slab } from './slab';

type Props = Pick<ScreenProps, 'view' | 'nameOf'>;

/** Every seat with its symbol, what it holds and what it has set: for the host, and for all at the end. */
export function Overview({ view, nameOf, order }: Props & { order?: readonly SeatId[] }) {
  const { symbols } = view;
  if (symbols === undefined) return null;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
  const isRunning = view.status !== 'finished' && view.phase === 'round';
  return (
    <Panel className="grid grid-cols-1 gap-2 p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium text-emphasis">
          <Name seat={seat} />
        </h2>
        {found !== undefined && view.status !== 'finished' && <Badge tone="brass">found in round {found.round}</Badge>}
      </div>
      {symbol == null ? (
        <p className="py-6 text-center text-muted text-sm">No symbol yet.</p>
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
      <p className="text-sm text-subtle">
        {ofSeat(view.insights, seat)} insight · {ofSeat(view.mantras, seat)} mantra
      </p>
      {isRunning && pending !== undefined && (
        <p className="text-muted text-sm">{setWords(pending) ?? 'Nothing set.'}</p>
      )}
    </Panel>
  );
}
