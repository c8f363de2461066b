import type { ReactNode } from 'react';

/** Nothing here (yet): a sentence, and one thing to do. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-default border-dashed px-5 py-6">
      <p className="max-w-prose text-subtle">{children}</p>
      {action}
    </div>
  );
}
