'use client';

import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import type { Action } from '@/games/bifrost/actions';
import { type Color, cellName, cellNumber, colors } from '@/games/bifrost/board';
import { isBoardOfHalf } from '@/games/bifrost/turns';
import type { View } from '@/games/bifrost/view';
import type { Ghost } from './hex-board';
import type { ScreenProps } from './screen-props';
import { usePencils } from './use-pencils';

export type TurnOfMine = ReturnType<typeof useTurn>;

/** What this seat has put, what is on its way, and what was refused; all of it for the running step alone. */
export function useTurn(props: ScreenProps) {
  const { view, check } = props;
  const moment = `${view.phase} ${view.round}.${view.step}`;
  const {
    send: submit,
    isSending,
    refused,
    refuse,
    forget,
  } = useAction(props, null, {
    what: (action) => (action.type === 'move' ? action.cell : action.type === 'ready' ? 'ready' : 'taking it back'),
    moment: `step ${view.step}`,
    goesAfter: ({ type }) => type === 'ready',
    isLast: ({ type }) => type === 'ready',
  });
  const [sent, setSent] = useState<{ moment: string; cell: number | null } | null>(null);
  const [refusedIn, setRefusedIn] = useState(moment);
  const { own, color } = view;
  const saved = own?.cell == null ? null : cellNumber(own.cell);
  const onItsWay = isSending && sent?.moment === moment ? sent : null;
  const cell = onItsWay === null ? saved : onItsWay.cell;

  async function send(action: Action, shows: number | null) {
    setRefusedIn(moment);
    const wrong = check(action);
    if (wrong !== null) return refuse(wrong);
    setSent({ moment, cell: shows });
    if (action.type === 'move') pencils.takeBack(action.board);
    await submit(action);
  }

  const put = (board: number, chosen: number) => void send({ type: 'move', board, cell: cellName(chosen) }, chosen);
  const isPlaced = own != null && color !== undefined && view.boards[own.board - 1]?.places[color] !== undefined;
  const waiting = own == null || color === undefined || isPlaced ? null : { board: own.board, color };
  const pencils = usePencils(props, {
    isFree: waiting !== null && cell === null && view.ready !== true && onItsWay === null,
    put,
    refuse: (refusal) => {
      setRefusedIn(moment);
      refuse(refusal);
    },
  });

  function choose(board: number, chosen: number) {
    if (pencilsOn(view, board) === null) return put(board, chosen);
    if (refused !== null) forget(); // what is on its way goes on
    pencils.toggle(board, chosen);
  }

  return {
    color,
    cell,
    isPlaced,
    isReady: view.ready === true,
    isOnItsWay: onItsWay !== null,
    waiting,
    pencils,
    // What came too late says so in the step that has begun meanwhile.
    problem: refusedIn === moment || refused?.code === 'TOO_LATE' ? refused : null,
    choose,
    put: (chosen: number) => own && put(own.board, chosen),
    undo: () => void send({ type: 'undo' }, null),
    ready: () => void send({ type: 'ready' }, cell),
    ghostsOn: (board: number): readonly Ghost[] => {
      if (view.status === 'finished') return [];
      if (own == null || color === undefined) return movesOn(view, board);
      if (own.board === board) return cell === null ? [] : [{ cell, color, isSaved: onItsWay === null }];
      const pencilled = pencils.on(board);
      return pencilled === null ? [] : [{ cell: pencilled, color, isSaved: true, isPencilled: true }];
    },
  };
}

/** What all colours have put on a board, for who may see it. */
const movesOn = ({ moves }: View, board: number): Ghost[] =>
  colors.flatMap((color) => {
    const move = moves?.[color];
    const cell = move?.board === board && move.cell !== null ? cellNumber(move.cell) : null;
    return cell === null ? [] : [{ cell, color, isSaved: true }];
  });

/** The viewer's colour, on a board of this half on which they are not on turn and have no place; else null. */
export function pencilsOn({ own, color, boards, phase, round }: View, board: number): Color | null {
  if (phase !== 'step' || color === undefined || own == null || own.board === board) return null;
  const isOpen = isBoardOfHalf(board, round) && boards[board - 1]?.places[color] === undefined;
  return isOpen && boards[board - 1]?.onTurn !== null ? color : null;
}
