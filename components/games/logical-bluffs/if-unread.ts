import { type Cell, inGridOrder } from '@/games/logical-bluffs/grid';
import type { Turn, View } from '@/games/logical-bluffs/view';

/** What becomes of a statement that cannot be read. */
export type IfUnread = 'refused' | 'ruled on' | 'admitted' | 'sent back';

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
  if (!isSame) return 'ruled on';
  const { statements } = sentBack.action;
  if (sentBack.admitted.some((i) => statements[i] === text)) return 'admitted';
  return statements[sentBack.statement]?.trim() === text.trim() ? 'sent back' : 'ruled on';
}

const inOrder = (subset: readonly Cell[]): string => inGridOrder(subset).join();
