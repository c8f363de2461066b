import { Name, NameInWords } from '@/components/faces/face';
import { inWords } from '@/components/stage/words';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { colourAt } from '@/games/logical-bluffs/grid';
import { Deeds, OpenGrid } from './deeds';
import { wrongGuesses } from './finale';
import { gridsLeft } from './grids-left';
import { wonWords } from './how-ended';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import { TileGrid } from './tile-grid';

/** How it was won, the grid turned over, who knew what, every claim and guess, and all that was said. */
export function FinalStory(props: ScreenProps) {
  const { view } = props;
  return (
    <div className="grid grid-cols-1 gap-10 [&>*]:min-w-0">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] [&>*]:min-w-0">
        <Section title="The grid">
          <OpenGrid view={view} />
        </Section>
        <HowItWasWon {...props} />
      </div>
      <Section title="What each knew and did">
        <Deeds {...props} />
      </Section>
      <Section title="What was said">
        <StatementsList {...props} />
      </Section>
    </div>
  );
}

function HowItWasWon(props: ScreenProps) {
  const { view, results } = props;
  return (
    <Section title={results === null ? 'How far it came' : 'How it was won'}>
      <div className="grid gap-5">
        {results !== null && <p className="text-emphasis">{wonWords(view, results, props)}.</p>}
        <GridsLeft view={view} />
        <WrongGuesses {...props} />
      </div>
    </Section>
  );
}

function GridsLeft({ view }: Pick<ScreenProps, 'view'>) {
  const rounds = gridsLeft(view);
  if (rounds.length === 0) return null;
  return (
    <div>
      <Table caption="Grids still possible after each round, by what each knew">
        <thead>
          <tr>
            <Th>Grids still possible</Th>
            {view.seats.map(({ seat }) => (
              <Th key={seat} numeric>
                <Name seat={seat} />
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, left }) => (
            <tr key={round}>
              <RowTh>After round {round}</RowTh>
              {view.seats.map(({ seat }) => (
                <Td key={seat} numeric>
                  {left.find((one) => one.seat === seat)?.count.toLocaleString('en')}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 max-w-prose text-muted text-sm">
        Of all the ways to colour sixteen tiles, those that fit every tile, truth and answer the player had by then.
      </p>
    </div>
  );
}

/** Each as it was guessed, with what was wrong in it. */
function WrongGuesses({ view, nameOf }: ScreenProps) {
  const guesses = wrongGuesses(view);
  if (guesses.length === 0) return <p className="text-subtle text-sm">Nobody guessed wrong.</p>;
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {guesses.map(({ seat, round, grid, wrong }) => (
        <li key={`${seat} ${round}`}>
          <p className="mb-1 text-sm">
            Round {round}: <NameInWords seat={seat} /> guessed, with {wrongWords(wrong.length)}.
          </p>
          <TileGrid
            title={`What ${nameOf(seat)} guessed in round ${round}`}
            className="max-w-56"
            initials
            lookOf={(cell) => {
              const isWrong = wrong.includes(cell);
              return { colour: colourAt(grid, cell), isWrong, ...(isWrong ? { words: 'wrong' } : {}) };
            }}
          />
        </li>
      ))}
    </ul>
  );
}

const wrongWords = (count: number) => `${inWords(count)} ${count === 1 ? 'tile' : 'tiles'} wrong`;
