import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { BoardNotes } from './desk-board';
import type { Desk } from './use-desk';

/** A seat's desk: the board, which stays in sight on a phone while one reads and writes below it; what to do beside it. */
export function DeskFrame({
  desk,
  board,
  children,
  aside,
  isAsideWide = false,
  isAsideFirst = false,
}: {
  readonly desk: Desk;
  readonly board: ReactNode;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  /** As wide as what is to do, on a wide screen. */
  readonly isAsideWide?: boolean;
  /** On a phone right below the board. */
  readonly isAsideFirst?: boolean;
}) {
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-x-6 gap-y-3 sm:grid-cols-[17rem_minmax(0,1fr)]',
        aside !== undefined &&
          (isAsideWide
            ? 'lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)]'
            : 'lg:grid-cols-[17rem_minmax(0,1fr)_17rem]'),
      )}
    >
      <div className="max-sm:contents">
        <div className="max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:-mx-4 max-sm:border-subtle max-sm:border-b max-sm:bg-default max-sm:px-4 max-sm:pt-1 max-sm:pb-2">
          {board}
        </div>
        <div className="pt-1 max-sm:order-last">
          <BoardNotes desk={desk} />
        </div>
      </div>
      <div className={classNames('grid min-w-0 gap-3', isAsideFirst && 'max-sm:order-2')}>{children}</div>
      {aside !== undefined && <div className="min-w-0 max-sm:order-1 sm:max-lg:col-span-2">{aside}</div>}
    </div>
  );
}
