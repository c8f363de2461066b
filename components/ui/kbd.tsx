import type { ReactNode } from 'react';

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-default bg-muted px-1 font-sans text-subtle text-xs">
      {children}
    </kbd>
  );
}
