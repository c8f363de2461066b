'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { cellName, cellNumber } from '@/games/bifrost/board';
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

export function usePencils({ view, draft, interactive }: ScreenProps, { isFree, put, refuse }: TurnToCome) {
  const [pencils, setPencils] = draft<Pencils>(`pencils ${view.round}`, {});
  const on = (board: number): number | null => cellNumber(pencils[board] ?? '');
  const without = (board: number) => Object.fromEntries(Object.entries(pencils).filter(([one]) => one !== `${board}`));

  const own = view.own?.board ?? null;
  const moment = `${view.phase} ${view.round}.${view.step}`;
  const applied = useRef('');
  const apply = useEffectEvent((now: string) => {
    const cell = own === null ? null : on(own);
    if (own === null || cell === null || applied.current === now) return;
    applied.current = now;
    setPencils(without(own));
    const held = view.boards[own - 1]?.cells[cellName(cell)];
    if (held === undefined) return put(own, cell);
    const message = `${cellName(cell)}, which you had pencilled for board ${own}, is ${held} by now.`;
    refuse({ code: 'OCCUPIED', message });
  });
  const isDue = interactive && view.status === 'running' && view.phase === 'step' && isFree;
  useEffect(() => {
    if (isDue) apply(moment);
  }, [isDue, moment]);

  return {
    on,
    toggle(board: number, cell: number) {
      if (view.boards[board - 1]?.cells[cellName(cell)] !== undefined) return;
      setPencils(on(board) === cell ? without(board) : { ...pencils, [board]: cellName(cell) });
    },
  };
}
