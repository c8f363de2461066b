'use client';

import { Check } from 'lucide-react';
import { NameInWords } from '@/components/faces/face';
import { pointsWords } from '@/components/stage/words';
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
  const seats = view.seats.map(({ seat, acted }) => ({ seat, acted: seat === mine ? ownActed(view, acted) : acted }));
  return (
    <ul aria-label="Both players" className="grid grid-cols-2 gap-2 max-sm:text-xs">
      {seats.map(({ seat, acted }) => (
        <li
          key={seat}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 rounded-md border px-3 py-1.5 text-sm max-sm:px-2 max-sm:py-1',
            seat === mine ? 'border-brass/60 sm:grid-cols-[minmax(0,auto)_1fr_auto]' : 'border-subtle',
          )}
        >
          <span title={nameOf(seat)} className="relative truncate font-medium text-emphasis">
            <NameInWords seat={seat} />
            {seat === mine && <span className="ml-1.5 font-normal text-muted max-sm:sr-only">you</span>}
          </span>
          {seat === mine && <OwnPoints view={view} />}
          <span
            className={classNames(
              'order-last min-h-4 text-muted text-xs',
              seat === mine ? 'max-sm:text-right sm:col-span-3' : 'col-span-2',
            )}
          >
            <Bought words={boughtWords(view, seat)} isOwn={seat === mine} />
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

/** Where others are not told who has acted, oneself knows. */
const ownActed = ({ turn }: View, acted: boolean | null): boolean | null =>
  turn === undefined ? acted : turn.acted || turn.outOfTime;

/** One's own, which nobody else is told; where tiles are bought they stand beside the prices. */
function OwnPoints({ view: { points, phase, turn } }: { view: MatchView<View> }) {
  const isShown = points !== undefined && (phase !== 'reveal' || turn?.acted !== false);
  return (
    <strong className="display figures whitespace-nowrap font-normal text-brass-content text-lg leading-5 max-sm:order-last max-sm:text-base">
      {isShown && pointsWords(points)}
    </strong>
  );
}

/** On a phone one's own plate has no room for it beside the points, and need not tell. */
const Bought = ({ words, isOwn }: { words: string | null; isOwn: boolean }) =>
  words !== null && (
    <span className={classNames(isOwn && 'max-sm:sr-only')}>
      {words}
      <span className="max-sm:sr-only"> · </span>{' '}
    </span>
  );

/** "1 tile bought in round 1": how many in all, and when; null: none yet. */
export function boughtWords({ boughtByRound }: Pick<View, 'boughtByRound'>, seat: SeatId): string | null {
  const byRound = new Map(Object.entries(boughtByRound)).get(seat) ?? [];
  const count = byRound.reduce((sum, one) => sum + one, 0);
  const rounds = byRound.flatMap((one, i) => (one > 0 ? [i + 1] : []));
  const last = rounds.at(-1);
  if (last === undefined) return null;
  if (rounds.length === 1) return `${count} ${count === 1 ? 'tile' : 'tiles'} bought in round ${last}`;
  return `${count} tiles bought, last in round ${last}`;
}

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
  if (acted === null) return 'Decides in secret';
  return acted ? 'Done in this phase' : (doings.get(phase) ?? 'Still at it');
}

function Reserve({ view, now, seat }: ScreenProps & { seat: SeatId }) {
  const runs = isRunning(view, seat);
  const left = reserveAt(view, seat, useNow(now, runs));
  if (left === null) return <span />;
  if (runs) return <Runs leftMs={left} />;
  return (
    <span className="figures text-subtle">
      <span className="max-sm:sr-only">Reserve </span>
      {formatCountdown(left)}
    </span>
  );
}

/** On a phone the number has the plate's corner to itself, with its word below: beside it the name would have no room. */
const Runs = ({ leftMs }: { leftMs: number }) => (
  <span className="figures whitespace-nowrap font-semibold text-danger-content max-sm:text-right max-sm:leading-tight">
    <span className="max-sm:hidden">Reserve runs: </span>
    {formatCountdown(leftMs)}
    <span className="font-normal text-2xs sm:hidden"> reserve</span>
  </span>
);
