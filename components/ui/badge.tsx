import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  neutral: 'border-default text-subtle',
  brass: 'border-brass/50 bg-brass-subtle text-brass-content',
  mine: 'border-transparent bg-garnet text-on-garnet',
  success: 'border-transparent bg-success-subtle text-success-content',
  warning: 'border-transparent bg-warning-subtle text-warning-content',
  danger: 'border-transparent bg-danger-subtle text-danger-content',
} as const;

export type Tone = keyof typeof tones;

/** One or two words about the thing beside it. `mine` only for what waits for this viewer. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1 whitespace-nowrap rounded-sm border px-1.5 font-medium text-xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
