import { Check, ChevronDown, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Part } from './submission-draft';

export interface StepProps {
  readonly part: Part;
  readonly title: string;
  /** What it has come to, or what it asks for, in its line. */
  readonly says: ReactNode;
  readonly isDone: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
  readonly problems: readonly string[];
  readonly children: ReactNode;
}

/** One thing that a round asks for: a line that opens. What is wrong with it is said also while it is folded. */
export function Step({ part, title, says, isDone, isOpen, onToggle, problems, children }: StepProps) {
  return (
    <section aria-label={title} data-part={part} className={stepClass}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            onToggle();
            // What was open above it closes, and it would slide under what sticks.
            requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
          }}
          className={classNames(
            stepClass,
            'flex min-h-11 w-full items-center gap-2 rounded-md border px-3 py-1.5 text-left text-sm hover:border-emphasis',
            isOpen ? 'border-default' : 'border-subtle bg-subtle',
          )}
        >
          {isDone ? (
            <Check aria-hidden className="size-4 shrink-0 text-success-content" />
          ) : (
            <Circle aria-hidden className="size-3.5 shrink-0 text-muted" />
          )}
          <span className="shrink-0 font-medium text-emphasis">{title}</span>
          <span className="min-w-0 flex-1 text-subtle">{says}</span>
          <ChevronDown aria-hidden className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h3>
      {isOpen && <div className="mt-2">{children}</div>}
      <div aria-live="polite" className="text-danger-content text-sm">
        {problems.map((problem) => (
          <p key={problem} className="mt-1">
            {problem}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Brought into sight it stands between what sticks above it and the bar. */
export const stepClass = 'scroll-mt-20 scroll-mb-32 max-sm:scroll-mt-96';
