import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

// Tables on hairlines, figures in columns. On a narrow screen the table scrolls inside its own frame.

export function Table({
  caption,
  showCaption = false,
  className,
  children,
  ...rest
}: { caption: ReactNode; showCaption?: boolean } & ComponentProps<'table'>) {
  return (
    // What is only read out is laid out in it, or the page would be as wide as the table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reachable by keyboard
    <section className="relative -mx-1 overflow-x-auto px-1" tabIndex={0} aria-label={`${textOf(caption)} (table)`}>
      <table {...rest} className={classNames('figures w-full border-collapse text-sm', className)}>
        <caption className={showCaption ? 'eyebrow pb-2 text-left' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

const textOf = (node: ReactNode) => (typeof node === 'string' ? node : 'Table');

export function Th({ numeric = false, className, ...rest }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'border-default border-b px-2 py-2 sm:px-3 align-bottom font-medium text-muted text-xs first:pl-0 last:pr-0',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

/** A row's own heading: the seat, say. Its words stay whole: where they need more room, the table scrolls. */
export function RowTh({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      {...rest}
      className={classNames(
        '**:wrap-break-word! min-w-24 border-muted border-b px-2 py-2 sm:px-3 text-left font-medium text-emphasis first:pl-0',
        className,
      )}
    />
  );
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={classNames(
        'border-muted border-b px-2 py-2 sm:px-3 first:pl-0 last:pr-0',
        numeric && 'text-right',
        className,
      )}
    />
  );
}
