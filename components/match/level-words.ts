import { listed, ordinal, pointsWords } from '@/components/stage/words';
import type { SeatId, Standing } from '@/games/game';

// What separated those who were level, in sentences for somebody who does not know the rules.

export interface Separation {
  /** The key in `detail`; more stands higher. */
  readonly key: string;
  /** "first places". */
  readonly words: string;
}

type NameOf = (seat: SeatId) => string;

interface Leveling {
  readonly nameOf: NameOf;
  readonly by: readonly Separation[];
  /** What decides beyond figures: "the order drawn at the start". */
  readonly last?: string;
}

/** For those with equal points: "Ana and Bea both have 9 points: Ana was ahead in first places, 2 to 1." */
export function levelWords(standings: readonly Standing[], leveling: Leveling): string[] {
  return levelGroups(standings, (a, b) => a.points !== null && a.points === b.points).map((group) => {
    const have = bothHave(group, leveling.nameOf, pointsWords(group[0]?.points ?? 0));
    return `${have}: ${decidedWords(group, leveling).join('; ')}.`;
  });
}

/** "Ana and Bea both have 9 points", "Ana, Bea and Cem have 9 points each". */
export function bothHave(group: readonly Standing[], nameOf: NameOf, what: string): string {
  const names = namesOf(group, nameOf);
  return group.length === 2 ? `${names} both have ${what}` : `${names} have ${what} each`;
}

/** What put a group that is level so far in its order, one clause for each thing that was asked. */
function decidedWords(group: readonly Standing[], { nameOf, by, last }: Leveling): string[] {
  const [first, ...rest] = by;
  if (levelGroups(group, (a, b) => a.rank === b.rank)[0]?.length === group.length) {
    return [`nothing separates ${group.length === 2 ? 'the two' : 'them'}`];
  }
  if (first === undefined) return [`${last ?? 'the rules'} put ${inOrderWords(group, nameOf)}`];
  const isLevel = (a: Standing, b: Standing) => a.detail[first.key] === b.detail[first.key];
  const level = levelGroups(group, isLevel);
  const further = { nameOf, by: rest, ...(last === undefined ? {} : { last }) };
  if (level[0]?.length === group.length) return decidedWords(group, further);
  return [
    aheadWords(group, first, nameOf),
    ...level.flatMap((same) => [
      `${namesOf(same, nameOf)} were level there too: ${decidedWords(same, further).join('; ')}`,
    ]),
  ];
}

/** "Ana was ahead in first places, 2 to 1"; of more than two: "the order went by first places, Ana 3, Bea 2 and Cem 2". */
export function aheadWords(group: readonly Standing[], { key, words }: Separation, nameOf: NameOf): string {
  const [above, below] = group;
  if (group.length === 2 && above !== undefined && below !== undefined) {
    return `${nameOf(above.seat)} was ahead in ${words}, ${above.detail[key]} to ${below.detail[key]}`;
  }
  return `the order went by ${words}, ${listed(group.map(({ seat, detail }) => `${nameOf(seat)} ${detail[key]}`))}`;
}

const inOrderWords = (group: readonly Standing[], nameOf: NameOf): string =>
  group.length === 2
    ? group.map(({ seat }) => nameOf(seat)).join(' before ')
    : `them in the order ${namesOf(group, nameOf)}`;

const namesOf = (group: readonly Standing[], nameOf: NameOf): string => listed(group.map(({ seat }) => nameOf(seat)));

/** Games without words of their own: who shares a place, and that who has equal points but does not is in the rules' order. */
export const levelPlaces = (standings: readonly Standing[], nameOf: NameOf): string[] => [
  ...levelGroups(standings, (a, b) => a.rank === b.rank).map(
    (group) => `${namesOf(group, nameOf)} share the ${ordinal(group[0]?.rank ?? 1)} place: nothing separates them.`,
  ),
  ...levelGroups(standings, (a, b) => a.points !== null && a.points === b.points && a.rank !== b.rank).map(
    (group) =>
      `${bothHave(group, nameOf, pointsWords(group[0]?.points ?? 0))}: the rules put ${inOrderWords(group, nameOf)}.`,
  ),
];

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
