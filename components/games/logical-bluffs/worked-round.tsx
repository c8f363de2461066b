import { capital, inWords, pointsWords } from '@/components/stage/words';
import { Badge } from '@/components/ui/badge';
import { logicalBluffs } from '@/games/logical-bluffs/game';
import { type Cell, type Colour, cells } from '@/games/logical-bluffs/grid';
import type { View } from '@/games/logical-bluffs/view';
import { ExampleMatch } from '../book/example-match';
import type { Step } from '../book/worked-round';
import { colourOf, subset } from './examples';
import { TileGrid } from './tile-grid';

// A first round on the grid that the pictures of the chapters show, seen by Ana.

const said = {
  Ana: {
    subset,
    statements: [
      'There are two red tiles.',
      'No two blue tiles are adjacent.',
      'Most tiles are green.',
      'There are more red than blue tiles.',
    ],
  },
  Ben: {
    subset: ['C2', 'C3', 'D3', 'C4', 'D4'],
    statements: [
      'There are two green tiles.',
      'All four colours are present.',
      'There are more yellow than green tiles.',
      'No tile is red.',
    ],
  },
} as const;

const bought: Cell = 'B1';
const anasAnswers = [true, true, false, true];

const match = new ExampleMatch(logicalBluffs, { names: ['Ana', 'Ben'], settings: { grid: cells.map(colourOf) } });
const me = match.seat('Ana');
const bluff = { type: 'bluff', noLimit: false, smokescreen: null };

const start = match.seenBy(me);
match.does('Ana', { ...bluff, ...said.Ana });
match.does('Ben', { ...bluff, ...said.Ben }).closesIfDone();
const claims = match.seenBy(me);
match.does('Ana', { type: 'claim', answers: anasAnswers });
match.does('Ben', { type: 'claim', answers: [true, false, false, true] }).closesIfDone();
const reveal = match.seenBy(me);
match.does('Ana', { type: 'reveal', tile: bought });
const end = match.seenBy(me);
const all = match.seenBy('host');

const points = ({ points: own }: View): number => own ?? 0;
const truths = (view: View, seat: string) => view.statements.find((one) => one.seat === seat)?.statements ?? [];
const colourIn = ({ known = {} }: View, cell: Cell): Colour | null => known[cell] ?? null;
const right = (points(reveal) - points(claims)) / 2;

export const workedRound = {
  points: [start, claims, reveal, end].map(points),
  own: truths(claims, 'Ana').map(({ truth }) => truth),
  theirs: truths(all, 'Ben').map(({ truth }) => truth),
  seen: truths(reveal, 'Ben').map(({ truth }) => truth),
  bought: colourIn(end, bought),
};

export const steps: readonly Step[] = [
  {
    title: 'What you know',
    picture: <Grid view={start} title="The tiles that Ana knows" />,
    text: (
      <p>
        You are Ana. Of sixteen tiles you know {inWords(Object.keys(start.known ?? {}).length)}:{' '}
        {Object.entries(start.known ?? {})
          .map(([cell, colour]) => `${cell} is ${colour}`)
          .join(', ')}
        . Ben knows as many others. Whoever first names the whole grid wins.
      </p>
    ),
  },
  {
    title: 'You choose tiles and say four things',
    picture: <Said view={start} by="Ana" isOwn />,
    text: (
      <>
        <p>
          You speak of {said.Ana.subset.join(', ')}, of which you know only A1. So you guess what could be true: true or
          not, every statement is allowed that these tiles decide.
        </p>
        <p>What is true will bring you a point, but it tells Ben something as well.</p>
      </>
    ),
  },
  {
    title: 'Which of yours are true',
    picture: <Said view={claims} by="Ana" isOwn />,
    text: (
      <>
        <p>
          Both have sent theirs. Only you are told which of your own are true: {countTrue(truths(claims, 'Ana'))} of
          four, so you have {pointsWords(points(claims))}.
        </p>
        <p>
          You know more now, too: at least two of these five tiles are red, and red is more than blue; green is not on
          most of them.
        </p>
      </>
    ),
  },
  {
    title: 'You judge what Ben says',
    picture: <Said view={claims} by="Ben" answers={anasAnswers} />,
    text: (
      <>
        <p>
          Of Ben’s tiles you know C2 and D4. The first is likely: one green tile is there already. The third needs more
          yellow than that. You say true, true, false, true.
        </p>
        <p>Ben can say false things in order to mislead you; but for those he gets no points.</p>
      </>
    ),
  },
  {
    title: 'Points, and nothing else',
    picture: (
      <div className="grid justify-items-center gap-2 py-6">
        <p className="display figures text-6xl text-brass-content">{points(reveal)}</p>
        <p className="text-muted">points</p>
      </div>
    ),
    text: (
      <p>
        You have {pointsWords(points(reveal))} now, {points(reveal) - points(claims)} more: two for each right answer,
        so {inWords(right)} of four were right. Which ones, nobody tells you. How many points Ben has, you do not know
        either.
      </p>
    ),
  },
  {
    title: 'You buy a tile',
    picture: <Grid view={end} title={`The tiles that Ana knows, with ${bought}`} isNew={bought} />,
    text: (
      <>
        <p>
          {capital(inWords(end.revealCost))} points for the colour of {bought}: {colourIn(end, bought)}. Ben sees that
          you bought, not which.{' '}
          {points(end) === 0 ? 'Nothing is' : `${pointsWords(points(end))} ${points(end) === 1 ? 'is' : 'are'}`} left.
        </p>
        <p>
          Or you guess all sixteen at once: right, and you win; wrong, and all points are gone. The next round goes on
          from here, about other tiles.
        </p>
      </>
    ),
  },
];

function countTrue(statements: ReturnType<typeof truths>): string {
  return inWords(statements.filter(({ truth }) => truth === true).length);
}

function Grid({ view, title, isNew }: { view: View; title: string; isNew?: Cell }) {
  return (
    <TileGrid
      title={title}
      className="mx-auto max-w-64"
      lookOf={(cell) => ({ colour: colourIn(view, cell), isChosen: cell === isNew })}
    />
  );
}

interface SaidProps {
  readonly view: View;
  readonly by: keyof typeof said;
  readonly isOwn?: boolean;
  readonly answers?: readonly boolean[];
}

/** Tiles and statements of a bluff, with as much of their truth as is known there. */
function Said({ view, by, isOwn = false, answers = [] }: SaidProps) {
  const about: readonly Cell[] = said[by].subset;
  const shown = truths(view, by);
  return (
    <div className="grid gap-4">
      <TileGrid
        title={isOwn ? 'The tiles that Ana speaks of' : `The tiles that ${by} speaks of`}
        className="mx-auto w-full max-w-48"
        lookOf={(cell) => ({ colour: colourIn(view, cell), isChosen: about.includes(cell) })}
      />
      <ol className="grid gap-2">
        {said[by].statements.map((text, i) => (
          <li
            key={text}
            className="flex flex-wrap items-center justify-between gap-2 rounded-sm border border-subtle border-l-3 border-l-brass/60 px-3 py-2 text-emphasis text-sm"
          >
            <span>“{text}”</span>
            <Verdict truth={shown[i]?.truth ?? null} answer={answers[i] ?? null} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Verdict({ truth, answer }: { truth: boolean | null; answer: boolean | null }) {
  if (truth !== null) return <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'true' : 'false'}</Badge>;
  return answer === null ? null : <span className="text-muted">you say {answer ? 'true' : 'false'}</span>;
}
