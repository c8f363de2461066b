'use client';

import { type ReactNode, useState } from 'react';
import { useIsTold } from '@/components/stage/finale-mark';
import { Button, LinkButton } from '@/components/ui/button';
import type { MatchPage } from '@/server/pages/shapes';

export interface HostsEnd {
  /** Whether the result may stand on the dashboard. */
  readonly isShown: boolean;
  show(): void;
}

/** The end stays off the dashboard until it has been told in this browser, or the host asks to see it before. */
export function useHostsEnd(page: MatchPage): HostsEnd {
  const isTold = useIsTold(page);
  const [isAskedFor, setAskedFor] = useState(false);
  const isShown = !page.untold && (page.results === null || isTold || isAskedFor);
  return { isShown, show: () => setAskedFor(true) };
}

/** Its children once the end may be seen here; before that, where it is told, and a way to look at it first. */
export function AfterTheEnd({ page, end, children }: { page: MatchPage; end: HostsEnd; children: ReactNode }) {
  if (end.isShown) return children;
  return (
    <section aria-label="The end" className="grid justify-items-start gap-3">
      <h2 className="display text-2xl">The match is over</h2>
      <p className="max-w-prose text-subtle">
        Its end is told on the match page and on the stage{page.can.host && ', for everybody at your pace if you like'}.
        So that you do not give it away on a shared screen, it does not stand here before
        {page.finaleStep === null && !page.untold
          ? '; you may look at it first, and it is still untold for everybody else.'
          : '.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="solid" size="lg" href={`/m/${page.code}`}>
          Tell the finale
        </LinkButton>
        {!page.untold && (
          <Button size="lg" onClick={end.show}>
            {page.finaleStep === null ? 'Look at it here first' : 'Show it here'}
          </Button>
        )}
      </div>
    </section>
  );
}
