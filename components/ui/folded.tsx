import type { ReactNode } from 'react';

/** Long, and more than most came for: a line that says what is there, until somebody wants to see it. */
export function Folded({ isFolded, words, children }: { isFolded: boolean; words: string; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details>
      <summary className="tappable w-fit py-1.5 font-medium text-sm text-subtle hover:text-emphasis">{words}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
