import type { Award, Results } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

/** What stands in the end: the host's decision where there is one, else what the rules propose. */
export const awardsOf = ({ awards }: Pick<MatchPage, 'awards'>, results: Results): readonly Award[] =>
  awards === null ? results.awards : awards.flatMap(({ final }) => (final === null ? [] : [final]));

/** Whether some of it waits for the host. */
export const areAwardsOpen = ({ awards, practice }: Pick<MatchPage, 'awards' | 'practice'>): boolean =>
  !practice && (awards ?? []).some(({ state }) => state === 'proposed');
