import { fieldsOf } from '@/games/kit/fields-of';
import { type Cell, cells, isCell } from '@/games/logical-bluffs/grid';
import type { Turn } from '@/games/logical-bluffs/view';

/** What a seat is about to say, as it is kept in the browser until it is sent. */
export interface BluffDraft {
  readonly round: number;
  readonly subset: readonly Cell[];
  readonly statements: readonly string[];
  readonly noLimit: boolean;
  readonly smokescreen: number | null;
}

export const emptyDraft = (round: number): BluffDraft => ({
  round,
  subset: [],
  statements: ['', '', '', ''],
  noLimit: false,
  smokescreen: null,
});

/** A kept draft of this round, or an empty one; what was kept may be anything. */
export function draftFor(kept: unknown, round: number): BluffDraft {
  const { round: of, subset, statements, noLimit, smokescreen } = fieldsOf(kept);
  if (of !== round || !Array.isArray(subset) || !Array.isArray(statements)) return emptyDraft(round);
  return {
    round,
    subset: cells.filter((cell) => subset.filter((one) => typeof one === 'string' && isCell(one)).includes(cell)),
    statements: [0, 1, 2, 3].map((i) => String(statements[i] ?? '')),
    noLimit: noLimit === true,
    smokescreen: typeof smokescreen === 'number' ? smokescreen : null,
  };
}

/** Nobody went on with it meanwhile, in another tab say. */
export const isDraftOf = (kept: unknown, draft: BluffDraft): boolean =>
  JSON.stringify(draftFor(kept, draft.round)) === JSON.stringify(draft);

/** What is kept here for a round in which something else was sent: from another tab, or another device; null: nothing. */
export function unsentIn(kept: unknown, round: number, sent: Sent | null): BluffDraft | null {
  const draft = draftFor(kept, round);
  const isEmpty = draft.statements.every((text) => text.trim() === '');
  const isSame = sent !== null && draft.statements.every((text, i) => text.trim() === sent.statements[i]?.text);
  return sent === null || isEmpty || isSame ? null : draft;
}

/** Why it is not sent again: the host has sent a statement of it back, and it stands there as it was. */
export function refusedBefore({ statements, subset }: BluffDraft, { sentBack }: Pick<Turn, 'sentBack'>): string | null {
  if (sentBack === null) return null;
  const { statement, action } = sentBack;
  const isSame =
    statements[statement]?.trim() === action.statements[statement]?.trim() &&
    [...subset].sort().join() === [...action.subset].sort().join();
  return isSame ? `The host has sent statement ${statement + 1} back: change it first.` : null;
}

interface Sent {
  readonly statements: readonly { readonly text: string | null }[];
}

export const actionOf = ({ subset, statements, noLimit, smokescreen }: BluffDraft) => ({
  type: 'bluff' as const,
  subset: [...subset],
  statements: [...statements],
  noLimit,
  smokescreen,
});
