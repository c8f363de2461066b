import { type Cell, inGridOrder } from '@/games/logical-bluffs/grid';
import type { Turn, View } from '@/games/logical-bluffs/view';

/** What becomes of a statement that cannot be read. */
export type IfUnread = 'refused' | 'ruled on' | 'admitted';

interface Said {
  readonly view: Pick<View, 'adjudication'>;
  readonly turn: Pick<Turn, 'sentBack'>;
  readonly subset: readonly Cell[];
  readonly text: string;
}

/** Words of a bluff that came back, which the host has ruled on already, stand for the same tiles ([H5]). */
export function ifUnread({ view, turn: { sentBack }, subset, text }: Said): IfUnread {
  if (view.adjudication === 'automatic') return 'refused';
  const isSame = sentBack !== null && inOrder(sentBack.action.subset) === inOrder(subset);
  return isSame && sentBack.admitted.some((i) => sentBack.action.statements[i] === text) ? 'admitted' : 'ruled on';
}

const inOrder = (subset: readonly Cell[]): string => inGridOrder(subset).join();
