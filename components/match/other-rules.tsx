'use client';

import { FaceScope } from '@/components/faces/face';
import { markFinaleSeen, useIsTold } from '@/components/stage/finale-mark';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { MatchPage } from '@/server/pages/shapes';
import { useCalledSeats } from './called-seats';
import { later } from './later';
import { ResultsHero, Standings } from './results-frame';

const ExportPanel = later(async () => (await import('@/components/host/export-panel')).ExportPanel);

/** A match that stands still here, or whose results stand though these rules would come to others. */
export function OtherRules({ page }: { page: MatchPage }) {
  const { results, rules } = page;
  const isTold = useIsTold(page);
  const seats = useCalledSeats(page);
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-page gap-6 px-4 pt-6 pb-10 outline-none sm:px-6">
      <h1 className="display text-2xl">{page.title}</h1>
      <EmptyState>{rules.standsStill}</EmptyState>
      {page.can.host && page.can.record && <ExportPanel page={page} />}
      {results !== null && !isTold && (
        <p>
          <Button onClick={() => markFinaleSeen(page)}>Show the result</Button>
        </p>
      )}
      {results !== null && isTold && (
        <FaceScope seats={seats} anonymous={page.anonymous}>
          <ResultsHero {...{ page, results }} />
          <Standings {...{ page, results }} />
        </FaceScope>
      )}
    </main>
  );
}
