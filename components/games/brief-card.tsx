import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface BriefCardProps {
  readonly picture: ReactNode;
  /** What it comes to in this match, in a few letters: "−8 a tile". */
  readonly figure: string;
  /** It has the width, and what it says stands below. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One thing to know, with a picture that the game's own pieces draw. */
export function BriefCard({ picture, figure, isWide = false, children }: BriefCardProps) {
  return (
    <li
      data-wide={isWide ? '' : undefined}
      className={classNames(
        'grid items-center gap-x-4 border-muted border-b py-3 max-sm:content-start max-sm:gap-y-2',
        !isWide && 'grid-cols-[7.5rem_minmax(0,1fr)]',
      )}
    >
      <div className="[&_svg]:h-auto [&_svg]:max-h-36 [&_svg]:max-w-full [&>div]:my-0">{picture}</div>
      {/* On a phone what is said has the width, below the picture and what it comes to. */}
      <div data-words className="max-sm:contents">
        <p data-figure className="display text-brass-content text-xl max-sm:text-lg">
          {figure}
        </p>
        <p className={classNames('text-sm', !isWide && 'max-sm:col-span-2')}>{children}</p>
      </div>
    </li>
  );
}
