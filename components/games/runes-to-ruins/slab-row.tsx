import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';

/** Slabs side by side, in two rows on a phone; each with its name and what is said of it. */
export function SlabRow({
  seats,
  first = null,
  isSmall = false,
  children,
}: {
  seats: readonly SeatId[];
  /** Who is told now, or has won: larger than the others. */
  first?: SeatId | null;
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
        first === null ? 'items-start' : 'items-end',
      )}
    >
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames('min-w-0', isSmall ? 'max-w-15 flex-1' : widthOf({ isFirst: seat === first, isFew }))}
        >
          {children(seat)}
        </li>
      ))}
    </ul>
  );
}

const widthOf = ({ isFirst, isFew }: { isFirst: boolean; isFew: boolean }): string => {
  if (isFirst) return 'max-sm:w-3/5 sm:max-w-80 sm:flex-2';
  return classNames('sm:max-w-[min(14rem,var(--slab,14rem))] sm:flex-1', isFew ? 'max-sm:w-[30%]' : 'max-sm:w-[28%]');
};
