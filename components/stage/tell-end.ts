import type { MatchView, Results } from '@/games/game';
import { tellPlaces } from './places';
import type { FinaleBeat, LoadedScenes, Scene, Telling } from './scene';

/** The game's own words for its end, or the places alone. */
export const tellEnd = (
  scenes: Pick<LoadedScenes, 'finale'> | null,
  { view, results, telling }: { view: MatchView; results: Results; telling: Telling },
): Scene<FinaleBeat> => scenes?.finale?.tell(view, results, telling) ?? tellPlaces(results, telling);
