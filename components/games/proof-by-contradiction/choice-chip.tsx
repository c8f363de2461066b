import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';

/** One of several things to choose from, as one taps it. */
export function ChoiceChip({
  isChosen,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'type'> & { readonly isChosen: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isChosen}
      className={classNames(
        'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-2 text-sm',
        isChosen
          ? 'border-brass bg-brass-subtle font-medium text-emphasis'
          : 'border-default bg-subtle hover:border-emphasis',
        rest.disabled && 'opacity-40',
        className,
      )}
    />
  );
}
