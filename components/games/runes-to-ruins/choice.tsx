import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** One of several things to choose between, or one that is on or off. */
export function Choice({
  isOn,
  onChoose,
  label,
  children,
}: {
  isOn: boolean;
  onChoose: () => void;
  label?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      onClick={onChoose}
      className={classNames(
        'min-h-9 rounded-md border px-2.5 text-left text-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        isOn ? 'border-brass bg-brass-subtle text-emphasis' : 'border-default text-subtle hover:text-emphasis',
      )}
    >
      {children}
    </button>
  );
}

export function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-subtle">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}
