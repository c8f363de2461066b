'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A part of a form that most people leave as it is. It opens by itself where something in it is wrong. */
export function Fold({
  title,
  aside,
  isWrong,
  children,
}: {
  title: string;
  aside: ReactNode;
  isWrong: boolean;
  children: ReactNode;
}) {
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const isOpen = isOpened || isWrong;
  return (
    <section aria-label={title}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-subtle border-y py-1">
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpened(!isOpen)}
            className="display flex items-center gap-2 py-1 text-lg hover:text-brass-content"
          >
            <ChevronRight aria-hidden className={classNames('size-5 text-muted', isOpen && 'rotate-90')} />
            {title}
          </button>
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">{aside}</div>
      </div>
      <div id={id} hidden={!isOpen} className="pt-6 pb-2">
        {children}
      </div>
    </section>
  );
}
