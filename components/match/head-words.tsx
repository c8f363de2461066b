import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** What a match's head says: its title, and where it stands. Both have as many lines as they take; what else is worth knowing is there whole, or not at all. */
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
  return (
    <div className={classNames('min-w-0 flex-1', className)}>
      <h1 className={classNames('display text-balance [overflow-wrap:anywhere]', sizeFor(title))}>{title}</h1>
      <p data-where className="flex min-w-0 items-center gap-x-2 text-sm text-subtle leading-5 max-sm:leading-4">
        <span className="min-w-0 text-default">{phase}</span>
        <More words={more} />
        {children}
      </p>
    </div>
  );
}

/** One line high: what has no room in it stands below its edge. The first, of no width, lets any other fall there. */
const More = ({ words }: { words: readonly string[] }) => (
  <span className="flex h-5 min-w-0 flex-1 basis-0 flex-wrap overflow-hidden max-sm:hidden" title={words.join(' · ')}>
    <span className="h-5 w-0" />
    {words.map((one) => (
      <span key={one} className="whitespace-pre">
        · {one}{' '}
      </span>
    ))}
  </span>
);

/** A long title is set smaller, and may have two lines. */
const sizeFor = ({ length }: string): string =>
  length > 40
    ? 'text-base leading-5 max-sm:text-xs max-sm:leading-4'
    : length > 25
      ? 'text-lg leading-6 max-sm:text-sm max-sm:leading-4'
      : length > 20
        ? 'text-lg leading-6 max-sm:text-base'
        : 'text-lg leading-6';
