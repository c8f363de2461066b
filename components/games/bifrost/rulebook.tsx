'use client';

import { inWords } from '@/components/stage/words';
import { formatDuration } from '@/components/ui/duration';
import { cellNames, colors } from '@/games/bifrost/board';
import { parseBoard } from '@/games/bifrost/drawn-board';
import type { Cells } from '@/games/bifrost/groups';
import { type Settings, settingsSchema, standardPrefilled } from '@/games/bifrost/settings';
import { settingsToTell } from '@/games/kit/settings';
import { Book } from '../book/book';
import type { RulebookProps } from '../game-loads';
import { HexBoard } from './hex-board';
import { cellsOf, lostByRed, wonByRed } from './pictures';
import { PieceMark } from './piece';
import { positions } from './positions';
import { capitalized, patternNames } from './words';
import { steps } from './worked-round';

// The rulebook of Bifröst. Its pictures are drawn by the board itself: rails light up by the rules.

function Picture({ cells, title, lastCell }: { cells: Cells; title: string; lastCell?: string }) {
  return (
    <figure className="my-4 w-full max-w-80">
      <HexBoard
        isPicture
        title={title}
        cells={cells}
        lastCell={lastCell === undefined ? null : cellNames.indexOf(lastCell)}
      />
      <figcaption className="mt-1 text-muted text-sm">{title}</figcaption>
    </figure>
  );
}

export function Rulebook({ settings: given, isTold = false }: RulebookProps) {
  const settings = settingsToTell(settingsSchema, given);
  return (
    <Book
      isTold={isTold}
      lead={
        <p>
          A main match for exactly three players. Six boards, three at a time: on each of them connect three of its six
          edges with your colour before the others do. Nobody knows who plays which colour until the very end.
        </p>
      }
      about="A recorded match of three bots, until its second board is done."
      steps={steps}
      chapters={[
        { title: 'The colours', body: <Colours /> },
        { title: 'The board', body: <Board {...settings} /> },
        { title: 'A step', body: <StepChapter {...settings} /> },
        { title: 'Winning and losing a board', body: <Places {...settings} /> },
        { title: 'The second half', body: <SecondHalf /> },
        { title: 'The result', body: <Result /> },
      ]}
      positions={positions}
    />
  );
}

const SecondHalf = () => (
  <p>
    When three boards are done there is a break. Boards 4, 5 and 6 follow, started by red, green and blue again, but the
    turns go the other way round: blue, green, red.
  </p>
);

const Result = () => (
  <>
    <ul>
      <li>First place on a board is worth 3 points, second 2, third nothing.</li>
      <li>Most points win; then more first places; then more cells of your colour on all six boards.</li>
      <li>Who ends last can be eliminated, unless all three are tied.</li>
    </ul>
    <p>Then the cards are turned over, and everybody learns who was who.</p>
  </>
);

function Colours() {
  return (
    <>
      <ul>
        {colors.map((color) => (
          <li key={color}>
            <PieceMark color={color} className="mr-1.5 size-5 align-[-0.3em]" />
            {capitalized(color)}, drawn with {patternNames[color]}
          </li>
        ))}
      </ul>
      <p>They are dealt at random, and only the host can see to whom.</p>
    </>
  );
}

function Board({ prefilled }: Settings) {
  const isStandard = JSON.stringify(prefilled) === JSON.stringify(standardPrefilled);
  return (
    <>
      <Picture
        title={
          isStandard
            ? 'The standard start: each colour holds the middles of two opposite edges.'
            : 'How each board starts.'
        }
        cells={cellsOf(prefilled)}
      />
      <p>
        Sixty-one hexes in rows A to I. Letters stand at the left of each row, and a number above the first cell of each
        slanting line that has it. Every side of the board is an edge of five cells; a corner cell belongs to two edges
        at once. Along each edge runs a rail for each colour: it lights up when the group of that colour that joins most
        edges reaches this one; a short mark says that another group does.
      </p>
    </>
  );
}

function StepChapter({ moveSeconds }: Settings) {
  return (
    <>
      <p>
        Boards 1, 2 and 3 are played at the same time. Red starts the first, green the second, blue the third, and turns
        go red, green, blue. So in every step everybody is on turn on exactly one board, and all three have
        {moveSeconds === null ? ' as long as they need' : ` the same ${formatDuration(moveSeconds * 1000)}`}.
      </p>
      <ul>
        <li>
          Put a piece on an empty cell of the board where you are on turn. You can change it until the step closes.
        </li>
        <li>“Lock in” says that you are done. When everybody is, the step closes at once.</li>
        <li>If you have put nothing when it closes, you pass.</li>
      </ul>
      <p>Nobody sees your piece before the step closes, nor who has locked in: only how many of three.</p>
    </>
  );
}

function Places({ stallTurns }: Settings) {
  return (
    <>
      <p>When a step closes, the colour whose turn it was is looked at on each board, and only that colour.</p>
      <ul>
        <li>
          <strong>Won:</strong> one connected group of its cells touches three different edges. It takes the best place
          that is left on this board.
        </li>
        <li>
          <strong>Lost:</strong> it could not get there even if every empty cell were its own. It takes the worst place
          that is left.
        </li>
      </ul>
      <Picture
        title="Red put I5, a corner that belongs to two edges, and won: its group joins the top, the lower right and the bottom."
        cells={parseBoard(wonByRed)}
        lastCell="I5"
      />
      <Picture
        title="Red is shut in. At the end of its own turn it has lost this board, whatever comes."
        cells={parseBoard(lostByRed)}
      />
      <p>
        Who has a place puts no more pieces on that board; the pieces stay. When two have theirs, the third takes what
        is left, and the board is done.
      </p>
      <p>
        If {inWords(stallTurns)} {stallTurns === 1 ? 'turn' : 'turns in a row'} put no piece on a board, those without a
        place get theirs by the number of their cells on it; of equals the one whose turn comes later in the round goes
        first.
      </p>
    </>
  );
}
