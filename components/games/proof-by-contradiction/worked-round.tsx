import type { ReactNode } from 'react';
import { FaceScope } from '@/components/faces/face';
import { inWords, pointsWords } from '@/components/stage/words';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import {
  type BoardView,
  type Cell,
  type Color,
  cells,
  formatBoard,
  parseBoard,
} from '@/games/proof-by-contradiction/board';
import { type Clue, clueStatus, formatClue } from '@/games/proof-by-contradiction/clue';
import { proofByContradiction } from '@/games/proof-by-contradiction/game';
import type { View } from '@/games/proof-by-contradiction/view';
import { ExampleMatch } from '../book/example-match';
import type { Step } from '../book/worked-round';
import { AnswerLine } from './answers';
import { BoardPicture } from './board-picture';
import { ClueText } from './clue-text';
import { ana, bea, examples } from './examples';
import { KnownClues } from './known-clues';

// A match of three, in which Ana and Bea come to the boards that the pictures of the chapters show.

const cem: BoardView = { C1: 'red', D2: 'purple', C4: 'orange', A2: 'yellow', B4: 'blue' };

type Name = 'Ana' | 'Bea' | 'Cem';
const clues: Readonly<Record<Name, readonly [Clue, Clue]>> = {
  Ana: [itemAt(examples, 1), itemAt(examples, 3)],
  Bea: [
    { format: 'line', color: 'red', lines: ['row1', 'colB'] },
    { format: 'share', colors: ['orange', 'purple'], share: true },
  ],
  Cem: [
    { format: 'share', colors: ['red', 'orange'], share: true },
    { format: 'line', color: 'purple', lines: ['row1', 'colD'] },
  ],
};
const boards: Readonly<Record<Name, BoardView>> = { Ana: ana, Bea: bea, Cem: cem };
/** In which order they are placed: two, two, one. */
const orders: Readonly<Record<Name, readonly Color[]>> = {
  Ana: ['red', 'blue', 'orange', 'green', 'yellow'],
  Bea: ['blue', 'red', 'orange', 'purple', 'green'],
  Cem: ['red', 'orange', 'purple', 'yellow', 'blue'],
};
const names = ['Ana', 'Bea', 'Cem'] as const;
const askedFor: readonly Cell[] = ['B2', 'A4'];

const match = new ExampleMatch(proofByContradiction, { names });
const me = match.seat('Ana');

function submits(name: Name, round: 1 | 2 | 3): void {
  const tokens = parseBoard(boards[name]);
  const chosen = orders[name].slice(2 * (round - 1), round === 3 ? 5 : 2 * round);
  match.does(name, {
    type: 'submit',
    place: chosen.map((color) => tokens.find((token) => token.color === color)),
    ...(round === 3 ? {} : { clue: clues[name][round - 1] }),
    ...(round === 1 ? { contracts: { main: 'boundaries' } } : {}),
    ...(round === 1 && name === 'Ana' ? { query: askedFor } : {}),
  });
}

/** Ana sends hers, which is the first view; the others send theirs, and the round closes. */
function played(round: 1 | 2 | 3): { readonly sent: View; readonly closed: MatchView<View>; readonly all: View } {
  submits('Ana', round);
  const sent = match.seenBy(me);
  submits('Bea', round);
  submits('Cem', round);
  match.closesIfDone();
  return { sent, closed: match.seenBy(me), all: match.seenBy('host') };
}

const first = played(1);
const second = played(2);
const third = played(3);

const answer = first.closed.answers?.[0];
const standings = third.all.preview ?? [];
const broken = third.all.broken ?? [];
const scoreOf = (name: Name) => standings.find(({ seat }) => seat === name);

export const workedRound = { answer, standings, broken };

/** Others' clues that are false for Ana, and hers that are false for others. */
const won = broken.filter(({ board }) => board === 'Ana');
const lost = broken.filter(({ author }) => author === 'Ana');
const overlapped = cells.filter((cell) => ana[cell] !== undefined && ana[cell] === bea[cell]);
const [anasFirst, anasSecond] = clues.Ana;

