'use client';

import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

const GAP = 6;
const MARGIN = 12;

/** Something small beside the control that opened it; a click elsewhere or Escape closes it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  children,
}: {
  trigger: ReactElement<ComponentProps<'button'>>;
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  const place = useEffectEvent(() => {
    const opener = document.querySelector(`[popovertarget="${id}"]`);
    if (box.current !== null && opener !== null)
      putBeside(box.current, { opener: opener.getBoundingClientRect(), align });
  });
  // What stands in it may come later than it opens, and makes it larger.
  useEffect(() => {
    if (!isOpen || box.current === null) return;
    const observer = new ResizeObserver(() => place());
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        className="absolute inset-auto m-0 max-w-[calc(100vw-1.5rem)] animate-appear overflow-y-auto rounded-lg border border-default bg-emphasis p-4 text-default text-sm shadow-pop"
      >
        {isOpen && children}
      </div>
    </>
  );
}

/** Below its opener, or above where there is more room; never over the edge of the window. */
function putBeside(box: HTMLElement, { opener, align }: { opener: DOMRect; align: 'start' | 'center' | 'end' }) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const [below, above] = [window.innerHeight - opener.bottom - GAP - MARGIN, opener.top - GAP - MARGIN];
  const isAbove = height > below && above > below;
  const wanted = { start: opener.left, center: (opener.left + opener.right - width) / 2, end: opener.right - width };
  const left = Math.max(MARGIN, Math.min(wanted[align], document.documentElement.clientWidth - width - MARGIN));
  const top = isAbove ? opener.top - GAP - Math.min(height, above) : opener.bottom + GAP;
  box.style.maxHeight = `${isAbove ? above : below}px`;
  box.style.left = `${left + window.scrollX}px`;
  box.style.top = `${top + window.scrollY}px`;
}
