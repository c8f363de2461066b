import type { TieBreak } from '@/games/runes-to-ruins/results';

/** The first figure in which two neighbours in the standings differ, in words. */
export function separatedBy(row: TieBreak, next: TieBreak | undefined): string {
  if (next === undefined) return '';
  if (row.discoveredIn !== next.discoveredIn)
    return row.discoveredIn === null ? 'never discovered' : 'discovered later';
  if (row.exact !== next.exact) return 'fewer exact runes guessed';
  if (row.misplaced !== next.misplaced) return 'fewer misplaced runes guessed';
  if (row.group !== next.group) return 'fewer runes guessed by group';
  if (row.mantraObtained !== next.mantraObtained) return 'less mantra obtained';
  return 'the order drawn at the start';
}