export const steps: readonly Step[] = [
  {
    title: 'Two tokens and a clue',
    picture: (
      <Board board={{}} pending={pendingOf(first.sent)}>
        <Said clue={anasFirst} />
      </Board>
    ),
    text: (
      <>
        <p>
          You are Ana. In round 1 you put red in A1 and blue in B2, where nobody sees them, and write a clue that is
          true for your own board.
        </p>
        <p>
          You also ask about {askedFor.join(' and ')}: two cells that share no line. And you choose a contract, in
          secret.
        </p>
      </>
    ),
  },
  {
    title: 'The clues come out',
    picture: <Clues view={first.closed} />,
    text: (
      <>
        <p>
          Each clue is shown with its author, and beside it what it does to your board so far. Your own has to be true
          in the end; of the others’ you want as many as you can to be false.
        </p>
        {answer !== undefined && (
          <>
            <AnswerLine answer={answer} />
            <p>
              Only you are told this: blue lies there on {inWords(answer.counts.blue)} boards. One of them is yours, so
              somebody else has it in the same cell or in A4.
            </p>
          </>
        )}
      </>
    ),
  },
  {
    title: 'Two more, and another kind of clue',
    picture: (
      <Board board={second.sent.board ?? {}} pending={pendingOf(second.sent)}>
        <Said clue={anasSecond} />
      </Board>
    ),
    text: (
      <p>
        Round 2: orange and green. The second clue must have another format than the first. Yours counts three tokens in
        row 1 or column B: A1, D1 and B2.
      </p>
    ),
  },
  {
    title: 'Six clues, and one token to go',
    picture: <Clues view={second.closed} />,
    text: (
      <>
        <p>
          What is still open hangs on your last token: {openOf(second.closed)}. Purple could make Bea’s second clue or
          Cem’s true, so you take yellow, which leaves both false.
        </p>
        <p>It must not touch row 1 or column B, or you would contradict yourself.</p>
      </>
    ),
  },
  {
    title: 'All boards are turned over',
    picture: (
      <div className="grid grid-cols-2 gap-4">
        {names.map((name) => (
          <figure key={name}>
            <BoardPicture
              board={third.all.boards?.[match.seat(name)] ?? {}}
              title={`${name} at the end`}
              ringed={name === 'Cem' ? [] : overlapped}
              ringTone="danger"
            />
            <figcaption className="mt-1 text-muted text-sm">{name}</figcaption>
          </figure>
        ))}
      </div>
    ),
    text: (
      <p>
        You and Bea have the same colours in {overlapped.join(' and ')}: {inWords(overlapped.length)} points less for
        each of you. Of blue the answer in round 1 had warned you.
      </p>
    ),
  },
  {
    title: 'Clues are settled',
    picture: <Broken />,
    text: (
      <>
        <p>
          Where a clue is false for somebody else’s board, a point goes from its author to that board. You win{' '}
          {won.length} and lose {lost.length}.
        </p>
        <p>
          {names.map((name) => `${name}: ${pointsWords(scoreOf(name)?.points ?? 0)}`).join(', ')}. {standings[0]?.seat}{' '}
          wins.
        </p>
      </>
    ),
  },
];

function pendingOf({ pending }: View): BoardView {
  return formatBoard(pending?.place ?? []);
}

/** How many clues the last token decides, in words. */
function openOf({ clues: said, board = {} }: View): string {
  const count = said.filter(({ clue }) => clueStatus(clue, parseBoard(board)) === 'open').length;
  return `${inWords(count)} ${count === 1 ? 'clue' : 'clues'}`;
}

function Board({ board, pending, children }: { board: BoardView; pending: BoardView; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-64 gap-3">
      <BoardPicture {...{ board, pending }} title="Your board" className="w-full" />
      {children}
    </div>
  );
}

function Said({ clue }: { clue: Clue }) {
  return (
    <p className="rounded-md border border-brass/60 bg-brass-subtle px-3 py-2 text-emphasis">
      <ClueText clue={clue} />
    </p>
  );
}

function Clues({ view }: { view: MatchView<View> }) {
  return (
    <FaceScope seats={match.seats.map((seat) => ({ seat, name: seat, face: null }))} anonymous={false}>
      <div className="mb-4">
        <BoardPicture board={view.board ?? {}} title="Your board" className="mx-auto w-40" />
      </div>
      <div className="[&>ul]:grid-cols-1!">
        <KnownClues view={view} nameOf={String} mine={me} />
      </div>
    </FaceScope>
  );
}

function Broken() {
  return (
    <ul className="grid gap-2">
      {names.map((name) => (
        <li key={name} className="rounded-md border border-subtle px-3 py-2 text-sm">
          <p className="font-medium text-emphasis">False for {name}</p>
          <ul className="mt-1 grid gap-1">
            {broken
              .filter(({ board }) => board === name)
              .map(({ author, clue }) => (
                <li key={formatClue(clue)}>
                  <span className="text-muted">a point from {author}:</span> <ClueText clue={clue} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
