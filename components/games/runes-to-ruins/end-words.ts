import type { EndWords } from '@/components/match/game-screens';
import { levelGroups } from '@/components/match/level-words';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { foundBy } from './finders';
import { separatedBy } from './separated-by';
import { tokenReason } from './token-reason';

export const endWords: EndWords<View, Settings> = {
  won({ view, results, nameOf }) {
    const [row, next] = results.standings.flatMap(({ seat }) => view.tieBreaks?.find((one) => one.seat === seat) ?? []);
    if (row === undefined) return null;
    const isLevel = next?.discoveredIn === row.discoveredIn;
    const ahead = next !== undefined && isLevel ? `; ahead of ${nameOf(next.seat)} by ${separatedBy(row, next)}` : '';
    if (row.discoveredIn === null) return isLevel ? `Never found${ahead}.` : 'The only one who was never found.';
    return isLevel
      ? `Not found before round ${row.discoveredIn}${ahead}.`
      : `Found last, in round ${row.discoveredIn}.`;
  },
  ownDeed({ view }, seat) {
    const found = foundBy(view, seat).length;
    return `found ${found === 0 ? 'nobody' : found}`;
  },
  /** Those who were found in the same round, or never. */
  separated({ view, results, nameOf }) {
    const order = results.standings.flatMap(({ seat }) => view.tieBreaks?.find((one) => one.seat === seat) ?? []);
    return levelGroups(order, (a, b) => a.discoveredIn === b.discoveredIn).map((group) => {
      const found = group[0]?.discoveredIn == null ? 'Never found' : `Found in round ${group[0].discoveredIn}`;
      const steps = group.slice(1).map((next, i) => {
        const above = group[i] ?? next;
        return `${nameOf(above.seat)} stands above ${nameOf(next.seat)} by ${separatedBy(above, next)}`;
      });
      return `${found}: ${steps.join('; ')}.`;
    });
  },
  awarded: ({ results, nameOf }, award) =>
    award.kind === 'token-of-life' ? `For ${nameOf(award.seat)}, ${tokenReason(award, results.standings)}.` : null,
  notEarned({ results }) {
    const isEarned = results.awards.some(({ kind }) => kind === 'token-of-life');
    return isEarned ? [] : ['Everybody had 10 mantra or more left at the end: no token of life.'];
  },
};
