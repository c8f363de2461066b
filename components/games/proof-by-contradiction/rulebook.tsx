'use client';

import type { ReactNode } from 'react';
import { inWords } from '@/components/stage/words';
import { itemAt } from '@/games/kit/item-at';
import { settingsToTell } from '@/games/kit/settings';
import { type BoardView, colors, parseBoard } from '@/games/proof-by-contradiction/board';
import type { Clue } from '@/games/proof-by-contradiction/clue';
import { centreCells, cornerCells } from '@/games/proof-by-contradiction/contracts';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { type Settings, settingsSchema } from '@/games/proof-by-contradiction/settings';
import { Book } from '../book/book';
import type { RulebookProps } from '../game-loads';
import { BoardPicture } from './board-picture';
import { ClueText, ColorWord } from './clue-text';
import { ana, bea, examples } from './examples';
import { positions } from './positions';
import { shapeOf, TokenIcon } from './token';
import { contractNames, contractRules } from './words';
import { steps } from './worked-round';

// The rulebook of Proof by Contradiction. What its pictures show of clues is worked out by the rules.

export function Rulebook({ settings: given, isTold = false }: RulebookProps) {
  const settings = settingsToTell(settingsSchema, given);
  return (
    <Book
      isTold={isTold}
      lead={
        <p>
          A main match for three to sixteen players, eleven as a rule, over three rounds. Everybody fills a board that
          nobody else sees, and publishes two clues about it. Your own clues have to be true for your board in the end.
          For everybody else you want the opposite: to have a board for which their clues are false.
        </p>
      }
      about="A whole match of three, seen by one of them."
      steps={steps}
      chapters={[
        { title: 'Board and tokens', body: <Tokens /> },
        { title: 'A round', body: <Round /> },
        { title: 'Clues', body: <Clues /> },
        { title: 'Points', body: <Points {...settings} /> },
        { title: 'Tokens of life', body: <TokensOfLife {...settings} /> },
        ...(settings.contracts ? [{ title: 'Contracts', body: <Contracts /> }] : []),
      ]}
      positions={positions}
    />
  );
}

const Contracts = () => (
  <>
    <p>In round 1 everybody chooses one of three contracts, in secret. A pact can be added.</p>
    <ul>
      <li>
        <strong>{contractNames.boundaries}</strong> (1 shard). {contractRules.boundaries}
      </li>
      <li>
        <strong>{contractNames.iridescence}</strong> (1 shard). {contractRules.iridescence}
      </li>
      <li>
        <strong>{contractNames.evasion}</strong> (2 shards). {contractRules.evasion}
      </li>
      <li>
        <strong>{contractNames.pact}</strong> (1 shard). {contractRules.pact}
      </li>
    </ul>
    <Pictures>
      <Captioned text="Boundaries: the cells to keep off">
        <BoardPicture board={{}} title="Corners and centre" field={[...centreCells, ...cornerCells]} />
      </Captioned>
    </Pictures>
    <p>Who took what is secret until the match is finished.</p>
  </>
);

