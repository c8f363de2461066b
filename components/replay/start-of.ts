import type { AnyGame } from '@/games/game';
import type { MatchStart } from '@/games/match';
import type { MatchRecord } from '@/games/record';

/** The fixed part of a record, every default filled in. */
export function startOf(game: AnyGame, record: Omit<MatchRecord, 'events'>): MatchStart {
  return { game, settings: game.settings.parse(record.settings), seats: record.seats, seed: record.seed };
}
