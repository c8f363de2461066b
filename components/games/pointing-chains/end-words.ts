import type { EndWords } from '@/components/match/game-screens';
import { aheadWords, bothHave, levelGroups } from '@/components/match/level-words';
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
    const sentences = groups.flatMap((group) => levelSentences(group, { results, nameOf }));
    return sentences.some((words) => words.includes('connection')) ? [...sentences, WHAT_CONNECTIONS_ARE] : sentences;
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

const connections = { key: 'connections', words: 'connections' };
const WHAT_CONNECTIONS_ARE = 'A connection is another player with whom one stood in a chain or loop in some round.';

/** About those with equal points: what put them in order, who shares a place, and who stands below by choice. */
function levelSentences(group: readonly Standing[], { results, nameOf }: Ended): string[] {
  const points = bothHave(group, nameOf, pointsWords(group[0]?.points ?? 0));
  const level = levelGroups(group, (a, b) => a.detail.connections === b.detail.connections);
  if (level[0]?.length === group.length) {
    return [`${points}, and ${connectionsWords(group)}.`, ...sharingSentences(group, nameOf)];
  }
  const isWon = group.some(({ seat }) => results.winners.includes(seat));
  return [
    `${points}: ${aheadWords(group, connections, nameOf)}.${isWon ? ` ${group.length === 2 ? 'Both' : 'All'} win all the same.` : ''}`,
    ...level.flatMap((same) => sharingSentences(same, nameOf)),
  ];
}

const connectionsWords = ([first]: readonly Standing[]): string =>
  first?.detail.connections === 1 ? '1 connection' : `${first?.detail.connections} connections`;

/** Of those who are level in all that counts: who shares a place, and whom the choice put below the others. */
function sharingSentences(level: readonly Standing[], nameOf: Ended['nameOf']): string[] {
  const sharing = levelGroups(level, (a, b) => a.rank === b.rank).flat();
  const below = level.filter(({ rank }) => rank !== level[0]?.rank);
  const names = listed(sharing.map(({ seat }) => nameOf(seat)));
  return [
    ...(sharing.length === 0 ? [] : [`${names} share the ${ordinal(sharing[0]?.rank ?? 1)} place.`]),
    ...below.map(
      ({ seat }) =>
        `Only the choice of ${nameOf(seat)} as elimination candidate puts them below those they are level with.`,
    ),
  ];
}
