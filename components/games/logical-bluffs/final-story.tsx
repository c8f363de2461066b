import { Name } from '@/components/faces/face';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { cells } from '@/games/logical-bluffs/grid';
import type { View } from '@/games/logical-bluffs/view';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import { TileGrid } from './tile-grid';

/** The grid turned over, who knew what, every claim and guess, and all that was said. */
export function FinalStory(props: ScreenProps) {
  const { view } = props;
  return (
    <div className="grid gap-10">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Section title="The grid">
          <OpenGrid view={view} />
        </Section>
        <Section title="Claims and guesses">
          <Deeds {...props} />
        </Section>
      </div>
      <Section title="What was said">
        <StatementsList {...props} />
      </Section>
    </div>
  );
}

/** All sixteen colours, for those who may see them. */
export function OpenGrid({ view }: { view: View }) {
  const { grid } = view;
  if (grid === undefined) return null;
  return (
    <TileGrid
      title="The whole grid"
      className="max-w-80"
      initials
      lookOf={(cell) => ({ colour: grid[cells.indexOf(cell)] ?? null })}
    />
  );
}

/** What each seat knew, claimed and guessed: for the host, and for everybody at the end. */
export function Deeds({ view }: ScreenProps) {
  const { allOwn, allKnown, allPoints } = view;
  if (allOwn === undefined || allKnown === undefined || allPoints === undefined) return null;
  return (
    <Table caption="What each player knew, claimed and guessed">
      <thead>
        <tr>
          <Th>Player</Th>
          <Th numeric>Points</Th>
          <Th>Tiles known</Th>
          <Th>Answers by round</Th>
          <Th>Guesses</Th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ seat }) => {
          const own = new Map(Object.entries(allOwn)).get(seat);
          return (
            <tr key={seat}>
              <RowTh>
                <Name seat={seat} />
              </RowTh>
              <Td numeric>{new Map(Object.entries(allPoints)).get(seat)}</Td>
              <Td>{new Map(Object.entries(allKnown)).get(seat)?.join(' ')}</Td>
              <Td>
                {own?.claims
                  .map(({ round, answers }) => `${round}: ${answers.map(answerLetter).join('')}`)
                  .join(' · ') || '–'}
              </Td>
              <Td>
                {own?.guesses
                  .map(({ round }, i) => `round ${round}, ${own.guessesRight[i] ? 'right' : 'wrong'}`)
                  .join(' · ') || '–'}
              </Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const answerLetter = (answer: boolean | null) => (answer === null ? '–' : answer ? 'T' : 'F');
