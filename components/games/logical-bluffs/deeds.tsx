import { Name } from '@/components/faces/face';
import { pointsWords } from '@/components/stage/words';
import { seatEntries } from '@/games/kit/by-seat';
import { cells } from '@/games/logical-bluffs/grid';
import type { AllOwn, View } from '@/games/logical-bluffs/view';
import type { ScreenProps } from './screen-props';
import { TileGrid } from './tile-grid';

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
