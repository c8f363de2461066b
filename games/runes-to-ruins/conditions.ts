import { itemAt } from '../kit/item-at';
import { CONDITIONS } from './action-names';
import type { Vote } from './actions';
import { type ConditionSetting, type RankedKind, standardConditions } from './condition-kinds';
import { countOfGroup, countShared } from './questions';
import { drawnRune, groups, type RuneRules, runeOf, shareGroup } from './runes';
import { joinsOf, type RuneSymbol } from './symbol';

// [V4]–[V8] The fifteen conditions: which one wins, and what it pays whom.

/** What a condition looks at in one seat; `others` are the symbols of all other seats. */
export interface Candidate {
  readonly symbol: RuneSymbol;
  readonly others: readonly RuneSymbol[];
  readonly mantraObtained: number;
  readonly insight: number;
}

export interface Condition {
  readonly number: number;
  readonly kind: ConditionSetting['kind'];
  readonly text: string;
  /** Ranked: the higher the better. Counted: the insight itself. */
  readonly pays: 'ranked' | 'counted';
  figure(candidate: Candidate): number;
}

/** What conditions take from a match's settings. */
export type ConditionRules = RuneRules & { readonly conditions: readonly ConditionSetting[] | null };

type Figure = (candidate: Candidate, rules: RuneRules) => number;
const segments: Figure = ({ symbol }, rules) => symbol.reduce((sum, id) => sum + drawnRune(id, rules).segments, 0);
const lines: Figure = ({ symbol }, rules) => symbol.reduce((sum, id) => sum + drawnRune(id, rules).lines.length, 0);
const joins: Figure = ({ symbol }, rules) => joinsOf(symbol, rules).length;
const mostInOneGroup: Figure = ({ symbol }) => Math.max(...groups.map((group) => countOfGroup(symbol, group)));
const differentGroups: Figure = ({ symbol }) => groups.filter((group) => countOfGroup(symbol, group) > 0).length;
const sharing: Figure = ({ symbol }) =>
  symbol.filter((a) => symbol.some((b) => a !== b && shareGroup(runeOf(a), runeOf(b)))).length;
const alsoUsed: Figure = ({ symbol, others }) => countShared(symbol, others.flat());
const fewest =
  (figure: Figure): Figure =>
  (candidate, rules) =>
    -figure(candidate, rules);

/** [V8] */
const ranked: Readonly<Record<RankedKind, { readonly text: string; readonly figure: Figure }>> = {
  'most-segments': { text: 'Most line segments', figure: segments },
  'fewest-segments': { text: 'Fewest line segments', figure: fewest(segments) },
  'most-lines': { text: 'Most straight lines', figure: lines },
  'fewest-lines': { text: 'Fewest straight lines', figure: fewest(lines) },
  'most-in-one-group': { text: 'Most runes in one group of either order', figure: mostInOneGroup },
  'most-groups': { text: 'Most different groups, both orders together', figure: differentGroups },
  'most-sharing-groups': { text: 'Most runes connected through shared groups', figure: sharing },
  'most-joins': { text: 'Most joins', figure: joins },
  'fewest-joins': { text: 'Fewest joins', figure: fewest(joins) },
  'most-used-by-nobody-else': { text: 'Most runes that no other seat uses', figure: fewest(alsoUsed) },
  'most-used-by-others': { text: 'Most runes that some other seat uses', figure: alsoUsed },
  'least-mantra': { text: 'Least mantra obtained so far', figure: ({ mantraObtained }) => -mantraObtained },
  'least-insight': { text: 'Least insight held', figure: ({ insight }) => -insight },
};

/** The fifteen conditions of a match, by number from 1. */
export const conditionsOf = (rules: ConditionRules): readonly Condition[] =>
  (rules.conditions ?? standardConditions).map((setting, i) => conditionFrom(setting, { number: i + 1, rules }));

function conditionFrom(setting: ConditionSetting, { number, rules }: { number: number; rules: RuneRules }): Condition {
  const { kind } = setting;
  if (kind === 'runes-in-groups') {
    const text = `One for each rune in ${groupWords(setting.groups)}`;
    const figure = ({ symbol }: Candidate) => setting.groups.reduce((sum, one) => sum + countOfGroup(symbol, one), 0);
    return { number, kind, text, pays: 'counted', figure };
  }
  const { text, figure } = ranked[kind];
  return { number, kind, text, pays: 'ranked', figure: (candidate) => figure(candidate, rules) };
}

const groupWords = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' or ');

export const conditionOf = (number: number, rules: ConditionRules): Condition =>
  itemAt(conditionsOf(rules), number - 1);

/** [V6] What a condition pays each candidate, in their order: by dense rank 6, 5, 4, ... or the count. */
export function conditionPays({ pays, figure }: Condition, candidates: readonly Candidate[]): number[] {
  const figures = candidates.map(figure);
  if (pays === 'counted') return figures;
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
