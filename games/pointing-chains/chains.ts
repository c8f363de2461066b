// What a round's pointers amount to (RULES.md, C and S): loops, pointers that are removed, sections and their scores.
// Players are indices here; a pointer is the index pointed at, or null for nobody.

export type Pointers = readonly (number | null)[];

export const sectionKinds = ['loop', 'chain', 'node'] as const;
export interface Section {
  readonly kind: (typeof sectionKinds)[number];
  /** In ascending order. */
  readonly members: readonly number[];
}

export interface Chains {
  readonly pointers: Pointers;
  /** Whose pointer is removed, in ascending order. */
  readonly removed: readonly number[];
  /** What remains of `pointers`. */
  readonly kept: Pointers;
  /** In order of their first member. */
  readonly sections: readonly Section[];
}

/** [C1]–[C3] */
export function chainsOf(pointers: Pointers): Chains {
  const inLoop = loopMembers(pointers);
  const removed = indicesWhere(pointers, (target, i) => target !== null && !inLoop[i] && inLoop[target] === true);
  const kept = pointers.map((target, i) => (removed.includes(i) ? null : target));
  return { pointers, removed, kept, sections: sectionsOf(kept, inLoop) };
}

/** [S1]–[S4] `wasNode`: whether this player was a node in an earlier round. */
export function scoresOf(
  { kept, sections }: Chains,
  rule: { bigSection: number; wasNode: readonly boolean[] },
): number[] {
  const scores: number[] = kept.map(() => 0);
  for (const { kind, members } of sections) {
    for (const i of members) {
      if (kind === 'node') scores[i] = rule.wasNode[i] ? -2 : 1;
      else if (members.length >= rule.bigSection) scores[i] = -1;
      else if (kind === 'chain') scores[i] = stepsToEnd(kept, i);
    }
  }
  return scores;
}

/** Who points at nobody and is pointed at. */
export const chainEnds = ({ kept }: Chains): number[] => {
  const targets = new Set(kept);
  return indicesWhere(kept, (target, i) => target === null && targets.has(i));
};

/** Who points at somebody and is pointed at by nobody. */
export const chainStarts = ({ kept }: Chains): number[] => {
  const targets = new Set(kept);
  return indicesWhere(kept, (target, i) => target !== null && !targets.has(i));
};

/** Whether each player stands in a directed cycle. */
function loopMembers(pointers: Pointers): boolean[] {
  return pointers.map((_, start) => {
    let at = pointers[start] ?? null;
    for (let steps = 0; at !== null && at !== start && steps < pointers.length; steps++) at = pointers[at] ?? null;
    return at === start;
  });
}

function sectionsOf(kept: Pointers, inLoop: readonly boolean[]): Section[] {
  const membersByEnd = new Map<number, number[]>();
  kept.forEach((_, i) => {
    const end = inLoop[i] ? loopName(kept, i) : endOf(kept, i);
    membersByEnd.set(end, [...(membersByEnd.get(end) ?? []), i]);
  });
  return [...membersByEnd.values()].map((members) => ({ kind: kindOf(members, inLoop), members }));
}

function kindOf(members: readonly number[], inLoop: readonly boolean[]): Section['kind'] {
  if (members.some((i) => inLoop[i])) return 'loop';
  return members.length > 1 ? 'chain' : 'node';
}

/** The lowest member of the loop that `start` is in. */
function loopName(kept: Pointers, start: number): number {
  let lowest = start;
  for (let at = kept[start] ?? null; at !== null && at !== start; at = kept[at] ?? null) lowest = Math.min(lowest, at);
  return lowest;
}

function endOf(kept: Pointers, start: number): number {
  let at = start;
  for (let next = kept[at] ?? null; next !== null; next = kept[at] ?? null) at = next;
  return at;
}

function stepsToEnd(kept: Pointers, start: number): number {
  let steps = 0;
  for (let at = kept[start] ?? null; at !== null; at = kept[at] ?? null) steps++;
  return steps;
}

function indicesWhere<T>(items: readonly T[], holds: (item: T, i: number) => boolean): number[] {
  return items.flatMap((item, i) => (holds(item, i) ? [i] : []));
}
