import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';

/** Slabs side by side, in two rows on a phone; each with its name and what is said of it. */
export function SlabRow({
  seats,
  first = null,
  children,
}: {
  seats: readonly SeatId[];
  /** Who has won: larger than the others. */
  first?: SeatId | null;
  children: (seat: SeatId) => ReactNode;
}) {
  const isFew = seats.length < 4;
  return (
    <ul
      className={classNames(
        'flex flex-wrap justify-center gap-x-2 gap-y-2 sm:flex-nowrap sm:gap-x-4',
        first === null ? 'items-start' : 'items-end',
      )}
    >
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames(
            'min-w-0',
            seat === first ? 'max-sm:w-3/5 sm:max-w-80 sm:flex-2' : 'sm:max-w-[min(14rem,var(--slab,14rem))] sm:flex-1',
            seat !== first && (isFew ? 'max-sm:w-[30%]' : 'max-sm:w-[28%]'),
          )}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}
