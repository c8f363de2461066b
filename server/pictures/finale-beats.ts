import { settingsFor, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import type { Access } from '../pages/access';
import type { Picturing } from './drawer';
import { drawingOf } from './drawing-of';

/**
 * In how many beats the end of a match is told: the same in all eyes. Its words are the game's own, which the thread has
 * that draws pictures. 0 where it cannot be told.
 */
export async function finaleBeatsOf(
  { pictures }: Picturing,
  { match, access }: { match: LoadedMatch; access: Access },
): Promise<number> {
  const drawing = drawingOf(match, { access, kind: 'end' });
  const { folded, results } = match;
  if (drawing.of !== 'match' || results === null || folded === null) return 0;
  const { game, seats } = drawing;
  const [settings, view] = [settingsFor(folded, 'host'), viewOf(folded, 'spectator')];
  return pictures.finaleBeats({ game, settings, seats, view, results });
}
