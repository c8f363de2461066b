'use client';

import type { GameScreens } from '@/components/match/game-screens';
import type { Action } from '@/games/bifrost/actions';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import { endWords } from './end-words';
import { HostPanel } from './host-panel';
import { actionWords, Play, phaseWords, promptOf } from './play';
import { Rulebook } from './rulebook';
import { SettingsFields } from './settings-fields';

const screens: GameScreens<View, Settings, Action> = {
  Play,
  HostPanel,
  Rulebook,
  endWords,
  SettingsFields,
  isWide: true,
  loadScenes: () => import('./stage').then(({ default: scenes }) => scenes),
  prompt: (view) => promptOf(view),
  phase: (view) => phaseWords(view),
  describeAction: actionWords,
  phaseSeconds: (view, settings) => {
    const { moveSeconds, breakSeconds } = settings;
    return view.phase === 'break' ? breakSeconds : moveSeconds;
  },
  detailColumns: [
    { key: 'color', label: 'Colour' },
    { key: 'places', label: 'Places', format: (places) => (places as number[]).join(' ') },
    { key: 'firsts', label: 'First places' },
    { key: 'cells', label: 'Cells' },
  ],
};
export default screens;
