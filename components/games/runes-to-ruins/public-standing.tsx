import { Name } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { runeOf } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { RuneMark } from './rune-drawing';
import { WithRuneRules } from './rune-rules';

/** Seat by seat what everybody knows: the insight paid to it for all to see, its runes that were shown, whether it was found. */
export function Standing({ view }: CentreProps<View, Settings>) {
  if (view.round === 1) return <HowItGoes />;
  const isTight = view.seats.length > 8;
  return (
    <WithRuneRules rules={view.rules}>
      <table className="w-full text-left">
        <caption className="sr-only">What is public of each seat</caption>
        <thead className="text-base text-subtle">
          <tr>
            <th className="pb-1 font-normal">
              {view.readyCount} of {view.seats.length} ready
            </th>
            <th className="pb-1 pl-3 text-right font-normal">Insight received</th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ seat }) => (
            <tr key={seat} className={classNames('border-muted border-t align-top', isTight ? 'text-base' : 'text-xl')}>
              <th scope="row" className={classNames('font-normal', isTight ? 'py-0.5' : 'py-2')}>
                <Name seat={seat} className="text-emphasis" />
                <Known {...{ view, seat, isTight }} />
              </th>
              <td
                className={classNames(
                  'figures display pl-3 text-right text-brass-content',
                  isTight ? 'py-0.5' : 'py-2',
                )}
              >
                {paidWords(view, seat)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isTight && (
        <p className="mt-3 text-base text-subtle leading-5">
          Insight buys visions and guesses; it is no score. Who is never found wins.
        </p>
      )}
    </WithRuneRules>
  );
}

/** Before anything is public. */
const HowItGoes = () => (
  <div className="grid gap-3 text-subtle text-xl">
    <p>Everybody cuts a symbol of six runes into a slab, and keeps it hidden.</p>
    <p>Visions and questions tell about the others’ runes. Whoever guesses all six of somebody has found them.</p>
    <p>Who is never found wins; of those who are, whoever is found last stands highest.</p>
  </div>
);

function Known({ view, seat, isTight }: { view: View; seat: SeatId; isTight: boolean }) {
  const found = view.discovered.find((one) => one.seat === seat);
  const runes = [...new Set(view.shown.filter((one) => one.seat === seat).map(({ rune }) => rune))];
  if (found === undefined && runes.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-base text-brass-content">
      {found !== undefined && <span className="text-brass-content">found in round {found.round}</span>}
      {runes.map((rune) => (
        <RuneMark
          key={rune}
          rune={rune}
          title={`shown: ${runeOf(rune).name}`}
          className={isTight ? 'size-7' : 'size-12'}
        />
      ))}
    </span>
  );
}

/** What was paid to it in public; "+ ?" where it abstained once and the amount stayed hidden. */
export function paidWords({ paid }: Pick<View, 'paid'>, seat: SeatId): string {
  const own = paid.flatMap(({ order }) => order.filter((one) => one.seat === seat));
  const known = own.reduce((sum, { insight }) => sum + (insight ?? 0), 0);
  const isHidden = own.some(({ insight }) => insight === null);
  if (own.length === 0) return '·';
  return isHidden ? `${known === 0 ? '' : `${known} + `}?` : String(known);
}
