import type { ReactNode } from 'react';
import { Face, type FaceProps, useSeatName } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { Crown } from './crown';
import { twoLineRem } from './name-size';

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
          <HonouredName {...{ seat, size }} isMine={seat === mine} />
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

/** In one or two lines that break at spaces: a long word is smaller. */
function HonouredName({ seat, size, isMine }: { seat: SeatId; size: Size; isMine: boolean }) {
  const name = useSeatName(seat);
  const { className, rem } = nameSizes[size];
  return (
    <Styled
      as="span"
      className={classNames(
        'display line-clamp-2 max-w-full leading-tight [overflow-wrap:break-word]',
        className,
        isMine ? 'text-brass-content' : 'text-emphasis',
      )}
      style={{ fontSize: `${twoLineRem(name, { most: rem, room: size === 'md' ? MANY_REM : ROOM_REM })}rem` }}
    >
      <WithBots>{name}</WithBots>
    </Styled>
  );
}

/** As wide as `w-18` and `max-w-52`. */
const MANY_REM = 4.5;
const ROOM_REM = 13;

type Size = Extract<FaceProps['size'], 'md' | 'lg' | 'xl' | '2xl'>;

const nameSizes: Readonly<Record<Size, { readonly className: string; readonly rem: number }>> = {
  md: { className: '', rem: 0.875 },
  lg: { className: 'mt-0.5', rem: 1.125 },
  xl: { className: 'mt-1', rem: 1.5 },
  '2xl': { className: 'mt-2', rem: 2.25 },
};

function sizeFor(count: number, { isLarge, isSmall }: { isLarge: boolean; isSmall: boolean }): Size {
  if (count <= 2 && isLarge) return '2xl';
  if (count <= (isLarge ? 4 : 3) && !isSmall) return 'xl';
  return count <= 6 ? 'lg' : 'md';
}
