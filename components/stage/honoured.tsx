import type { ReactNode } from 'react';
import { Face, type FaceProps, SeatName } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { Crown } from './crown';

export interface HonouredProps {
  readonly seats: readonly SeatId[];
  readonly mine: SeatId | null;
  /** Under a crown. */
  readonly isCrowned?: boolean;
  /** The one or two who have the place to themselves are larger; small where much stands beside them. */
  readonly isLarge?: boolean;
  readonly isSmall?: boolean;
  /** Below a name: "5 points". */
  under?(seat: SeatId): ReactNode;
}

/** Who is spoken of now, large: face, name, and what they have. The more they are, the smaller each. */
export function Honoured({ seats, mine, isCrowned = false, isLarge = false, isSmall = false, under }: HonouredProps) {
  const size = sizeFor(seats.length, { isLarge, isSmall });
  const isMany = size === 'md';
  return (
    <ul
      data-honoured
      className={classNames('flex flex-wrap justify-center', isMany ? 'gap-x-3 gap-y-2' : 'gap-x-3 gap-y-3 sm:gap-x-8')}
    >
      {seats.map((seat) => (
        <li
          key={seat}
          className={classNames(
            'grid content-start justify-items-center text-center',
            isMany ? 'w-18' : 'min-w-14 max-w-52 sm:min-w-24',
          )}
        >
          {isCrowned && <Crown className={isMany ? 'w-5' : isLarge ? 'w-12' : '-mb-1 w-8'} />}
          <Face seat={seat} size={size} isRimmed={isCrowned} />
          <span
            className={classNames(
              'display line-clamp-2 max-w-full [overflow-wrap:anywhere]',
              nameSizes[size],
              seat === mine ? 'text-brass-content' : 'text-emphasis',
            )}
          >
            <SeatName seat={seat} />
          </span>
          {under !== undefined && (
            <span className={classNames('figures text-brass-content', isMany ? 'text-xs' : 'text-base')}>
              {under(seat)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type Size = NonNullable<FaceProps['size']>;

const nameSizes: Partial<Record<Size, string>> = {
  md: 'text-sm leading-tight',
  lg: 'mt-0.5 text-lg leading-tight',
  xl: 'mt-1 text-2xl leading-tight',
  '2xl': 'mt-2 text-4xl leading-tight',
};

function sizeFor(count: number, { isLarge, isSmall }: { isLarge: boolean; isSmall: boolean }): Size {
  if (count <= 2 && isLarge) return '2xl';
  if (count <= (isLarge ? 4 : 3) && !isSmall) return 'xl';
  return count <= 6 ? 'lg' : 'md';
}
