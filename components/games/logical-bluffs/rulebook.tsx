'use client';

import { capital, inWords } from '@/components/stage/words';
import { formatDuration } from '@/components/ui/duration';
import { settingsToTell } from '@/games/kit/settings';
import { type Cell, colours } from '@/games/logical-bluffs/grid';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { read } from '@/games/logical-bluffs/language/read';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
import { Book } from '../book/book';
import type { RulebookProps } from '../game-loads';
import { colourOf, subset } from './examples';
import { positions } from './positions';
import { TileMark, textureNames } from './tile';
import { type CellLook, TileGrid } from './tile-grid';
import { steps } from './worked-round';

// The rulebook of Logical Bluffs. Its pictures are the board itself, and what it says of sentences is read by the
// grammar that the match uses.

function Picture({ title, lookOf }: { title: string; lookOf(cell: Cell): CellLook }) {
  return (
    <figure className="my-4 w-full max-w-60">
      <TileGrid title={title} lookOf={lookOf} />
      <figcaption className="mt-2 text-muted text-sm">{title}</figcaption>
    </figure>
  );
}

const sentences = [
  'There are two red tiles.',
  'Only one tile is blue.',
  'Most tiles are not green.',
  'There are more red than blue tiles.',
  'Red outnumbers blue by two.',
  'No colour appears more than three times.',
  'A red tile is next to a green tile.',
  'No two blue tiles are adjacent.',
  'There is a 2x2 square with one red tile.',
  'Every column contains a red tile.',
  'Exactly one of A1, B1 and C1 is blue.',
  'If A1 is red, then B1 and B2 are green.',
] as const;

export function Rulebook({ settings: given, isTold = false }: RulebookProps) {
  const settings = settingsToTell(settingsSchema, given);
  return (
    <Book
      isTold={isTold}
      lead={
        <p>
          A death match for two. Sixteen tiles lie on a hidden grid. Both of you say things about parts of it, true or
          not, judge what the other says, and race to name every colour.
        </p>
      }
      about="The first round of a match, seen by one of the two."
      steps={steps}
      chapters={[
        { title: 'The tiles', body: <Tiles {...settings} /> },
        { title: 'Bluff', body: <Bluff {...settings} /> },
        { title: 'Claim', body: <Claim /> },
        { title: 'Reveal', body: <Reveal {...settings} /> },
        { title: 'Items', body: <Items {...settings} /> },
        { title: 'Clocks', body: <Clocks {...settings} /> },
        { title: 'What is understood', body: <Language {...settings} /> },
      ]}
      positions={positions}
    />
  );
}

function Tiles({ known: [mine, theirs] }: Settings) {
  return (
    <>
      <ul>
        {colours.map((colour) => (
          <li key={colour}>
            <TileMark colour={colour} className="mr-1.5 size-5" /> {colour}, drawn with {textureNames[colour]}
          </li>
        ))}
      </ul>
      <Picture
        title={
          mine.length === theirs.length
            ? `Each of you knows ${tilesInWords(mine.length)} from the start.`
            : `From the start one of you knows ${tilesInWords(mine.length)}, the other ${tilesInWords(theirs.length)}.`
        }
        lookOf={(cell) => ({ colour: mine.includes(cell) ? colourOf(cell) : null })}
      />
    </>
  );
}

function Bluff({ known: [mine] }: Settings) {
  const seen = subset.filter((cell) => mine.includes(cell)).length;
  return (
    <>
      <p>
        Choose 4 to 8 tiles that hang together by their sides, and say four things about them. Fewer than half of the
        tiles may have been in your last choice. A statement has at most fifteen words, speaks of these tiles only, and
        every one of them has to matter: there is some colouring of the others under which this tile’s colour decides.
        No two of the four may say the same. What you send is final.
      </p>
      <Picture
        title={`A subset of ${tilesInWords(subset.length)}, ${seen === 0 ? 'none' : inWords(seen)} of them known.`}
        lookOf={(cell) => ({ colour: mine.includes(cell) ? colourOf(cell) : null, isChosen: subset.includes(cell) })}
      />
      <p>
        When both have sent theirs, each of you learns which of your own are true, and gains a reveal point for each
        that is.
      </p>
    </>
  );
}

const Claim = () => (
  <p>
    You see each other’s tiles and statements and say of each whether it is true. When both have, every right answer is
    worth two points; which were right, nobody is told.
  </p>
);

function Reveal({ revealCost, sealedReveal }: Settings) {
  return (
    <p>
      {revealCost === 0
        ? 'You may have'
        : `${capital(inWords(revealCost))} ${revealCost === 1 ? 'point buys' : 'points buy'}`}{' '}
      the colour of a tile, which only you learn; the other player sees how often you bought. Or you guess the whole
      grid, once: a right guess wins when the phase closes; a wrong one costs all your points and the next round’s
      reveals. If both are right, more points win, then the earlier guess.
      {sealedReveal && ' The phase always takes its whole time, so that its length tells nothing.'}
    </p>
  );
}

function Items({ items }: Settings) {
  return (
    <ul>
      <li>
        <strong>No limit</strong> ({timesInWords(items.noLimit)}): any 1 to 16 tiles for one round.
      </li>
      <li>
        <strong>Smokescreen</strong> ({timesInWords(items.smokescreen)}): one of your statements stays hidden from the
        other player.
      </li>
      <li>
        <strong>Detective</strong> ({timesInWords(items.detective)}): learn at once whether one statement of the other’s
        is true.
      </li>
    </ul>
  );
}

function Clocks({ reserveSeconds }: Settings) {
  return (
    <p>
      When the time to bluff or to claim is over, your reserve runs until you have sent yours.
      {reserveSeconds === null
        ? ' It has no end here.'
        : ` It is ${formatDuration(reserveSeconds * 1000)} for the whole match; if it comes to its end, you lose.`}
    </p>
  );
}

function Language({ adjudication }: Settings) {
  return (
    <>
      <p>
        Write as you speak. What was read is said back while you type; what can be read in two ways is refused, with
        both readings to choose from. Some sentences, and what they are read as:
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {sentences.map((sentence) => (
          <div key={sentence} className="border-muted border-b pb-2">
            <dt className="font-medium">“{sentence}”</dt>
            <dd className="text-muted text-sm">{meaning(sentence)}</dd>
          </div>
        ))}
      </dl>
      <p>
        A bare number means at least; “exactly”, “only” and “just” mean exactly. Zero is even, “between” includes both
        ends, “most” is more than half, and “half”, “as many”, “twice as many” and “by two” are exact. Adjacent is by a
        side or a corner unless you say which. Top, bottom, leftmost and rightmost are those of the subset; corners,
        edges and the centre are those of the grid. “And” binds tighter than “or”, and a comma before either splits at
        the top.
      </p>
      <p className="text-muted text-sm">
        {adjudication === 'host'
          ? 'What cannot be read goes to the host, who rules whether it is valid and true.'
          : 'Where the host adjudicates, what cannot be read goes to the host instead, who rules whether it is valid and true.'}
      </p>
    </>
  );
}

function meaning(sentence: string): string {
  const reading = read(sentence, subset);
  return reading.type === 'read' ? sayStatement(reading.statement) : '';
}

const tilesInWords = (count: number) => `${inWords(count)} ${count === 1 ? 'tile' : 'tiles'}`;
const timesInWords = (uses: number) =>
  uses === 0 ? 'not in this match' : uses === 1 ? 'once' : `${inWords(uses)} times`;
