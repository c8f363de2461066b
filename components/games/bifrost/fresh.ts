'use client';

import { useState } from 'react';
import { cellNumber } from '@/games/bifrost/board';
import type { BoardView } from '@/games/bifrost/view';

// What a new view brings, as the difference of two views: nothing else tells a screen what to animate.

/** For each board (1 to 6), the cells that were empty in the view before. */
export type Fresh = ReadonlyMap<number, ReadonlySet<number>>;

export function freshCells(before: readonly BoardView[], after: readonly BoardView[]): Fresh {
  return new Map(
    after.map(({ board, cells }, i) => {
      const was = before[i]?.cells ?? {};
      const names = Object.keys(cells).filter((name) => !Object.hasOwn(was, name));
      return [board, new Set(names.map((name) => cellNumber(name) ?? -1))];
    }),
  );
}

/** The pieces that came with the newest change of the boards; nothing on the first view. */
export function useFresh(boards: readonly BoardView[]): Fresh {
  const text = JSON.stringify(boards);
  const [seen, setSeen] = useState<{ text: string; boards: readonly BoardView[]; fresh: Fresh }>(() => ({
    text,
    boards,
    fresh: new Map(),
  }));
  if (seen.text === text) return seen.fresh;
  const fresh = freshCells(seen.boards, boards);
  setSeen({ text, boards, fresh });
  return fresh;
}
