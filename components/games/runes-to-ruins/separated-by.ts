import type { TieBreak } from '@/games/runes-to-ruins/results';

/** Why one stands above the next in the standings: the first thing in which they differ, in words, both figures said. */
export function separatedBy(row: TieBreak, next: TieBreak | undefined): string {
  if (next === undefined) return '';
  if (row.discoveredIn !== next.discoveredIn) return foundLater(row, next);
  if (row.exact !== next.exact) return `fewer of their runes guessed in their places, ${row.exact} to ${next.exact}`;
  if (row.misplaced !== next.misplaced)
    return `fewer of their runes guessed in another place, ${row.misplaced} to ${next.misplaced}`;
  if (row.group !== next.group) return `fewer of their runes guessed by group, ${row.group} to ${next.group}`;
  if (row.mantraObtained !== next.mantraObtained) {
    return `less mantra obtained, ${row.mantraObtained} to ${next.mantraObtained}`;
  }
  return 'the order drawn at the start';
}

const foundLater = (row: TieBreak, next: TieBreak): string =>
  `${row.discoveredIn === null ? 'never found' : `found in round ${row.discoveredIn}`}, the next in round ${next.discoveredIn}`;
