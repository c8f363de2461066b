'use client';

import { type GameScreens, screenOf } from '@/components/match/game-screens';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';
import type { MatchView } from '@/games/game';
import { HostPanel } from './host-panel';
import { actionWords, Play, phaseWords, promptOf } from './play';
import { Rulebook } from './rulebook';
import { SettingsFields } from './settings-fields';

const screens: GameScreens = {
  Play: screenOf<View>(Play),
  HostPanel: screenOf<View>(HostPanel),
  Rulebook,
  SettingsFields,
  isWide: true,
  revealsEnd: true,
  prompt: (view) => promptOf(view as MatchView<View>),
  phase: (view) => phaseWords(view as MatchView<View>),
  describeAction: actionWords,
  phaseSeconds: (view, settings) => {
    const { moveSeconds, breakSeconds } = settings as Settings;
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
