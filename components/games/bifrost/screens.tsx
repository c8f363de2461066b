'use client';

import type { GameScreens } from '@/components/match/game-screens';
import { later } from '@/components/match/later';
import type { Action } from '@/games/bifrost/actions';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import { PieceMark } from './piece';
import { actionWords, Film, Play, phaseWords, promptOf } from './play';
import { capitalized } from './words';

/** The colour that a seat had played. */
const EndFace: NonNullable<GameScreens<View>['EndFace']> = ({ view, seat }) => {
  const color = view.colors?.[seat];
  return color === undefined ? null : <PieceMark color={color} className="size-full" />;
};

const screens: GameScreens<View, Settings, Action> = {
  Play,
  Film: ({ before: _, ...props }) => <Film {...props} />,
  HostPanel: later(async () => (await import('./host-panel')).HostPanel),
  loadEndWords: async () => (await import('./end-words')).endWords,
  EndFace,
  SettingsFields: later(async () => (await import('./settings-fields')).SettingsFields),
  isWide: true,
  filmEyes: 'spectator',
  isPassing: true,
  // A place on a board, or a half: no round.
  lastTold: 'Told last',
  hasTold: ({ boards, round }) => round > 1 || boards.some(({ places }) => Object.keys(places).length > 0),
  loadScenes: () => import('./stage').then(({ default: scenes }) => scenes),
  prompt: (view) => promptOf(view),
  phase: (view) => phaseWords(view),
  chapter: (view) => (view.phase === 'break' ? 'The break' : `Half ${view.round}`),
  asks: ({ phase }) => (phase === 'break' ? 'say ready' : 'move'),
  ready: ({ readyCount }) => readyCount,
  closes: ({ phase }) => (phase === 'break' ? 'the break' : 'the step'),
  loadResolveWords: async () => (await import('./resolve-words')).resolveWords,
  loadMissingWords: async () => (await import('./resolve-words')).missingWords,
  loadActionWords: async () => actionWords,
  phaseSeconds: (view, settings) => {
    const { moveSeconds, breakSeconds } = settings;
    return view.phase === 'break' ? breakSeconds : moveSeconds;
  },
  detailColumns: [
    { key: 'color', label: 'Colour', format: (color) => capitalized(String(color)) },
    { key: 'firsts', label: 'Firsts' },
    { key: 'cells', label: 'Cells' },
  ],
};
export default screens;
