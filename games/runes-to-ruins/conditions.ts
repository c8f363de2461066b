import { CONDITIONS, type Vote } from './actions';
import { countOfGroup, countShared } from './questions';
import { divineGroups, groups, mundaneGroups, runeOf, shareGroup } from './runes';
import { joinsOf, type RuneSymbol } from './symbol';

// [V4]–[V8] The fifteen conditions: which one wins, and what it pays whom.

/** What a condition looks at in one seat; `others` are the symbols of all other seats. */
export interface Candidate {
  readonly symbol: RuneSymbol;
  readonly others: readonly RuneSymbol[];
  readonly mantraObtained: number;
  readonly insight: number;
}

interface Condition {
  readonly number: number;
  readonly text: string;
  /** Ranked: the higher the better. Counted: the insight itself. */
  readonly kind: 'ranked' | 'counted';
  figure(candidate: Candidate): number;
}

const segments = ({ symbol }: Candidate) => symbol.reduce((sum, id) => sum + runeOf(id).segments, 0);
const lines = ({ symbol }: Candidate) => symbol.reduce((sum, id) => sum + runeOf(id).lines.length, 0);
const joins = ({ symbol }: Candidate) => joinsOf(symbol).length;
const mostInOneGroup = ({ symbol }: Candidate) => Math.max(...groups.map((group) => countOfGroup(symbol, group)));
const differentGroups = ({ symbol }: Candidate) => groups.filter((group) => countOfGroup(symbol, group) > 0).length;
const sharing = ({ symbol }: Candidate) =>
  symbol.filter((a) => symbol.some((b) => a !== b && shareGroup(runeOf(a), runeOf(b)))).length;
const alsoUsed = ({ symbol, others }: Candidate) => countShared(symbol, others.flat());
const ofGroups = (some: readonly string[]) => (candidate: Candidate) =>
  some.reduce((sum, group) => sum + countOfGroup(candidate.symbol, group), 0);

const ranked = (number: number, text: string, figure: Condition['figure']): Condition => ({
  number,
  text,
  kind: 'ranked',
  figure,
});
const counted = (number: number, text: string, figure: Condition['figure']): Condition => ({
  number,
  text,
  kind: 'counted',
  figure,
});

/** By number, from 1. */
export const conditions: readonly Condition[] = [
  ranked(1, 'Most line segments', segments),
  ranked(2, 'Fewest line segments', (one) => -segments(one)),
  ranked(3, 'Most straight lines', lines),
  ranked(4, 'Fewest straight lines', (one) => -lines(one)),
  ranked(5, 'Most runes in one group of either order', mostInOneGroup),
  ranked(6, 'Most different groups, both orders together', differentGroups),
  ranked(7, 'Most runes connected through shared groups', sharing),
  ranked(8, 'Most joins', joins),
  ranked(9, 'Fewest joins', (one) => -joins(one)),
  ranked(10, 'Most runes that no other seat uses', (one) => -alsoUsed(one)),
  ranked(11, 'Most runes that some other seat uses', alsoUsed),
  counted(12, 'One for each rune in Divider, Slope or Splitter', ofGroups(divineGroups.slice(0, 3))),
  counted(13, 'One for each rune in Straight, Torn or Origin', ofGroups(mundaneGroups.slice(0, 3))),
  ranked(14, 'Least mantra obtained so far', ({ mantraObtained }) => -mantraObtained),
  ranked(15, 'Least insight held', ({ insight }) => -insight),
];

export const conditionOf = (number: number): Condition => {
  const condition = conditions[number - 1];
  if (condition === undefined) throw new Error(`There is no condition ${number}`);
  return condition;
};

/** [V6] What a condition pays each candidate, in their order: by dense rank 6, 5, 4, ... or the count. */
export function conditionPays(number: number, candidates: readonly Candidate[]): number[] {
  const { kind, figure } = conditionOf(number);
  const figures = candidates.map(figure);
  if (kind === 'counted') return figures;
  const ranks = [...new Set(figures)].sort((a, b) => b - a);
  return figures.map((one) => Math.max(0, 6 - ranks.indexOf(one)));
}

/** [V7] What every seat gets beside it, for the vote of round `round`. */
export const roundBonus = (round: number): number => Math.floor((round - 1) / 3);

const allNumbers = Array.from({ length: CONDITIONS }, (_, i) => i + 1);

/** [V4] Most votes among those available; ties, and no votes at all: the lowest number. */
export function winningCondition(votes: readonly (Vote | null)[], used: readonly number[]): number {
  const available = allNumbers.filter((number) => !used.includes(number));
  const tally = available.map((number) => ({
    number,
    votes: votes.reduce((sum, vote) => sum + votesFor(vote, number), 0),
  }));
  return tally.reduce((best, one) => (one.votes > best.votes ? one : best)).number;
}

const votesFor = (vote: Vote | null, number: number): number =>
  vote === null || 'abstain' in vote ? 0 : (vote.votes[String(number)] ?? 0);

/** [V5] Once twelve are used, all are available again. */
export function usedAfter(used: readonly number[], winner: number): readonly number[] {
  const now = [...used, winner];
  return now.length >= 12 ? [] : now;
}
