import { useIsTold } from '@/components/stage/finale-mark';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { GameScreens } from './game-screens';
import { END, phaseWords } from './phase-words';

/** Where a match stands, in a few words: "The end" until its end has been told to whoever looks, and only then "Finished". */
export function useToldPhase(screens: Pick<GameScreens, 'phase'>, page: MatchPage): (view: MatchView) => string {
  const isTold = useIsTold(page) && !page.untold;
  return (view) => (view.status === 'finished' && !isTold ? END : phaseWords(screens, view, page.settings));
}
