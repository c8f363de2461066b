import { inWords } from '@/components/stage/words';
import { type Color, cellNumber } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { bifrost } from '@/games/bifrost/game';
import { edgesReached } from '@/games/bifrost/groups';
import recorded from '@/games/bifrost/records/whole-match.json' with { type: 'json' };
import { pointsOf } from '@/games/bifrost/results';
import type { BoardView, View } from '@/games/bifrost/view';
import { seatId } from '@/games/kit/seats';
import { ExampleMatch } from '../book/example-match';
import type { Step } from '../book/worked-round';
import { HexBoard } from './hex-board';
import { LostMarks, WonMarks } from './outcome-marks';
import { capitalized, lastWords, placesWords, reachedWords } from './words';

// A recorded match, from its start until its second board is done; all that is said of a board is asked of the rules.

const BOARD = 2;
const { seats, settings, seed, events } = recorded.record;

/** The match as it stood in the first moment that `isThere`, in the eyes of who plays red. */
function momentWhere(isThere: (view: View) => boolean): View {
  const match = new ExampleMatch(bifrost, { names: seats, settings, seed });
  const red = match.seats.find((seat) => match.seenBy(seat).color === 'red') ?? seatId('red');
  for (const { by, action } of events) {
    if (isThere(match.seenBy(red))) break;
    match.does(by, action).closesIfDone();
  }
  return match.seenBy(red);
}

const boardOf = (view: View): BoardView => {
  const board = view.boards.find(({ board: number }) => number === BOARD);
  if (board === undefined) throw new Error(`there is a board ${BOARD}`);
  return board;
};
const hasPlace = (view: View, color: Color) => boardOf(view).places[color] !== undefined;

const start = momentWhere(() => true);
const put = momentWhere(({ own }) => own?.cell != null);
const closed = momentWhere(({ step }) => step === 2);
const halfway = momentWhere(({ step }) => step === 11);
const won = momentWhere((view) => hasPlace(view, 'red'));
const done = momentWhere((view) => hasPlace(view, 'green') && hasPlace(view, 'blue'));

export const workedRound = { start, put, closed, halfway, won: boardOf(won), done: boardOf(done) };

const reached = (view: View, color: Color) => reachedWords(edgesReached(cellsOf(boardOf(view)), color));
const lost = boardOf(done).last;

export const steps: readonly Step[] = [
  {
    title: 'Three boards at once',
    picture: <ThreeBoards view={start} />,
    text: (
      <>
        <p>
          You play red, and nobody but the host knows. Each board is outlined in the colour on turn: you on board{' '}
          {start.own?.board}, green on the second, blue on the third.
        </p>
        <p>On every board each colour already holds the middles of two opposite edges.</p>
      </>
    ),
  },
  {
    title: 'Everybody puts one piece, unseen',
    picture: <OwnPiece />,
    text: (
      <p>
        You put {put.own?.cell} on board {put.own?.board}. Until the step closes you can change it, and nobody sees it;
        the others do the same on their boards. When all three have locked in, or time is over, the step closes.
      </p>
    ),
  },
  {
    title: 'The step closes, and turns go on',
    picture: <ThreeBoards view={closed} />,
    text: (
      <>
        <p>
          {closed.boards
            .slice(0, 3)
            .map((board) => `Board ${board.board}: ${lastWords(board) ?? ''}`)
            .join(' ')}
        </p>
        <p>Now everybody is on turn on another board: you on board {closed.own?.board}.</p>
      </>
    ),
  },
  {
    title: `Board ${BOARD}, some steps later`,
    picture: <OneBoard view={halfway} title={`Board ${BOARD} in step ${halfway.step}`} />,
    text: (
      <>
        <p>
          The rails round the board say how far everybody is: red’s best group joins {reached(halfway, 'red')}, green’s{' '}
          {reached(halfway, 'green')}, blue’s {reached(halfway, 'blue')}.
        </p>
        <p>Three different edges with one group win the board.</p>
      </>
    ),
  },
  {
    title: 'Red joins three edges',
    picture: <OneBoard view={won} title={`Board ${BOARD}: red has won`} marks="won" />,
    text: (
      <p>
        {lastWords(boardOf(won))} {placesWords(boardOf(won).places)} That is worth {inWords(pointsOf(1))} points. Your
        pieces stay; the other two play on for the second place.
      </p>
    ),
  },
  {
    title: 'The board is done',
    picture: <OneBoard view={done} title={`Board ${BOARD}: it is done`} marks="lost" />,
    text: (
      <>
        <p>
          {lastWords(boardOf(done))} Even with every empty cell its own, {lost?.color} could not join three edges any
          more, so it takes the worst place that is left, at the end of its own turn.
        </p>
        <p>
          {placesWords(boardOf(done).places)} That is {[1, 2, 3].map(pointsOf).join(', ')} points.
        </p>
      </>
    ),
  },
];

const lastCellOf = ({ last }: BoardView) => (last?.cell == null ? null : cellNumber(last.cell.toLowerCase()));

function ThreeBoards({ view }: { view: View }) {
  return (
    <ul className="mx-auto grid max-w-lg grid-cols-2 gap-4">
      {view.boards.slice(0, 3).map((board) => (
        <li key={board.board} className="first:col-span-2 first:mx-auto first:w-3/5">
          <p className="mb-1 text-muted text-sm">
            Board {board.board}: {board.onTurn === null ? 'done' : `${capitalized(board.onTurn)} is on turn`}
          </p>
          <HexBoard
            isPicture
            title={`Board ${board.board}`}
            cells={cellsOf(board)}
            onTurn={board.onTurn}
            lastCell={lastCellOf(board)}
          />
        </li>
      ))}
    </ul>
  );
}

function OwnPiece() {
  const board = put.boards.find(({ board: number }) => number === put.own?.board) ?? boardOf(put);
  const cell = cellNumber(put.own?.cell?.toLowerCase() ?? '');
  return (
    <HexBoard
      isPicture
      title={`Board ${board.board}, with your piece for this step in ${put.own?.cell}`}
      cells={cellsOf(board)}
      onTurn="red"
      ghosts={cell === null ? [] : [{ cell, color: 'red', isSaved: true }]}
      className="mx-auto max-w-md"
    />
  );
}

function OneBoard({ view, title, marks }: { view: View; title: string; marks?: 'won' | 'lost' }) {
  const board = boardOf(view);
  const cells = cellsOf(board);
  const color = board.last?.color ?? 'red';
  return (
    <HexBoard
      isPicture
      title={title}
      cells={cells}
      onTurn={board.onTurn}
      lastCell={lastCellOf(board)}
      overlay={
        marks === 'won' ? (
          <WonMarks {...{ cells, color }} />
        ) : marks === 'lost' ? (
          <LostMarks {...{ cells, color }} />
        ) : undefined
      }
      className="mx-auto max-w-md"
    />
  );
}
