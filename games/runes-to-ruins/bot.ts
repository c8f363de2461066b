import type { Bot } from '../game';
import type { Action } from './actions';
import { randomSymbol } from './symbol';
import type { View } from './view';

export const digger: Bot<Action, View> = {
  id: 'digger',
  name: 'Digger',
  about: 'Asks what tells it most and keeps count of every symbol that is still possible.',
  play(view, random) {
    if (view.phase === 'symbol') {
      if (view.symbol != null) return null;
      return { type: 'symbol', runes: [...randomSymbol(random, view.banned)] };
    }
    return view.pending?.ready ? null : { type: 'ready' };
  },
};
