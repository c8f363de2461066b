'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Color, cellName, cellNumber } from '@/games/bifrost/board';
import type { Refusal } from '@/games/game';
import type { ScreenProps } from './screen-props';

// Moves meant for a turn to come, one a board. They are this browser's alone: the server hears of one when its turn has
// come, as of any move, and never that it had been pencilled.

type Pencils = Readonly<Record<string, string>>;

interface TurnToCome {
  /** This seat is on turn, and has put nothing yet. */
  readonly isFree: boolean;
  put(board: number, cell: number): void;
  refuse(refusal: Refusal): void;
}

export interface Pencilled {
  readonly board: number;
  readonly cell: number;
}

/** A pencilled move whose cell another colour has taken since. */
export interface Overtaken extends Pencilled {
  readonly by: Color;
}

export function usePencils({ view, draft, interactive }: ScreenProps, { isFree, put, refuse }: TurnToCome) {
  const [pencils, setPencils] = draft<Pencils>(`pencils ${view.round}`, {});
  const on = (board: number): number | null => cellNumber(pencils[board] ?? '');
  const without = (board: number) => Object.fromEntries(Object.entries(pencils).filter(([one]) => one !== `${board}`));

  const own = view.own?.board ?? null;
  const moment = `${view.phase} ${view.round}.${view.step}`;
  const applied = useRef('');
  const [latest, setLatest] = useState<number | null>(null);
  /** The move that came from a pencil, and in which step. */
  const [fromPencil, setPut] = draft<string>('put from a pencil', '');
  const apply = useEffectEvent((now: string) => {
    const cell = own === null ? null : on(own);
    if (own === null || cell === null || applied.current === now) return;
    applied.current = now;
    const held = view.boards[own - 1]?.cells[cellName(cell)];
    if (held === undefined) {
      setPencils(without(own));
      setPut(`${now} ${cellName(cell)}`);
      return put(own, cell);
    }
    const message = `${cellName(cell)}, which you had pencilled for board ${own}, is ${held} by now.`;
    refuse({ code: 'OCCUPIED', message });
  });
  const isDue = interactive && view.status === 'running' && view.phase === 'step' && isFree;
  useEffect(() => {
    if (isDue) apply(moment);
  }, [isDue, moment]);

  const kept = Object.keys(pencils).flatMap((key): (Pencilled & { by: Color | undefined })[] => {
    const [board, cell] = [Number(key), on(Number(key))];
    return cell === null ? [] : [{ board, cell, by: view.boards[board - 1]?.cells[cellName(cell)] }];
  });
  const all = kept.filter(({ board, by }) => by === undefined && board !== own);
  const isOver = (board: number) =>
    view.color === undefined || view.boards[board - 1]?.places[view.color] !== undefined;
  const overtaken = kept.flatMap(({ by, ...one }): Overtaken[] =>
    by === undefined || isOver(one.board) ? [] : [{ ...one, by }],
  );
  return {
    on: (board: number): number | null => all.find((one) => one.board === board)?.cell ?? null,
    /** Of the board that is one's turn now its refusal speaks. */
    overtaken: overtaken.find(({ board }) => board !== own) ?? null,
    overtakenOn: (board: number): Overtaken | null => overtaken.find((one) => one.board === board) ?? null,
    /** The one that was pencilled last, of those that can still be put. */
    noted: all.find(({ board }) => board === latest) ?? all[0] ?? null,
    isPut: (cell: number) => fromPencil === `${moment} ${cellName(cell)}`,
    takeBack: (board: number) => setPencils(without(board)),
    toggle(board: number, cell: number) {
      if (view.boards[board - 1]?.cells[cellName(cell)] !== undefined) return;
      setLatest(board);
      setPencils(on(board) === cell ? without(board) : { ...pencils, [board]: cellName(cell) });
    },
  };
}
