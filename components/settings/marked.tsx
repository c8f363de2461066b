'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** Around a field: whether it differs from the standard, what that is, and one click back to it. */
export function Marked({
  label,
  standard,
  onBack,
  children,
}: {
  /** Of the field, for who hears the button alone. */
  label: string;
  /** The standard in words, "" where it has none; null: the field stands at it. */
  standard: string | null;
  onBack: () => void;
  children: ReactNode;
}) {
  return (
    <div className={classNames('border-l-2 -ml-3.5 pl-3', standard === null ? 'border-transparent' : 'border-brass')}>
      {children}
      {standard === null ? null : (
        <p className="mt-1.5 text-brass-content text-sm">
          Changed.{standard === '' ? '' : ` Usually: ${standard}.`}{' '}
          <button
            type="button"
            onClick={onBack}
            aria-label={`Back to the standard: ${label}`}
            className="underline decoration-1 underline-offset-4"
          >
            Back to the standard
          </button>
        </p>
      )}
    </div>
  );
}
