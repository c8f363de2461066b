import type { LoadedMatch } from '../log/loaded-match';
import { type Access, asSpectator } from '../pages/access';
import { viewFor } from '../pages/view';
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
  const view = viewFor(match, asSpectator(access));
  if (drawing.of !== 'match' || match.results === null || view === null) return 0;
  const { game, settings, seats } = drawing;
  return pictures.finaleBeats({ game, settings, seats, view, results: match.results });
}
