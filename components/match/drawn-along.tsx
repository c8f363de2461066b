'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';

/** A list that is drawn along where it is wider than its room, with a dot for each of its items: which is in sight, and how many follow. */
export function DrawnAlong({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const { count, at } = usePlace(list);
  return (
    <>
      <ul ref={list} tabIndex={count > 1 ? 0 : undefined} className={className}>
        {children}
      </ul>
      {count > 1 && (
        <p aria-hidden data-dots className="flex justify-center gap-2 pb-3 lg:hidden">
          {Array.from({ length: count }, (_, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place
              key={i}
              className={classNames('size-2 rounded-full bg-brass', i !== at && 'opacity-30')}
            />
          ))}
        </p>
      )}
    </>
  );
}

const nowhere = { count: 0, at: 0 };

/** Items may come later than the list; one that is drawn to its end shows its last. */
function usePlace(list: RefObject<HTMLUListElement | null>) {
  const [place, setPlace] = useState(nowhere);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const read = () => {
      const count = row.children.length;
      const room = row.scrollWidth - row.clientWidth;
      const isDrawn = room > 1;
      setPlace(isDrawn ? { count, at: Math.round((row.scrollLeft / room) * (count - 1)) } : nowhere);
    };
    const [sized, filled] = [new ResizeObserver(read), new MutationObserver(read)];
    sized.observe(row);
    filled.observe(row, { childList: true });
    row.addEventListener('scroll', read, { passive: true });
    return () => {
      sized.disconnect();
      filled.disconnect();
      row.removeEventListener('scroll', read);
    };
  }, [list]);
  return place;
}
