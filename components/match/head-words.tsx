import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** What a match's head says: its title, and where it stands, a line each. What comes last is cut first; on a phone the phase has as many lines as it takes. */
export function HeadWords({
  title,
  phase,
  more,
  className,
  children,
}: {
  readonly title: string;
  readonly phase: string;
  /** What else is worth knowing, the most important first. */
  readonly more: readonly string[];
  readonly className?: string;
  /** Badges; never cut. */
  readonly children?: ReactNode;
}) {
  const words = [phase, ...more].join(' · ');
  return (
    <div className={classNames('min-w-0 flex-1', className)}>
      <h1 className={classNames('display truncate text-lg leading-6', smallerFor(title))} title={title}>
        {title}
      </h1>
      <p data-where className="flex min-w-0 items-center gap-x-2 text-sm text-subtle leading-5 max-sm:leading-4">
        <span className="min-w-0 sm:truncate" title={words}>
          <span className="text-default">{phase}</span>
          <span className="max-sm:hidden">{more.map((one) => ` · ${one}`)}</span>
        </span>
        {children}
      </p>
    </div>
  );
}

/** On a phone a long title is set smaller before it is cut. */
const smallerFor = ({ length }: string): string =>
  length > 25 ? 'max-sm:text-sm' : length > 20 ? 'max-sm:text-base' : '';
