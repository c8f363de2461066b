import { Name } from '@/components/faces/face';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import type { Booked } from '@/games/runes-to-ruins/view';
import { ofSeat } from './of-seat';
import type { ScreenProps } from './screen-props';

/** What the close before this round brought each seat: a bar as long as what was paid, and where the rest came from. */
export function LastClose({ view }: Pick<ScreenProps, 'view'>) {
  const paid = view.paid.at(-1);
  if (paid === undefined) return null;
  const most = Math.max(1, ...paid.order.map(({ insight }) => insight ?? 0));
  return (
    <section>
      <h2 className="display mb-2 text-xl">Paid at the start of round {paid.round}</h2>
      {/* On a wide screen beside one another: below the slabs, and above a film's caption. */}
      <ol className="grid gap-x-10 gap-y-2 lg:grid-cols-3">
        {paid.order.map(({ seat, insight }) => (
          <li
            key={seat}
            className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-x-3 text-sm sm:grid-cols-[10rem_1fr_3rem] lg:grid-cols-[7.5rem_1fr_2.5rem]"
          >
            <Name seat={seat} className="text-emphasis" />
            <span className="grid gap-1">
              {insight === null ? (
                <span className="text-muted text-xs">abstained: the amount stays hidden</span>
              ) : (
                <Styled
                  as="span"
                  className="block h-2.5 rounded-full bg-brass"
                  style={{ width: `${(100 * insight) / most}%` }}
                />
              )}
              <Ledger entries={ledgerFor(view, seat)} />
            </span>
            <span className="display figures text-right text-brass-content text-xl">
              {insight === null ? '' : `+${insight}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ledgerFor = (view: ScreenProps['view'], seat: SeatId): readonly Booked[] =>
  ofSeat(view.ledgers, seat) ?? (view.viewer === seat ? (view.ledger ?? []) : []);

const reasons: Readonly<Record<Booked['why'], string | null>> = {
  ...{ held: null, paid: null, holds: null },
  alone: 'alone with a vision',
  found: 'found somebody',
  dark: 'the dark',
  settled: 'mantra settled',
  apart: 'paid, and for visions alone',
  debt: 'debt served',
};

function Ledger({ entries }: { entries: readonly Booked[] }) {
  const parts = entries.flatMap((entry) => {
    const reason = reasons[entry.why];
    return reason === null ? [] : [`${reason} ${amountWords(entry)}`];
  });
  return parts.length === 0 ? null : <span className="figures text-subtle text-xs">{parts.join(' · ')}</span>;
}

function amountWords({ insight, mantra }: Pick<Booked, 'insight' | 'mantra'>): string {
  const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
  const parts = [...(insight === 0 ? [] : [signed(insight)]), ...(mantra === 0 ? [] : [`${signed(mantra)} mantra`])];
  return parts.length === 0 ? 'for nothing' : parts.join(', ');
}
