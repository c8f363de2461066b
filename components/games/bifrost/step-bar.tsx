'use client';

import { type ReactNode, useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { QuestionBar } from '@/components/match/question-bar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { CELLS, type Color, cellName } from '@/games/bifrost/board';
import { cellsOf } from '@/games/bifrost/bot-board';
import { reachOf } from '@/games/bifrost/groups';
import type { BoardView } from '@/games/bifrost/view';
import type { LargeBoard } from './boards';
import { PieceMark } from './piece';
import type { ScreenProps } from './screen-props';
import type { Overtaken, Pencilled } from './use-pencils';
import type { TurnOfMine } from './use-turn';
import { placeShort } from './words';

type Props = ScreenProps & {
  readonly turn: TurnOfMine;
  readonly typed: string | null;
  readonly large: Pick<LargeBoard, 'board' | 'goTo'>;
};

/** What this seat does in the running step: a cell, then locked in; a pass is quiet, and asks. */
export function StepBar(props: Props) {
  const { view, turn } = props;
  const board = view.boards[(view.own?.board ?? 0) - 1];
  const note = noteOf(turn);
  if (turn.isPlaced || board === undefined || turn.color === undefined) {
    return (
      <ActionBar
        prompt={
          <span className={classNames(note !== null && 'max-sm:sr-only')}>
            You have your place on board {board?.board}: nothing to do for you in this step.
          </span>
        }
        saved={note}
        isSaved={false}
      />
    );
  }
  return <TurnBar key={`${view.round}.${view.step}`} {...props} board={board} color={turn.color} />;
}

function TurnBar({
  view,
  settings,
  now,
  turn,
  typed,
  large,
  board,
  color,
}: Props & { board: BoardView; color: Color }) {
  const { cell, isReady, problem, isOnItsWay } = turn;
  const [asksPass, setAsksPass] = useState(false);
  const isFull = Object.keys(board.cells).length === CELLS;
  const outlook = cell === null ? outlookWords(board, color) : null;
  const noted = noteOf(turn);
  const remark = noted ?? outlook;
  // Where boards stand side by side each can be played on, however large.
  const isAway = cell === null && !isReady && !isFull && large.board !== board.board;
  const clock = (
    <BarClock
      {...{ view, now, settings }}
      label={`Step ${view.step}`}
      totalMs={settings.moveSeconds === null ? null : settings.moveSeconds * 1000}
      isSafe={cell !== null}
    />
  );
  if (asksPass && cell === null && !isReady) {
    return <PassBar {...{ turn, board, clock }} onAnswered={() => setAsksPass(false)} />;
  }
  return (
    <ActionBar
      clock={clock}
      prompt={
        <>
          {typed === null ? (
            // A phone has no room for both.
            <span className={classNames(remark !== null && !(isAway && noted === null) && 'max-sm:sr-only')}>
              {isAway && (
                <span className="lg:hidden">
                  Board {large.board} is shown. Your turn is on board {board.board}.
                </span>
              )}
              <span className={classNames(isAway && 'max-lg:hidden')}>
                {stepPrompt({ board: board.board, cell, isReady, isFull })}
                {cell !== null && !isReady && turn.pencils.isPut(cell) && ' From your pencil.'}
              </span>
            </span>
          ) : (
            `${typed}… and a number`
          )}{' '}
          {cell !== null && !isOnItsWay && (
            <span className="font-normal text-subtle">
              Saved. <span className="max-sm:hidden">You can change it until the step closes.</span>
            </span>
          )}
        </>
      }
      saved={isAway && noted === null ? remark && <span className="max-sm:sr-only">{remark}</span> : remark}
      isSaved={false}
      problem={problem}
    >
      {isAway && (
        <Button size="lg" variant="mine" className="lg:hidden" onClick={() => large.goTo(board.board)}>
          Back to board {board.board}
        </Button>
      )}
      {cell !== null || isReady ? (
        <Button key="undo" size="lg" onClick={turn.undo}>
          Undo
        </Button>
      ) : (
        !isFull && (
          <Button
            key="pass"
            size="lg"
            variant="quiet"
            className={isAway ? 'max-lg:hidden' : undefined}
            onClick={() => setAsksPass(true)}
          >
            Pass
          </Button>
        )
      )}
      <span className={isAway ? 'max-lg:hidden' : 'contents'}>
        <LockIn {...{ turn, color, isFull }} />
      </span>
    </ActionBar>
  );
}

/** What has become of what is pencilled; first what was overtaken. */
function noteOf(turn: TurnOfMine): ReactNode {
  const { noted, overtaken } = turn.pencils;
  if (overtaken !== null) return <OvertakenNote {...{ turn, overtaken }} />;
  return noted && <PencilNote {...{ turn, noted }} />;
}

/** It would be gone without a word: where it stood, whose the cell is now. */
function OvertakenNote({ turn, overtaken: { board, cell, by } }: Pick<Props, 'turn'> & { overtaken: Overtaken }) {
  return (
    <>
      <span role="status" className="text-danger-content">
        {cellName(cell)} on board {board}, which you had pencilled, is {by} now.
      </span>{' '}
      <button
        type="button"
        onClick={() => turn.pencils.takeBack(board)}
        className="tappable whitespace-nowrap text-emphasis underline underline-offset-4"
      >
        Put away
      </button>
    </>
  );
}

/** A move for a turn to come is nothing that is saved: where it stands, and that it can be taken back. */
function PencilNote({ turn, noted }: Pick<Props, 'turn'> & { noted: Pencilled }) {
  return (
    <>
      Pencilled for your turn on board {noted.board}: {cellName(noted.cell)}.{' '}
      <button
        type="button"
        onClick={() => turn.pencils.takeBack(noted.board)}
        className="tappable whitespace-nowrap text-emphasis underline underline-offset-4"
      >
        Take it back
      </button>
    </>
  );
}

interface PassProps {
  readonly turn: TurnOfMine;
  readonly board: BoardView;
  readonly clock: ReactNode;
  onAnswered(): void;
}

function PassBar({ turn, board, clock, onAnswered }: PassProps) {
  return (
    <QuestionBar
      words={`Pass? You put no piece on board ${board.board} in this step.`}
      yes="Yes, pass"
      clock={clock}
      problem={turn.problem}
      onNotYet={onAnswered}
      onYes={() => {
        onAnswered();
        turn.ready();
      }}
    />
  );
}

function LockIn({ turn, color, isFull }: { turn: TurnOfMine; color: Color; isFull: boolean }) {
  const { cell, isReady } = turn;
  if (isReady) {
    return (
      <Button size="lg" disabledReason="You are locked in. Choose another cell to change it, or undo.">
        Locked in
      </Button>
    );
  }
  if (cell === null && !isFull) {
    return (
      <Button size="lg" disabledReason="Choose a cell on the board first.">
        Choose a cell
      </Button>
    );
  }
  return (
    <Button size="lg" variant="mine" onClick={turn.ready}>
      <PieceMark color={color} /> {cell === null ? 'Lock in a pass' : `Lock in ${cellName(cell)}`}
      {cell !== null && (
        <span aria-hidden className="pointer-coarse:hidden max-sm:hidden">
          <Kbd>Enter</Kbd>
        </span>
      )}
    </Button>
  );
}

function stepPrompt(turn: { board: number; cell: number | null; isReady: boolean; isFull: boolean }): string {
  const { board, cell, isReady, isFull } = turn;
  if (isReady && cell === null) return `You pass on board ${board}.`;
  if (isReady) return `Locked in: ${cellName(cell ?? 0)} on board ${board}.`;
  if (isFull) return `Board ${board} is full: there is only to pass.`;
  return cell === null ? `Your turn on board ${board}: choose a cell.` : `${cellName(cell)} on board ${board}.`;
}

/** What a colour has to fear on a board before it is judged; null while every edge is in reach. */
export function outlookWords(board: BoardView, color: Color): string | null {
  const reach = reachOf(cellsOf(board), color).edges.length;
  if (reach >= 6) return null;
  if (reach >= 3) return `Edges you can still reach here: ${reach} of 6.`;
  const taken = Object.values(board.places);
  const lowest = [3, 2, 1].find((place) => !taken.includes(place)) ?? 3;
  return `You are cut off here: at the end of this turn you take ${placeShort(lowest)}.`;
}