function Tokens() {
  return (
    <>
      <p>
        The board has four columns, A to D, and four rows, 1 to 4. Its lines are its rows and columns. There are six
        tokens; you place five of them: two in round 1, two in round 2, the last in round 3.
      </p>
      <ul className="not-prose my-4 grid list-none grid-cols-3 gap-3 !pl-0 sm:grid-cols-6">
        {colors.map((color) => (
          <li key={color} className="!mt-0 flex flex-col items-center gap-1 text-center text-sm">
            <TokenIcon color={color} className="size-10" />
            <span>
              {color} {shapeOf[color]}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Round() {
  return (
    <>
      <p>
        In rounds 1 and 2 you send a clue, two tokens and, if you like, a query of two cells, all together. In round 3
        you send one token and nothing else. You can change everything until the round closes; then it is locked.
      </p>
      <ul>
        <li>A cell holds one token, and each colour is placed once at most.</li>
        <li>Your two clues have different formats.</li>
        <li>
          Nobody may copy a clue that was published in an earlier round. In the same round two may well say the same.
        </li>
        <li>The two cells of a query share neither row nor column.</li>
        <li>Your own clues may be false while the match goes on. What counts is your board after the last token.</li>
      </ul>
      <p>
        When a round closes, its clues are shown to all with their authors. A query is answered to you alone: for every
        colour, on how many boards (yours included) it lies in either of the two cells.
      </p>
      <p>
        Who sends nothing is given a legal submission, drawn by lot, with a clue that their board can still keep. The
        host can also put a seat on autopilot for good.
      </p>
    </>
  );
}

function Clues() {
  return (
    <>
      <p>There are four formats. Each is shown here with what it says of Ana’s board.</p>
      {examples.map((clue) => (
        <Example key={clue.format} clue={clue} board={ana} name="Ana" />
      ))}
      <p>
        In clues about two colours both have to be on the board; if one is missing, the clue is false, even where it
        says that they do not share a line. A token on the crossing of the two lines of a count counts once. Two lines
        of a clue are always different, and so are its two colours.
      </p>
    </>
  );
}

function Points({ priorRanking }: Settings) {
  return (
    <>
      <p>After round 3 all boards are turned over.</p>
      <ul>
        <li>
          For every clue of somebody else that is false for your board you gain a point, and its author loses one.
        </li>
        <li>Each of your tokens costs a point for every other board that has the same colour in the same cell.</li>
        <li>
          If one of your own clues is false for your own board, you contradict yourself: minus 1000 points, once, a mark
          of elimination, and no contract.
        </li>
      </ul>
      <Pictures>
        <Captioned text="Ana">
          <BoardPicture board={ana} title="Ana’s board" ringed={['B2', 'A4']} ringTone="danger" />
        </Captioned>
        <Captioned text="Bea">
          <BoardPicture board={bea} title="Bea’s board" ringed={['B2', 'A4']} ringTone="danger" />
        </Captioned>
      </Pictures>
      <p>
        Ana and Bea both have <ColorWord color="blue" /> in B2 and <ColorWord color="green" /> in A4: that costs each of
        them two points.
      </p>
      <Example clue={itemAt(examples, 1)} board={bea} name="Bea" />
      <p>If Ana has published this clue, Bea breaks it: a point from Ana to Bea.</p>
      <p>
        Equal points are ranked by how many clues of others one has broken, then by{' '}
        {priorRanking === null
          ? 'an order that is drawn at the start and shown to all'
          : 'the ranking of the match before'}
        . Nobody shares a rank. Rank 1 wins.
      </p>
    </>
  );
}

function TokensOfLife({ eliminationCandidates }: Settings) {
  return (
    <ul>
      <li>Ranks 1 to 5 get tokens of 4, 3, 2, 1 and 0 quarters. A token of 0 quarters is a token.</li>
      <li>
        The best of those who used exactly the two formats that rank 1 did not use gets a whole token, in place of any
        other.
      </li>
      <li>
        Candidates for elimination are all without a token who have fewer than 0 points
        {eliminationCandidates > 0 &&
          `; if these are fewer than ${inWords(eliminationCandidates)}, the lowest ranks without a token join them`}
        .
      </li>
    </ul>
  );
}

function Example({ clue, board, name }: { clue: Clue; board: BoardView; name: string }) {
  const { isTrue, why, field, tokens } = explainClue(clue, parseBoard(board));
  return (
    <div className="my-4 flex flex-wrap items-center gap-4 rounded-lg border border-subtle bg-subtle p-3">
      <BoardPicture
        {...{ board, field }}
        title={`${name}’s board`}
        ringed={tokens}
        ringTone={isTrue ? 'brass' : 'danger'}
        className="w-36 shrink-0"
      />
      <div className="min-w-44 flex-1">
        <p className="text-emphasis">
          <ClueText clue={clue} />.
        </p>
        <p className="mt-1 text-sm">
          <strong>{isTrue ? 'True' : 'False'}</strong> for {name}. {why}
        </p>
      </div>
    </div>
  );
}

const Pictures = ({ children }: { children: ReactNode }) => (
  <div className="my-4 flex flex-wrap gap-6 rounded-lg border border-subtle bg-subtle p-3">{children}</div>
);

function Captioned({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure className="w-36">
      {children}
      <figcaption className="mt-1 text-center text-muted text-xs">{text}</figcaption>
    </figure>
  );
}
