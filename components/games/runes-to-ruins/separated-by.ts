import type { TieBreak } from '@/games/runes-to-ruins/results';

/** Why one stands above the next in the standings: the first thing in which they differ, in words, both figures said. */
export function separatedBy(row: TieBreak, next: TieBreak | undefined): string {
  if (next === undefined) return '';
  if (row.discoveredIn !== next.discoveredIn) return foundLater(row, next);
  if (row.exact !== next.exact) {
    return `guesses that came less close: ${row.exact} ${row.exact === 1 ? 'rune' : 'runes'} in place to ${next.exact}`;
  }
  if (row.misplaced !== next.misplaced)
    return `guesses that came less close: as many in place, ${row.misplaced} misplaced to ${next.misplaced}`;
  if (row.group !== next.group) {
    return `guesses that came less close: as many in place and misplaced, ${row.group} by group to ${next.group}`;
  }
  if (row.mantraObtained !== next.mantraObtained) {
    return `less mantra obtained, ${row.mantraObtained} to ${next.mantraObtained}`;
  }
  return 'the order drawn at the start';
}

/** The same without figures, for a picture of the winner. */
export function separatedShortly(row: TieBreak, next: TieBreak): string {
  if (row.exact !== next.exact || row.misplaced !== next.misplaced || row.group !== next.group) {
    return 'guesses that came less close';
  }
  return row.mantraObtained === next.mantraObtained ? 'the order drawn at the start' : 'less mantra';
}

const foundLater = (row: TieBreak, next: TieBreak): string =>
  `${row.discoveredIn === null ? 'never found' : `found in round ${row.discoveredIn}`}, the next in round ${next.discoveredIn}`;
