'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/notice';
import type { Action } from '@/games/bifrost/actions';
import { cellName, cellNumber, colors } from '@/games/bifrost/board';
import type { View } from '@/games/bifrost/view';
import type { Refusal } from '@/games/game';
import { Boards } from './boards';
import { useFresh } from './fresh';
import type { Ghost } from './hex-board';
import { PieceMark } from './piece';
import { Reveal } from './reveal';
import type { ScreenProps } from './screen-props';
import { useTypedCell } from './typed-cell';
import { capitalized, changeWords, patternNames } from './words';

type Props = ScreenProps;

/** The boards, whose they are, and what this seat does in the running step. */
export function Play(props: Props) {
  const { view, mine, interactive } = props;
  const fresh = useFresh(view.boards);
  const turn = useTurn(props);
  const [cameLate] = useState(view.status === 'finished');
  useChangesSaid(view);
  const isActing = mine !== null && interactive && view.status === 'running' && view.phase !== 'finished';
  const typed = useTypedCell(turn.put, isActing && turn.waiting !== null);
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      {view.status === 'finished' && <Reveal {...props} isStaged={!cameLate} />}
      <Standing {...props} />
      <Boards
        view={view}
        fresh={fresh}
        ghostsOn={turn.ghostsOn}
        waiting={isActing ? turn.waiting : null}
        onChoose={isActing ? turn.choose : ignore}
      />
      {isActing && view.phase === 'step' && <StepBar {...props} turn={turn} typed={typed} />}
      {isActing && view.phase === 'break' && <BreakBar {...props} turn={turn} />}
    </div>
  );
}

const ignore = () => undefined;

type TurnOfMine = ReturnType<typeof useTurn>;

/** What this seat has put, what is on its way, and what was refused; all of it for the running step alone. */
function useTurn({ view, submit, check }: Props) {
  const moment = `${view.phase} ${view.round}.${view.step}`;
  const [sent, setSent] = useState<{ moment: string; cell: number | null; count: number } | null>(null);
  const [refused, setRefused] = useState<{ moment: string; refusal: Refusal } | null>(null);
  const latest = useRef(0);
  const { own, color } = view;
  const saved = own?.cell == null ? null : cellNumber(own.cell);
  const onItsWay = sent?.moment === moment ? sent : null;
  const cell = onItsWay === null ? saved : onItsWay.cell;

  async function send(action: Action, shows: number | null) {
    const wrong = check(action);
    if (wrong !== null) return setRefused({ moment, refusal: wrong });
    const count = ++latest.current;
    setRefused(null);
    setSent({ moment, cell: shows, count });
    const refusal = await submit(action);
    // An answer to an older tap says nothing about the newer one.
    if (count !== latest.current) return;
    setSent(null);
    // What came too late says so in the step that has begun meanwhile.
    if (refusal !== null) setRefused({ moment: refusal.code === 'TOO_LATE' ? 'any' : moment, refusal });
  }

  const choose = (board: number, chosen: number) => void send({ type: 'move', board, cell: cellName(chosen) }, chosen);
  const isPlaced = own != null && color !== undefined && view.boards[own.board - 1]?.places[color] !== undefined;
  return {
    color,
    cell,
    isPlaced,
    isReady: view.ready === true,
    isOnItsWay: onItsWay !== null,
    waiting: own == null || color === undefined || isPlaced ? null : { board: own.board, color },
    problem: refused !== null && (refused.moment === moment || refused.moment === 'any') ? refused.refusal : null,
    choose,
    put: (chosen: number) => {
      if (own) choose(own.board, chosen);
    },
    undo: () => void send({ type: 'undo' }, null),
    ready: () => void send({ type: 'ready' }, cell),
    ghostsOn: (board: number): readonly Ghost[] => {
      if (view.status === 'finished') return [];
      if (own != null && color !== undefined) {
        return own.board === board && cell !== null ? [{ cell, color, isSaved: onItsWay === null }] : [];
      }
      return colors.flatMap((one) => {
        const move = view.moves?.[one];
        const put = move?.board === board && move.cell !== null ? cellNumber(move.cell) : null;
        return put === null ? [] : [{ cell: put, color: one, isSaved: true }];
      });
    },
  };
}

