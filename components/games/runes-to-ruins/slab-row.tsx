import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';

/** Slabs side by side, in two rows on a phone; each with its name and what is said of it. */
export function SlabRow({
  seats,
  first = null,
  now = null,
  isSmall = false,
  children,
}: {
  seats: readonly SeatId[];
  /** Who has won: larger than the others. */
  first?: SeatId | null;
  /** Who is told now: larger where there is room for it. */
  now?: SeatId | null;
  /** In one row below something larger. */
  isSmall?: boolean;
  children: (seat: SeatId) => ReactNode;
}) {
  const isFew = seats.length < 4;
  return (
    <ul
      className={classNames(
        'flex justify-center gap-x-2 gap-y-2 sm:flex-nowrap sm:gap-x-4',
        !isSmall && 'flex-wrap',
        first === null && now === null ? 'items-start' : 'items-end',
      )}
    >
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames(
            'min-w-0',
            isSmall ? 'max-w-15 flex-1' : widthOf({ isFirst: seat === first, isNow: seat === now, isFew }),
          )}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}

const widthOf = ({ isFirst, isNow, isFew }: { isFirst: boolean; isNow: boolean; isFew: boolean }): string => {
  if (isFirst) return 'max-sm:w-3/5 sm:max-w-80 sm:flex-2';
  const wide = isNow ? 'sm:max-w-80 sm:flex-2' : 'sm:max-w-[min(14rem,var(--slab,14rem))] sm:flex-1';
  return classNames(wide, isFew ? 'max-sm:w-[30%]' : 'max-sm:w-[28%]');
};
