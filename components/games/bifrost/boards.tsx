'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Color } from '@/games/bifrost/board';
import type { View } from '@/games/bifrost/view';
import { BoardCard, BoardNotes } from './board-card';
import type { Fresh } from './fresh';
import type { Ghost } from './hex-board';
import { ScoreSheet } from './score-sheet';

export interface BoardsProps {
  readonly view: View;
  readonly fresh: Fresh;
  ghostsOn(board: number): readonly Ghost[];
  /** The cell of a board that was pencilled, and another took; null: none. */
  overtakenOn(board: number): number | null;
  /** The board that waits for a move of the viewer, and the colour they play there; null: none does. */
  readonly waiting: { readonly board: number; readonly color: Color } | null;
  /** The viewer's colour, if a move on this board can be pencilled for later. */
  pencilsOn(board: number): Color | null;
  /** The board that is large. */
  readonly large: LargeBoard;
  /** The viewer chose a cell, of any board. */
  onChoose(board: number, cell: number): void;
}

/** Where a large board stands beside two small ones: as wide as makes them as high as there is room. */
const fitted = '@xl:max-w-[calc((var(--boards-height,100rem)-var(--half-choice,0rem)-3.5rem)*1.74)]';

export type LargeBoard = ReturnType<typeof useLargeBoard>;

/** Which boards are shown, and which of them is large: first the one that waits for this viewer. */
export function useLargeBoard(view: View, waiting: BoardsProps['waiting']) {
  const moment = `${view.round}.${view.step}`;
  const [half, setHalf] = useState({ moment: '', shown: view.round });
  const [large, setLarge] = useState({ moment: '', board: 0 });
  const shownHalf = half.moment === String(view.round) ? half.shown : view.round;
  const numbers = shownHalf === 1 ? [1, 2, 3] : [4, 5, 6];
  const isKept = numbers.includes(large.board) && (large.moment === moment || waiting === null);
  const awaited = waiting !== null && numbers.includes(waiting.board) ? waiting.board : (numbers[0] ?? 1);
  return {
    shownHalf,
    numbers,
    board: isKept ? large.board : awaited,
    show: (board: number) => setLarge({ moment, board }),
    showHalf: (shown: number) => setHalf({ moment: String(view.round), shown }),
    /** Of another half, too. */
    goTo(board: number) {
      setHalf({ moment: '', shown: view.round });
      setLarge({ moment, board });
    },
  };
}

/** Three boards of a half: one large, first the one that waits for this viewer, the others beside it, with the score. */
export function Boards({ view, fresh, ghostsOn, overtakenOn, waiting, pencilsOn, large, onChoose }: BoardsProps) {
  const [pointed, setPointed] = useState<Color | null>(null);
  const { numbers, board: largeBoard, shownHalf } = large;

  const swipe = (by: -1 | 1) => {
    const next = numbers[(numbers.indexOf(largeBoard) + by + 3) % 3];
    if (next !== undefined) large.show(next);
  };
  return (
    <div className={classNames('@container', view.round === 2 && '[--half-choice:3.25rem]')}>
      {view.round === 2 && <HalfChoice shown={shownHalf} onChoose={large.showHalf} />}
      <div
        className={classNames(
          'grid grid-cols-2 gap-x-5 gap-y-3 @xl:grid-cols-[2fr_1fr] @4xl:grid-cols-[minmax(0,var(--large-board,33rem))_minmax(0,1fr)_minmax(0,1fr)] @4xl:grid-rows-[auto_1fr]',
          fitted,
        )}
      >
        {view.boards
          .filter(({ board }) => numbers.includes(board))
          .map((board) => (
            <BoardCard
              key={board.board}
              board={board}
              ghosts={ghostsOn(board.board)}
              overtaken={overtakenOn(board.board)}
              fresh={fresh.get(board.board)}
              chooses={waiting?.board === board.board ? waiting.color : null}
              pencils={pencilsOn(board.board)}
              onChoose={(cell) => onChoose(board.board, cell)}
              isLarge={board.board === largeBoard}
              pointed={board.board === largeBoard ? pointed : null}
              onEnlarge={() => large.show(board.board)}
              onSwipe={swipe}
            />
          ))}
        <div className="col-span-2 grid content-start gap-3">
          {view.phase === 'step' && <ScoreSheet boards={view.boards} own={view.color ?? null} />}
          {view.boards
            .filter(({ board }) => board === largeBoard)
            .map((board) => (
              <BoardNotes key={board.board} board={board} onPoint={setPointed} />
            ))}
        </div>
      </div>
    </div>
  );
}

function HalfChoice({ shown, onChoose }: { shown: number; onChoose: (half: number) => void }) {
  return (
    <fieldset className="mb-2 flex gap-1 text-sm">
      <legend className="sr-only">Which boards are shown</legend>
      {[1, 2].map((half) => (
        <button
          key={half}
          type="button"
          aria-pressed={shown === half}
          onClick={() => onChoose(half)}
          className={classNames(
            'h-11 border-b-2 px-3',
            shown === half ? 'border-brass text-emphasis' : 'border-transparent text-subtle hover:text-emphasis',
          )}
        >
          {half === 1 ? 'Boards 1 to 3' : 'Boards 4 to 6'}
        </button>
      ))}
    </fieldset>
  );
}
