'use client';

import { Check } from 'lucide-react';
import { NameInWords } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import { formatCountdown } from '@/components/ui/duration';
import type { MatchView, SeatId } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';
import styles from './clocks.module.css';
import { itemsWords } from './items-words';
import { isRunning, reserveAt } from './reserve';
import type { ScreenProps } from './screen-props';
import { useNow } from './use-now';

/** Both seats: whether they have acted, their reserve (running or not), what items are left, how often they revealed. */
export function Clocks(props: ScreenProps) {
  const { view, mine, nameOf } = props;
  return (
    <ul aria-label="Both players" className="grid grid-cols-2 gap-2 max-sm:text-xs">
      {view.seats.map(({ seat, acted }) => (
        <li
          key={seat}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-md border px-3 py-1.5 text-sm max-sm:px-2 max-sm:py-1',
            seat === mine ? 'border-brass/60' : 'border-subtle',
          )}
        >
          <span title={nameOf(seat)} className="truncate font-medium text-emphasis">
            <NameInWords seat={seat} />
            {seat === mine && <span className="ml-1.5 font-normal text-muted max-sm:sr-only">you</span>}
          </span>
          <span className="order-last col-span-2 min-h-4 text-muted text-xs">
            <Bought count={countOf(view.reveals, seat)} />
            {isAtIt(view, acted) && <span aria-hidden className={styles.atIt} />}
            {acted === true && <Check aria-hidden className="inline size-4 text-success-content sm:hidden" />}
            <span className="max-sm:sr-only">{actedWords(view, acted)}</span>
            <span className="max-sm:hidden"> · {itemsWords(view, seat)}</span>
          </span>
          <Reserve {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

const countOf = (counts: Readonly<Record<SeatId, number>>, seat: SeatId) =>
  new Map(Object.entries(counts)).get(seat) ?? 0;

const Bought = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      {count} {count === 1 ? 'tile' : 'tiles'} bought<span className="max-sm:sr-only"> · </span>{' '}
    </>
  );

type Moment = Pick<MatchView<View>, 'status' | 'phase'>;

const isAtIt = ({ status }: Moment, acted: boolean | null): boolean => status === 'running' && acted === false;

const doings = new Map([
  ['bluff', 'Writing four statements'],
  ['claim', 'Judging four statements'],
  ['reveal', 'May buy, guess or pass'],
]);

/** What a seat is at, as far as all may know. */
export function actedWords({ status, phase }: Moment, acted: boolean | null): string {
  if (status === 'finished') return 'Finished';
  if (acted === null) return 'Sealed';
  return acted ? 'Done in this phase' : (doings.get(phase) ?? 'Still at it');
}

function Reserve({ view, now, seat }: ScreenProps & { seat: SeatId }) {
  const runs = isRunning(view, seat);
  const left = reserveAt(view, seat, useNow(now, runs));
  if (left === null) return <span className="text-muted text-xs">no clock</span>;
  return (
    <span className={classNames('figures', runs ? 'font-semibold text-warning-content' : 'text-subtle')}>
      <span className={runs ? undefined : 'max-sm:sr-only'}>{runs ? 'Reserve runs: ' : 'Reserve '}</span>
      {formatCountdown(left)}
    </span>
  );
}
