import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface BriefCardProps {
  readonly picture: ReactNode;
  /** It has the width, and what it says stands below. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One thing to know, with a picture that the game's own pieces draw. */
export function BriefCard({ picture, isWide = false, children }: BriefCardProps) {
  return (
    <li
      className={classNames(
        'grid items-center gap-x-4 border-muted border-b py-3',
        !isWide && 'grid-cols-[7.5rem_minmax(0,1fr)]',
      )}
    >
      <div className="[&_svg]:h-auto [&_svg]:max-h-36 [&_svg]:max-w-full">{picture}</div>
      <p className="text-sm">{children}</p>
    </li>
  );
}
