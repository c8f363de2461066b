import { Check, Circle } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';

/** One thing that is asked for. */
export interface Wanted {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  readonly isOptional?: boolean;
  /** Leads to where it is done. */
  onOpen?(): void;
}

/** What is asked for, in the action bar: each with a tick once it is there. A phone has no room for what need not be. */
export function Checklist({ wanted }: { wanted: readonly Wanted[] }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5">
      {wanted.map(({ id, label, isDone, isOptional = false, onOpen }) => (
        <span
          key={id}
          className={classNames(
            'flex items-center gap-1',
            !isDone && 'font-normal text-subtle',
            isOptional && !isDone && 'max-sm:hidden',
          )}
        >
          {isDone ? (
            <Check role="img" aria-label="done:" className="size-4 shrink-0 text-success-content" />
          ) : (
            <Circle role="img" aria-label="to do:" className="size-3.5 shrink-0 text-muted" />
          )}
          {onOpen === undefined ? (
            label
          ) : (
            <button
              type="button"
              className="relative min-h-6 underline after:absolute after:-inset-x-2 after:-inset-y-1 underline-offset-4 hover:text-emphasis"
              onClick={onOpen}
            >
              {label}
            </button>
          )}
          {isOptional && !isDone && <span className="text-muted text-xs">(optional)</span>}
        </span>
      ))}
    </span>
  );
}
