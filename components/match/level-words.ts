import { listed, ordinal, pointsWords } from '@/components/stage/words';
import type { SeatId, Standing } from '@/games/game';

// What separated those who were level, in sentences.

export interface Separation {
  /** The key in `detail`; more stands higher. */
  readonly key: string;
  /** "more first places". */
  readonly words: string;
}

type NameOf = (seat: SeatId) => string;

/** Those with equal points, and the figures that put them in order, each as far as it was needed; `last`: beyond figures. */
export function levelWords(
  standings: readonly Standing[],
  { nameOf, by, last }: { nameOf: NameOf; by: readonly Separation[]; last?: string },
): string[] {
  return levelGroups(standings, (a, b) => a.points !== null && a.points === b.points).map((group) => {
    const points = pointsWords(group[0]?.points ?? 0);
    const used = separationsUsed(group, by);
    const figures = used.map(({ key, words }) => `${words} (${group.map(({ detail }) => detail[key]).join(', ')})`);
    const isOpen = last !== undefined && isLevelIn(group, used);
    const decided = [...figures, ...(isOpen ? [last] : [])].join(', then ');
    const names = listed(group.map(({ seat }) => nameOf(seat)));
    return `${names} have ${points} each${decided === '' ? '' : `; between them: ${decided}`}${sharing(group, nameOf)}.`;
  });
}

/** Games without words of their own: who shares a place. */
export const sharedPlaces = (standings: readonly Standing[], nameOf: NameOf): string[] =>
  levelGroups(standings, (a, b) => a.rank === b.rank).map(
    (group) =>
      `${listed(group.map(({ seat }) => nameOf(seat)))} share the ${ordinal(group[0]?.rank ?? 1)} place: nothing separates them.`,
  );

/** Neighbours that are level, two and more. */
export function levelGroups<T>(standings: readonly T[], isLevel: (a: T, b: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const one of standings) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && isLevel(last, one)) group.push(one);
    else groups.push([one]);
  }
  return groups.filter(({ length }) => length > 1);
}

/** A figure is named while some of those before it are still equal in all that were named. */
function separationsUsed(group: readonly Standing[], by: readonly Separation[]): readonly Separation[] {
  const used: Separation[] = [];
  for (const separation of by) if (isLevelIn(group, used)) used.push(separation);
  return used;
}

/** Whether some who do not share a place are equal in all of these. */
const isLevelIn = (group: readonly Standing[], used: readonly Separation[]): boolean =>
  levelGroups(group, (a, b) => a.rank !== b.rank && used.every(({ key }) => a.detail[key] === b.detail[key])).length >
  0;

function sharing(group: readonly Standing[], nameOf: NameOf): string {
  const shared = levelGroups(group, (a, b) => a.rank === b.rank);
  if (shared.length === 0) return '';
  const who = shared.map((seats) => listed(seats.map(({ seat }) => nameOf(seat))));
  return shared[0]?.length === group.length
    ? ', and nothing separates them'
    : `; nothing separates ${who.join(', nor ')}`;
}
