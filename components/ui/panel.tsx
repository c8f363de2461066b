import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';

/** A raised surface with a hairline. For what belongs together; most of a page needs only a heading and a rule. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-subtle bg-subtle p-4 sm:p-5', className)} />;
}

/** A part of a page: a heading on a hairline, an aside at its right end, and what it is about. */
export function Section({
  title,
  aside,
  level = 2,
  className,
  children,
  ...rest
}: { title: ReactNode; aside?: ReactNode; level?: 2 | 3 } & Omit<ComponentProps<'section'>, 'title'>) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={className}>
      <div className="mb-4 flex min-h-10 flex-wrap items-end justify-between gap-x-4 gap-y-1 border-subtle border-b pb-2">
        <Heading id={id} className={level === 2 ? 'display text-xl' : 'font-semibold text-base'}>
          {title}
        </Heading>
        {aside === undefined ? null : <div className="text-muted text-sm">{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** The title of a page, in the display face, over a double rule of brass. */
export function PageTitle({
  eyebrow,
  title,
  about,
  actions,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  about?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          {eyebrow === undefined ? null : <p className="eyebrow mb-1.5">{eyebrow}</p>}
          <h1 className="display text-3xl text-brass-content sm:text-4xl">{title}</h1>
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap items-end gap-2">{actions}</div>}
      </div>
      {about === undefined ? null : <div className="mt-3 max-w-prose text-subtle">{about}</div>}
      <div aria-hidden className="rule-brass mt-5" />
    </header>
  );
}
