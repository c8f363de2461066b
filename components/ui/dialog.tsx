'use client';

import {
  type ComponentProps,
  cloneElement,
  createContext,
  lazy,
  type ReactElement,
  Suspense,
  use,
  useState,
} from 'react';
import type { DialogLook } from './dialog-look';

type Pressable = ReactElement<Pick<ComponentProps<'button'>, 'onClick' | 'aria-haspopup' | 'aria-expanded'>>;

// What draws a dialog is fetched when the first one opens: most visits to a page open none.
const DialogWindow = lazy(async () => ({ default: (await import('./dialog-window')).DialogWindow }));
const Close = createContext(() => {});

/** A question or a form over the page; keeps the focus inside, closes with Escape. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  ...look
}: DialogLook & {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave out where `open` is yours. */
  trigger?: Pressable;
}) {
  const [own, setOwn] = useState(false);
  const isOpen = open ?? own;
  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  return (
    <>
      {trigger === undefined
        ? null
        : cloneElement(trigger, { onClick: () => change(true), 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      {isOpen && (
        <Suspense>
          <Close value={() => change(false)}>
            <DialogWindow {...look} onClose={() => change(false)} />
          </Close>
        </Suspense>
      )}
    </>
  );
}

/** Wraps a button that closes the dialog it is in. */
export function DialogClose({ children }: { children: Pressable }) {
  const close = use(Close);
  return cloneElement(children, {
    onClick(event) {
      children.props.onClick?.(event);
      close();
    },
  });
}
