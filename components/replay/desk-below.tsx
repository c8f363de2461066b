import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Below a film's own picture: the game's desk, folded away. */
export function DeskBelow({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-1 text-sm text-subtle">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" /> Everything on the desk
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
