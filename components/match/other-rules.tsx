import { EmptyState } from '@/components/ui/empty-state';
import type { SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { ResultsHero, Standings } from './results-frame';

/** A match that stands still here, or whose results stand though these rules would come to others. */
export function OtherRules({ page }: { page: MatchPage }) {
  const { results, rules } = page;
  const nameOf = (seat: SeatId) => page.seats.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-page gap-6 px-4 pt-6 pb-10 outline-none sm:px-6">
      <h1 className="display text-2xl">{page.title}</h1>
      <EmptyState>{rules.standsStill}</EmptyState>
      {results !== null && (
        <>
          <ResultsHero {...{ page, results, nameOf }} />
          <Standings {...{ page, results, nameOf }} />
        </>
      )}
    </main>
  );
}
