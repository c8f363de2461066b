import { Fragment } from 'react';
import { Name, NameInWords } from '@/components/faces/face';
import { ordinal } from '@/components/stage/words';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { findersOf } from './finders';
import { Overview } from './overview';
import { PublicEvents } from './public-events';
import type { ScreenProps } from './screen-props';
import { separatedBy } from './separated-by';

type Props = ScreenProps;

/** All symbols turned over, who found whom and when, and what separated the seats, spelled out. */
export function FinalStory(props: Props) {
  const { view, nameOf, results } = props;
  const order = results?.standings.map(({ seat }) => seat);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="The symbols">
        <Overview {...{ view, nameOf }} {...(order === undefined ? {} : { order })} />
      </Section>
      <Discoveries {...props} />
      <TieBreaks {...props} />
      {view.shown.length + view.paid.length + view.banned.length > 0 && (
        <Section title="What else became public">
          <PublicEvents view={{ ...view, discovered: [] }} nameOf={nameOf} />
        </Section>
      )}
    </div>
  );
}

function Discoveries({ view }: Props) {
  if (view.discovered.length === 0) return null;
  return (
    <Section title="Who found whom">
      <ol className="grid grid-cols-1 gap-1.5 text-sm">
        {view.discovered.map((found) => {
          const finders = findersOf(view, found);
          return (
            <li key={found.seat}>
              <span className="text-muted">Round {found.round}:</span>{' '}
              <strong className="text-emphasis">
                <NameInWords seat={found.seat} />
              </strong>{' '}
              was found by{' '}
              {finders.map(({ seat, guess }, i) => (
                <Fragment key={seat}>
                  {i > 0 && (i === finders.length - 1 ? ' and ' : ', ')}
                  <NameInWords seat={seat} />
                  {guess !== null && <> with their {ordinal(guess)} guess of the round</>}
                </Fragment>
              ))}
              , for {finders.length === 1 ? '10 insight' : '5 insight each'}.
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function TieBreaks({ view, results }: Props) {
  const order = results?.standings.map(({ seat }) => seat) ?? [];
  const rows = order.flatMap((seat) => view.tieBreaks?.find((one) => one.seat === seat) ?? []);
  if (rows.length === 0) return null;
  return (
    <Section title="How close the guesses came">
      <Table caption="How close the others’ guesses came to each symbol">
        <thead>
          <tr>
            <Th>Player</Th>
            <Th numeric>Exact, all guesses together</Th>
            <Th numeric>Misplaced, together</Th>
            <Th numeric>Group, together</Th>
            <Th numeric>Mantra obtained in all</Th>
            <Th>Above the next by</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.seat}>
              <RowTh>
                <Name seat={row.seat} />
              </RowTh>
              <Td numeric>{row.exact}</Td>
              <Td numeric>{row.misplaced}</Td>
              <Td numeric>{row.group}</Td>
              <Td numeric>{row.mantraObtained}</Td>
              <Td className="min-w-44">{separatedBy(row, rows[i + 1])}</Td>
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
