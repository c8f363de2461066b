import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';

interface AloneProps {
  readonly id: string;
  readonly words: ReactNode;
  /** What is done where nobody looks: a button, or a form around one. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Asked before secrets come onto a screen that somebody else may look at. */
export const AloneQuestion = ({ id, words, children, ref }: AloneProps) => (
  <div
    ref={ref}
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={`${id}-asks`}
    className="fixed inset-0 m-auto max-w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-default bg-subtle p-5 text-default text-sm shadow-pop backdrop:bg-black/50"
  >
    <p id={`${id}-asks`} className="display text-emphasis text-lg">
      Does nobody else look at your screen?
    </p>
    <p className="mt-1.5 text-subtle">{words}</p>
    <div className="mt-4 flex flex-wrap gap-2">
      {children}
      <Button variant="quiet" popoverTarget={id} popoverTargetAction="hide">
        Stay safe
      </Button>
    </div>
  </div>
);
