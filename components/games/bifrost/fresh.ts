'use client';

import { useState } from 'react';
import { cellNumber } from '@/games/bifrost/board';
import type { BoardView } from '@/games/bifrost/view';

// What a new view brings, as the difference of two views: nothing else tells a screen what to animate.

/** For each board (1 to 6), the cells that were empty in the view before. */
export type Fresh = ReadonlyMap<number, ReadonlySet<number>>;

export function freshCells(before: readonly BoardView[], after: readonly BoardView[]): Fresh {
  return new Map(
    after.map(({ board, cells }) => {
      const was = before.find((one) => one.board === board)?.cells ?? {};
      const names = Object.keys(cells).filter((name) => !Object.hasOwn(was, name));
      return [board, new Set(names.map((name) => cellNumber(name) ?? -1))];
    }),
  );
}

export interface Change {
  readonly fresh: Fresh;
  /** The boards as they were; on the first view as they are. */
  readonly before: readonly BoardView[];
}

/** The pieces that came with the newest change of the boards; nothing on the first view. */
export function useFresh(boards: readonly BoardView[]): Change {
  const text = JSON.stringify(boards);
  const [seen, setSeen] = useState(() => ({ text, boards, change: { fresh: noFresh, before: boards } }));
  if (seen.text === text) return seen.change;
  const change = { fresh: freshCells(seen.boards, boards), before: seen.boards };
  setSeen({ text, boards, change });
  return change;
}

const noFresh: Fresh = new Map();
