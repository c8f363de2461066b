import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { SeatId } from '@/games/game';
import type { TieBreak } from '@/games/runes-to-ruins/results';
import type { Answer } from '@/games/runes-to-ruins/state';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { Overview, ofSeat } from './overview';
import { listed, PublicEvents } from './public-events';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps;

/** All symbols turned over, who found whom and when, and what separated the seats, spelled out. */
export function FinalStory(props: Props) {
  const { view, nameOf } = props;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="The symbols">
        <div className="motion-safe:animate-rise">
          <Overview view={view} nameOf={nameOf} />
        </div>
      </Section>
      <Discoveries {...props} />
      <TieBreaks {...props} />
      <Section title="What became public">
        <PublicEvents view={view} nameOf={nameOf} />
      </Section>
    </div>
  );
}

/** Who guessed a seat's symbol in the round it was discovered in. */
export function findersOf(view: View, found: { round: number; seat: SeatId }): SeatId[] {
  const symbol = ofSeat(view.symbols, found.seat);
  const hit = ({ round, question }: Answer) =>
    round === found.round &&
    question.type === 'guess' &&
    symbol != null &&
    (question.symbol as RuneSymbol).join() === symbol.join();
  return view.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== found.seat && ofSeat(view.answersBySeat, seat)?.some(hit));
}

function Discoveries({ view, nameOf }: Props) {
  if (view.discovered.length === 0) return null;
  return (
    <Section title="Who found whom">
      <ol className="grid grid-cols-1 gap-1.5 text-sm">
        {view.discovered.map((found) => {
          const finders = findersOf(view, found);
          return (
            <li key={found.seat}>
              <span className="text-muted">Round {found.round}:</span> {listed(finders.map(nameOf))} found{' '}
              <strong className="text-emphasis">{nameOf(found.seat)}</strong>, for{' '}
              {finders.length === 1 ? '10 insight' : '5 insight each'}.
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function TieBreaks({ view, nameOf, results }: Props) {
  const order = results?.standings.map(({ seat }) => seat) ?? [];
  const rows = order.flatMap((seat) => view.tieBreaks?.find((one) => one.seat === seat) ?? []);
  if (rows.length === 0) return null;
  return (
    <Section title="What separated them">
      <Table caption="What separated them">
        <thead>
          <tr>
            <Th>Player</Th>
            <Th numeric>Found in</Th>
            <Th numeric>Exact</Th>
            <Th numeric>Misplaced</Th>
            <Th numeric>Group</Th>
            <Th numeric>Mantra obtained</Th>
            <Th>Above the next by</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.seat}>
              <RowTh>{nameOf(row.seat)}</RowTh>
              <Td numeric>{row.discoveredIn === null ? 'never' : `round ${row.discoveredIn}`}</Td>
              <Td numeric>{row.exact}</Td>
              <Td numeric>{row.misplaced}</Td>
              <Td numeric>{row.group}</Td>
              <Td numeric>{row.mantraObtained}</Td>
              <Td>{separatedBy(row, rows[i + 1])}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 max-w-prose text-muted text-sm">
        Undiscovered players stand first, then those discovered later. Then it counts how close the others’ best guesses
        came, all together: fewer exact runes are better, then fewer misplaced, then fewer that share a group. Then less
        mantra obtained in the whole match, and last an order drawn at the start.
      </p>
    </Section>
  );
}

/** The first figure in which two neighbours in the standings differ, in words. */
export function separatedBy(row: TieBreak, next: TieBreak | undefined): string {
  if (next === undefined) return '';
  if (row.discoveredIn !== next.discoveredIn)
    return row.discoveredIn === null ? 'never discovered' : 'discovered later';
  if (row.exact !== next.exact) return 'fewer exact runes guessed';
  if (row.misplaced !== next.misplaced) return 'fewer misplaced runes guessed';
  if (row.group !== next.group) return 'fewer runes guessed by group';
  if (row.mantraObtained !== next.mantraObtained) return 'less mantra obtained';
  return 'the order drawn at the start';
}
