import { Name, NameInWords } from '@/components/faces/face';
import { inWords, pointsWords } from '@/components/stage/words';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { seatEntries } from '@/games/kit/by-seat';
import { cells, colourAt } from '@/games/logical-bluffs/grid';
import type { AllOwn, View } from '@/games/logical-bluffs/view';
import { gridsLeft } from './grids-left';
import { wonWords, wrongGuesses } from './scenes';
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
  const [knownBy, ownBy, pointsOf] = [
    new Map(seatEntries(allKnown)),
    new Map(seatEntries(allOwn)),
    new Map(seatEntries(allPoints)),
  ];
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {view.seats.map(({ seat }) => (
        <li key={seat}>
          <p className="mb-1 flex items-baseline justify-between gap-3 font-medium">
            <Name seat={seat} />
            <span className="figures text-subtle text-sm">{pointsWords(pointsOf.get(seat) ?? 0)}</span>
          </p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [&>dt]:text-muted">
            <dt>Tiles known</dt>
            <dd className="figures">{knownBy.get(seat)?.join(' ')}</dd>
            <dt>Answers right</dt>
            <dd>{rightWords(ownBy.get(seat))}</dd>
            <dt>Guesses</dt>
            <dd>{guessWords(ownBy.get(seat))}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** "round 1, wrong · round 2, right". */
function guessWords(own: AllOwn | undefined): string {
  const told = own?.guesses.map(({ round }, i) => `round ${round}, ${own.guessesRight[i] ? 'right' : 'wrong'}`) ?? [];
  return told.join(' · ') || 'none';
}

/** "round 1: 3 of 4 · round 2: 2 of 3". */
function rightWords(own: AllOwn | undefined): string {
  const told = (own?.claims ?? []).flatMap(({ round, answers }) => {
    const right = own?.ledger[round - 1]?.answers?.right;
    const given = answers.filter((answer) => answer !== null).length;
    return right === undefined ? [] : [`round ${round}: ${right} of ${given}`];
  });
  return told.join(' · ') || 'none yet';
}
