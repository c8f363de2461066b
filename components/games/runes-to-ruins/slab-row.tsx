import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';

/** Slabs side by side, in two rows on a phone; each with its name and what is said of it. */
export function SlabRow({ seats, children }: { seats: readonly SeatId[]; children: (seat: SeatId) => ReactNode }) {
  const isFew = seats.length < 4;
  return (
    <ul className="flex flex-wrap items-start justify-center gap-x-2 gap-y-2 sm:flex-nowrap sm:gap-x-4">
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames(
            'min-w-0 sm:max-w-[min(14rem,var(--slab,14rem))] sm:flex-1',
            isFew ? 'max-sm:w-[30%]' : 'max-sm:w-[28%]',
          )}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}
