import type { SeatId } from '@/games/game';
import { settleMantra } from '@/games/runes-to-ruins/mantra';
import { positions } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { symbolWords } from './rune-drawing';
import { Slab } from './slab';

/** What is mine: the symbol, with what is public of it lit, insight and mantra, and what the close would take. */
export function Purse({ view, mine }: { view: View; mine: SeatId | null }) {
  const { insight = 0, mantra = 0, symbol } = view;
  const after = settleMantra({ insight, mantra });
  const shown = view.shown.filter(({ seat }) => seat === mine).map(({ rune }) => rune);
  const found = view.discovered.find(({ seat }) => seat === mine);
  return (
    <section aria-label="Insight and mantra" className="flex items-center gap-3 md:grid md:grid-cols-1 md:gap-2">
      {symbol != null && (
        <figure className="w-24 shrink-0 md:w-full">
          <Slab
            grid={positions.map((p) => symbol[p] ?? null)}
            lit={shown}
            isBroken={found !== undefined}
            isOpened
            hasFoot={false}
            title={`Your symbol: ${symbolWords(symbol)}${shown.length === 0 ? '' : `; public: ${symbolWords(shown)}`}`}
          />
          <figcaption className="text-muted text-xs leading-tight max-md:hidden">
            Your symbol. {shown.length === 0 ? 'Nothing of it is public.' : 'What is lit is public.'}
          </figcaption>
        </figure>
      )}
      <div className="min-w-0">
        {found !== undefined && (
          <p className="font-medium text-brass-content text-sm">
            You were found in round {found.round}. You still play.
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Figure value={insight} label="insight" />
          <Figure value={mantra} label="mantra" />
        </p>
        <p className="text-subtle text-xs">{closeWords({ insight, mantra, after })}</p>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <span className="flex items-baseline gap-1.5 whitespace-nowrap">
      <span className="display figures text-2xl text-brass-content">{value}</span>
      <span className="text-sm text-subtle">{label}</span>
    </span>
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
  if (mantra === 0) return 'No mantra: the close costs you nothing.';
  const [taken, price] = [mantra - after.mantra, insight - after.insight];
  const which = after.mantra === 0 ? `your ${mantra}` : `${taken} of your ${mantra}`;
  const rest = after.mantra === 0 ? '' : `; ${after.mantra} ${after.mantra === 1 ? 'stays' : 'stay'} with you`;
  return `The close clears away ${which} mantra and costs ${price === 0 ? 'no' : price} insight${rest}.`;
}
