import type { EndWords } from '@/components/match/game-screens';
import { levelGroups } from '@/components/match/level-words';
import { marginWords } from '@/components/stage/margin';
import { capital, listed, ordinal, pointsWords } from '@/components/stage/words';
import type { Results, SeatId, Standing } from '@/games/game';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { noTokenWords } from './scenes';

export const endWords: EndWords<View, Settings> = {
  won({ results, nameOf }) {
    const ahead = marginWords(results, nameOf);
    return ahead === null ? null : `${capital(ahead)}.`;
  },
  separated({ results, nameOf }) {
    const groups = levelGroups(results.standings, (a, b) => a.points === b.points);
    return groups.flatMap((group) => levelSentences(group, { results, nameOf }));
  },
  notEarned({ results, settings }) {
    const isEarned = results.awards.some(({ kind }) => kind === 'token-of-life');
    return isEarned ? [] : [`${noTokenWords(settings)}: no token of life.`];
  },
};

interface Ended {
  readonly results: Results;
  nameOf(seat: SeatId): string;
}

/** About those with equal points: what put them in order, who shares a place, and who stands below by choice. */
function levelSentences(group: readonly Standing[], { results, nameOf }: Ended): string[] {
  const named = (standings: readonly Standing[]) => listed(standings.map(({ seat }) => nameOf(seat)));
  const figures = group.map(({ detail }) => String(detail.connections));
  const isOrdered = new Set(figures).size > 1;
  const points = `${named(group)} have ${pointsWords(group[0]?.points ?? 0)} each`;
  const level = levelGroups(group, (a, b) => a.detail.connections === b.detail.connections);
  const isWon = group.some(({ seat }) => results.winners.includes(seat));
  if (new Set(group.map(({ rank }) => rank)).size === 1) {
    const each = `${pointsWords(group[0]?.points ?? 0)} and ${figures[0]} connections each`;
    return [`${named(group)} share the ${ordinal(group[0]?.rank ?? 1)} place, with ${each}.`];
  }
  return [
    isOrdered
      ? `${points}; more connections put them in order (${figures.join(', ')})${isWon ? ', and all of them win' : ''}.`
      : `${points}, and ${figures[0]} connections each.`,
    ...level.flatMap((same) => {
      const sharing = levelGroups(same, (a, b) => a.rank === b.rank).flat();
      const below = same.filter(({ rank }) => rank !== same[0]?.rank);
      return [
        ...(sharing.length === 0 ? [] : [`${named(sharing)} share the ${ordinal(sharing[0]?.rank ?? 1)} place.`]),
        ...below.map(
          ({ seat }) =>
            `Only the choice of ${nameOf(seat)} as elimination candidate puts them below those they are level with.`,
        ),
      ];
    }),
  ];
}
