import type { ReactNode } from 'react';
import { settleMantra } from '@/games/runes-to-ruins/mantra';
import type { View } from '@/games/runes-to-ruins/view';

/** Insight and mantra, always in sight, and what the close of the round would take as things stand. */
export function Purse({ view }: { view: View }) {
  const { insight = 0, mantra = 0 } = view;
  const after = settleMantra({ insight, mantra });
  return (
    <section
      aria-label="Insight and mantra"
      className="sticky top-14 z-10 -mx-4 flex flex-wrap items-center gap-x-6 gap-y-1 border-default border-b bg-default px-4 py-2 sm:mx-0 sm:rounded-lg sm:border sm:bg-subtle"
    >
      <Figure value={insight} label="insight" />
      <Figure value={mantra} label="mantra" />
      <p className="min-w-0 flex-1 basis-52 text-sm text-subtle">{closeWords({ insight, mantra, after })}</p>
    </section>
  );
}

function Figure({ value, label }: { value: number; label: ReactNode }) {
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="display figures text-2xl text-brass-content">{value}</span>
      <span className="text-sm text-subtle">{label}</span>
    </p>
  );
}

export function closeWords({
  insight,
  mantra,
  after,
}: {
  insight: number;
  mantra: number;
  after: { insight: number; mantra: number };
}): string {
  if (mantra === 0) return 'The close of the round will take nothing: you have no mantra.';
  const taken = mantra - after.mantra;
  const paid = insight - after.insight;
  const rest = after.mantra === 0 ? 'none is left' : `${after.mantra} is carried on`;
  const price = paid === 0 ? 'for nothing' : `for ${paid} insight`;
  return `The close of the round would take ${taken} mantra ${price}; ${rest}.`;
}
