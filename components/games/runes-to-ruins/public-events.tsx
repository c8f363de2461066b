import { NameInWords } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { conditionOf } from '@/games/runes-to-ruins/conditions';
import { runeOf } from '@/games/runes-to-ruins/runes';
import { positionWords } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { BannedSymbols } from './banned-symbols';
import { RuneMark } from './rune-drawing';
import type { ScreenProps } from './screen-props';

type Props = Pick<ScreenProps, 'view' | 'nameOf'>;

/** What everybody knows: who was discovered, what was shown, what was paid. */
export function PublicEvents({ view, nameOf }: Props) {
  const isQuiet = view.discovered.length + view.shown.length + view.paid.length + view.banned.length === 0;
  if (isQuiet)
    return (
      <p className="text-muted text-sm">
        Nothing has become public yet. Payments, shown runes and discoveries will stand here.
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-5 text-sm">
      {view.discovered.length > 0 && (
        <section>
          <h2 className="eyebrow mb-1.5">Discovered</h2>
          <ul className="flex flex-wrap gap-2">
            {view.discovered.map(({ round, seat }) => (
              <li key={seat}>
                <Badge tone="brass">
                  <span>
                    <NameInWords seat={seat} />, round {round}
                  </span>
                </Badge>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.shown.length > 0 && (
        <section>
          <h2 className="eyebrow mb-1.5">Runes shown</h2>
          <ul className="grid grid-cols-1 gap-1">
            {view.shown.map(({ round, seat, rune, position }) => (
              <li key={`${round} ${seat} ${position}`} className="flex items-center gap-3">
                <span className="text-brass-content">
                  <RuneMark rune={rune} className="block size-12" />
                </span>
                <span>
                  <span className="text-muted">Round {round}</span> <NameInWords seat={seat} /> has{' '}
                  <span className="text-emphasis">{runeOf(rune).name}</span>
                  {position === null ? '' : ` at the ${positionWords[position]}`}.
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.paid.length > 0 && <Payments view={view} nameOf={nameOf} />}
      {view.banned.length > 0 && (
        <section>
          <h2 className="eyebrow mb-1.5">Banned symbols</h2>
          <BannedSymbols view={view} />
        </section>
      )}
    </div>
  );
}

const wonWords = (number: number | undefined, rules: View['rules']) =>
  number === undefined ? '' : conditionOf(number, rules).text;

function Payments({ view, nameOf }: Props) {
  const won = new Map((view.conditions ?? []).map(({ round, condition }) => [round + 1, condition]));
  return (
    <Table caption="Insight paid out, to spend on visions and guesses" showCaption>
      <thead>
        <tr>
          <Th>At the start of</Th>
          <Th>Most first</Th>
          {view.conditions !== undefined && <Th>For</Th>}
        </tr>
      </thead>
      <tbody>
        {view.paid.map(({ round, order }) => (
          <tr key={round}>
            <RowTh>Round {round}</RowTh>
            <Td>{order.map(({ seat, insight }) => `${nameOf(seat)} ${insight ?? 'abstained'}`).join(' · ')}</Td>
            {view.conditions !== undefined && <Td>{wonWords(won.get(round), view.rules)}</Td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
