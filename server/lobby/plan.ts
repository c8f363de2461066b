import type { AnyGame } from '@/games/game';
import { letteredSeats } from '@/games/kit/seats';
import { createMatch } from '@/games/match';
import { createStart, RecordError } from '@/games/record';
import { type Refused, refused } from '../outcome';

interface Planned {
  /** Null: this server has it no more. */
  readonly game: AnyGame | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly sealed: boolean;
  readonly practice: boolean;
}

/** Whether a match could start so, if all seats were taken. */
export function problemWith({ game, settings, count, sealed, practice }: Planned): Refused | null {
  if (game === null) return refused('NO_GAME', 'This server no longer has the game that the match is of.');
  try {
    const start = createStart({ game: game.id, settings, seats: letteredSeats(count), seed: 'trial' });
    createMatch(start);
    return problemWithHost(game.needsHost?.(start.settings) ?? null, { sealed, practice });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return refused('BAD_SETTINGS', error.message, error.field);
  }
}

/** `ruledBy`: the setting by which the host rules on submissions. */
function problemWithHost(ruledBy: string | null, { sealed, practice }: Pick<Planned, 'sealed' | 'practice'>) {
  if (ruledBy !== null && sealed) {
    return refused('SEALED', 'A host who rules on submissions has to see them: choose one or the other.', 'sealed');
  }
  if (ruledBy !== null && practice) {
    return refused('PRACTICE', 'A practice match has no host who could rule on submissions.', `settings.${ruledBy}`);
  }
  return null;
}
