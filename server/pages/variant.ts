import type { Variant } from '@/games/game';
import type { Match } from '@/games/match';
import { variantGiven, variantOf } from '@/games/variant';
import { gameOf, type MatchRow, settingsFrom } from '../log/rows';

interface Made {
  readonly row: Pick<MatchRow, 'game' | 'settings' | 'fullSettings'>;
  readonly folded: Match | null;
}

/** What the match has of its own by its settings: how its game is called, how many play, whether they are shown. */
export function variantOfMatch({ row, folded }: Made): Variant {
  if (folded !== null) return variantOf(folded.start.game, folded.start.settings);
  const game = gameOf({ row });
  if (game === null) return { name: row.game, seats: unknownSeats, anonymous: true };
  return variantGiven(game, settingsFrom(row.fullSettings ?? row.settings));
}

const unknownSeats = { min: 1, max: 1, standard: 1 };
