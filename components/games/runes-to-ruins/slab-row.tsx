import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';

/** Slabs side by side, in two rows on a phone; each with its name and what is said of it. */
export function SlabRow({
  seats,
  isSmall = false,
  children,
}: {
  seats: readonly SeatId[];
  /** In one row below something larger. */
  isSmall?: boolean;
  children: (seat: SeatId) => ReactNode;
}) {
  const isFew = seats.length < 4;
  return (
    <ul
      className={classNames(
        'flex justify-center gap-x-2 gap-y-2 sm:flex-nowrap sm:gap-x-4',
        'items-start',
        !isSmall && 'flex-wrap',
      )}
    >
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames(
            'min-w-0',
            isSmall
              ? 'max-w-15 flex-1'
              : classNames(
                  'sm:max-w-[min(14rem,var(--slab,14rem))] sm:flex-1',
                  isFew ? 'max-sm:w-[30%]' : 'max-sm:w-[28%]',
                ),
          )}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}
