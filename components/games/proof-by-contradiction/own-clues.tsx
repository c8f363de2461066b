'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { MatchView } from '@/games/game';
import { type Board, cellOf, colorAt, parseBoard, TOKENS_ON_A_BOARD } from '@/games/proof-by-contradiction/board';
import { type Clue, clueStatus, type Format } from '@/games/proof-by-contradiction/clue';
import { countBoards, knownTokens } from '@/games/proof-by-contradiction/count';
import { LAST_ROUND } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ClueBuilder, StatusMark, statusWords } from './clue-builder';
import { ClueText } from './clue-text';
import { clueOf, type SubmissionDraft } from './submission-draft';

// One's own clues beside one's board while a round is put together: the one to publish, or those that are, each as it stands
// with the tokens as put down so far.

interface PartProps {
  readonly view: MatchView<View>;
  readonly draft: SubmissionDraft;
  change(part: Partial<SubmissionDraft>): void;
}

/** Locked tokens and those put down in this round. */
export const boardWith = (view: View, draft: SubmissionDraft): Board => {
  const locked = parseBoard(view.board ?? {});
  const free = draft.place.filter(
    ({ color, cell }) => cellOf(locked, color) === null && colorAt(locked, cell) === null,
  );
  return [...locked, ...free].slice(0, TOKENS_ON_A_BOARD);
};

const ownClues = (view: MatchView<View>) => view.clues.filter(({ seat }) => seat === view.viewer);

/** The clue to publish in this round. */
export function OwnClue({ view, draft, change, aside }: PartProps & { readonly aside: ReactNode }) {
  const used = new Map(ownClues(view).map(({ clue, round }): [Format, number] => [clue.format, round]));
  const board = boardWith(view, draft);
  const clue = clueOf(draft.clue);
  return (
    <ClueBuilder
      draft={draft.clue}
      onChange={(changed) => change({ clue: changed })}
      {...{ board, used }}
      aside={
        clue !== null && (
          <>
            {used.size > 0 && <Together view={view} board={board} clue={clue} />}
            {aside}
          </>
        )
      }
    />
  );
}

/** Whether the new clue and those before can be kept together, and on how many boards. */
function Together({ view, board, clue }: { view: MatchView<View>; board: Board; clue: Clue }) {
  const clues = [...ownClues(view).map((own) => own.clue), clue];
  if (clues.some((one) => clueStatus(one, board) === 'false')) return null;
  const n = countBoards(clues, knownTokens(board));
  if (n === 0)
    return <p className="text-danger-content">With your first clue there is no board left that keeps both.</p>;
  return (
    <p className="text-muted">
      {n.toLocaleString('en')} {n === 1 ? 'way is' : 'ways are'} left to fill your board and keep both clues.
    </p>
  );
}

/** What is published already of one's own clues, as the tokens put down so far have it; in the last round what its token does to both. */
export function OwnClues({ view, draft }: { view: MatchView<View>; draft: SubmissionDraft }) {
  const board = boardWith(view, draft);
  const own = ownClues(view);
  if (own.length === 0) return null;
  const isLast = view.round === LAST_ROUND;
  const isBroken = own.some(({ clue }) => clueStatus(clue, board) === 'false');
  const words = isBroken ? contradicted : isLast ? lastTokenWords(view, board) : null;
  return (
    <section aria-label="Your own clues" className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm">
      <h3 className="eyebrow">Your own {isLast ? 'clues' : 'clue'}</h3>
      <p aria-live="polite" className={isBroken ? 'text-danger-content' : 'text-subtle empty:hidden'}>
        {words}
      </p>
      <ul className={classNames('grid gap-1.5', (isLast || isBroken) && 'w-full')}>
        {own.map(({ round, clue }) => (
          <li key={round} className="flex gap-1.5">
            <StatusMark status={clueStatus(clue, board)} />
            <span>
              <ClueText clue={clue} />
              <span className="sr-only">, {statusWords[clueStatus(clue, board)]} for your board</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const contradicted = 'Your board contradicts your own clue: minus 1000 points and a mark of elimination.';

function lastTokenWords(view: MatchView<View>, board: Board): string {
  if (board.length === TOKENS_ON_A_BOARD) return 'With this token your board keeps both.';
  const clues = ownClues(view).map(({ clue }) => clue);
  const ways = countBoards(clues, knownTokens(board));
  if (ways === 0) return 'No token is left that keeps both.';
  return `${ways} ${ways === 1 ? 'choice' : 'choices'} of your last token ${ways === 1 ? 'keeps' : 'keep'} both.`;
}

/** Whether the board as it is put together breaks a clue of one's own for good: the round's new one, or an earlier one. */
export function contradictsItself(view: MatchView<View>, draft: SubmissionDraft): boolean {
  const board = boardWith(view, draft);
  const clue = view.round === LAST_ROUND ? null : clueOf(draft.clue);
  const own = [...ownClues(view).map((one) => one.clue), ...(clue === null ? [] : [clue])];
  return own.some((one) => clueStatus(one, board) === 'false');
}
