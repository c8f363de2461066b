import type { MatchView, Random } from '../game';
import type { Action } from './actions';
import { randomSymbol } from './random-symbol';
import type { View } from './view';

/** What every bot does: hides any symbol at first, then as it chooses, and nothing more once it is ready. */
export const botTurn =
  (choose: (view: MatchView<View>, random: Random) => Action) =>
  (view: MatchView<View>, random: Random): Action | null => {
    if (view.status !== 'running' || view.viewer === 'spectator') return null;
    if (view.phase === 'symbol') return view.symbol == null ? anySymbol(view, random) : null;
    return view.phase === 'round' && view.pending?.ready === false ? choose(view, random) : null;
  };

const anySymbol = ({ rules, banned }: View, random: Random): Action => ({
  type: 'symbol',
  runes: [...randomSymbol(random, { rules, without: banned })],
});