/** Says what a step changed, board by board, as soon as it is on the screen. */
function useChangesSaid(view: View) {
  const before = useRef(view.boards);
  const text = JSON.stringify(view.boards);
  const tell = useEffectEvent(() => {
    const words = changeWords(before.current, view.boards);
    before.current = view.boards;
    if (words !== '') announce(words);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boards as text are what changes
  useEffect(() => tell(), [text]);
}

/** Which step it is, whose colour one has, how many are ready. */
function Standing({ view }: Props) {
  if (view.status === 'finished') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
      {view.color !== undefined && (
        <p className="flex items-center gap-2 font-medium text-emphasis">
          <PieceMark color={view.color} className="size-6" />
          You play {view.color} ({patternNames[view.color]}).
        </p>
      )}
      <p className="figures text-muted">{view.readyCount} of 3 ready</p>
      {view.phase === 'step' && (
        <p className="text-muted max-sm:hidden">
          Turns go {(view.round === 1 ? colors : [...colors].reverse()).join(', ')}
        </p>
      )}
    </div>
  );
}

function StepBar({ view, turn, typed }: Props & { turn: TurnOfMine; typed: string | null }) {
  const { cell, isReady, isPlaced, problem, isOnItsWay } = turn;
  const board = view.own?.board ?? 0;
  if (isPlaced) {
    return <ActionBar prompt={`You have your place on board ${board}: nothing to do for you in this step.`} />;
  }
  const isFull = Object.keys(view.boards[board - 1]?.cells ?? {}).length === 61;
  return (
    <ActionBar
      prompt={typed === null ? stepPrompt({ board, cell, isReady, isFull }) : `${typed}… and a number`}
      saved={cell === null || isOnItsWay ? null : 'Saved.'}
      counts="It counts when the step closes; until then you can change it."
      problem={problem}
    >
      <Button
        size="lg"
        disabledReason={
          cell === null && !isReady
            ? 'There is nothing to take back: no piece is put, and you are not locked in.'
            : null
        }
        onClick={turn.undo}
      >
        Undo
      </Button>
      <Button
        variant={isReady ? 'outline' : 'mine'}
        size="lg"
        disabledReason={isReady ? 'You are locked in. Put another cell to change it, or undo.' : null}
        onClick={turn.ready}
      >
        {isReady ? 'Locked in' : cell === null ? 'Lock in a pass' : `Lock in ${cellName(cell)}`}
      </Button>
    </ActionBar>
  );
}

function stepPrompt(turn: { board: number; cell: number | null; isReady: boolean; isFull: boolean }): string {
  const { board, cell, isReady, isFull } = turn;
  if (isReady && cell === null) return `You pass on board ${board}. You can still put a piece.`;
  if (isReady) return `Locked in: ${cellName(cell ?? 0)} on board ${board}.`;
  if (isFull) return `Board ${board} is full: there is only to pass.`;
  if (cell === null) return `Your turn on board ${board}: choose a cell, or type its name, such as C4.`;
  return `${cellName(cell)} on board ${board}. Lock it in when you are sure.`;
}

function BreakBar({ view, turn }: Props & { turn: TurnOfMine }) {
  return (
    <ActionBar
      prompt="The break. Boards 4 to 6 come next, and the order of turns goes the other way: blue, green, red."
      saved={turn.isReady ? 'You are ready.' : null}
      counts={`${view.readyCount} of 3 are.`}
      problem={turn.problem}
    >
      {turn.isReady ? undefined : (
        <Button variant="mine" size="lg" onClick={turn.ready}>
          Ready for the second half
        </Button>
      )}
    </ActionBar>
  );
}

/** What is asked of a seat now, for the page's title. */
export function promptOf(view: View & { status: string }): string | null {
  if (view.status !== 'running' || view.ready !== false) return null;
  if (view.phase === 'break') return 'Say when you are ready for the second half';
  return view.own ? `Your move on board ${view.own.board}${view.color ? ` as ${view.color}` : ''}` : null;
}

export const phaseWords = (view: View): string =>
  view.phase === 'break' ? 'The break' : `Half ${view.round}, step ${view.step}`;

/** An action of the log in words, after a name. */
export function actionWords(action: unknown): string | null {
  const { type, board, cell } = action as { type?: unknown; board?: unknown; cell?: unknown };
  if (type === 'move') return `put ${capitalized(String(cell))} on board ${board}`;
  if (type === 'undo') return 'took it back';
  return type === 'ready' ? 'is ready' : null;
}
