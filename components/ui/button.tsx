import { type ComponentProps, type ReactNode, useId } from 'react';
import { Because } from './because';
import { classNames } from './class-names';
import { Link } from './link';

// Buttons. `mine` (garnet) is only for what is asked of this viewer now; the main thing on any other page is `solid`.
// A button that cannot be used stays in the tab order and says why, on hover, on focus and to screen readers.

const variants = {
  solid: 'bg-inverted text-inverted hover:opacity-90 border border-transparent font-medium',
  outline: 'border border-emphasis text-emphasis hover:bg-emphasis',
  quiet: 'border border-transparent text-subtle hover:text-emphasis hover:bg-emphasis',
  mine: 'bg-garnet text-on-garnet border border-transparent hover:bg-garnet-emphasis font-medium',
  danger: 'border border-danger-content/60 text-danger-content hover:bg-danger-subtle',
} as const;

const sizes = {
  sm: 'h-8 text-sm gap-1.5 max-sm:h-11',
  md: 'h-10 text-sm gap-2 max-sm:h-11',
  lg: 'h-12 text-base gap-2.5',
} as const;
const widths = { sm: 'px-3', md: 'px-4', lg: 'px-6' } as const;
const squares = { sm: 'w-8 max-sm:w-11', md: 'w-10 max-sm:w-11', lg: 'w-12' } as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** As wide as it is high: for an icon alone. */
  isSquare?: boolean;
}

export const buttonClass = ({ variant = 'outline', size = 'md', isSquare = false }: ButtonLook = {}) =>
  classNames(
    'inline-flex items-center justify-center rounded-md whitespace-nowrap select-none transition-[background-color,color,opacity] duration-150',
    variants[variant],
    sizes[size],
    isSquare ? squares[size] : widths[size],
  );

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Why it cannot be used now, as a sentence; null or absent: it can. */
  disabledReason?: string | null;
  /** Its work is under way: it stays in place and cannot be pressed again. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  isSquare,
  disabledReason = null,
  busy = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const inert = disabledReason !== null || busy;
  const reasonId = useId();
  const button = (
    <button
      {...rest}
      type={inert ? 'button' : type}
      onClick={inert ? undefined : onClick}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason === null ? rest['aria-describedby'] : reasonId}
      className={classNames(
        buttonClass({ variant, size, isSquare }),
        inert && 'cursor-not-allowed opacity-50',
        disabledReason !== null && 'grow', // where its frame, which says why, is stretched
        className,
      )}
    >
      {children}
    </button>
  );
  if (disabledReason === null) return button;
  return (
    <Because id={reasonId} reason={disabledReason}>
      {button}
    </Because>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'isSquare'> {
  /** What it does; the icon alone does not say it. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, size = 'md', variant = 'quiet', children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} size={size} variant={variant} aria-label={label} title={label} isSquare>
      {children}
    </Button>
  );
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size }), className)} />;
}

/** A link in running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-emphasis underline decoration-[var(--border-emphasis)] decoration-1 underline-offset-4 hover:decoration-[var(--brass)]',
        className,
      )}
    />
  );
}
