'use client';

import type { GameScreens } from '@/components/match/game-screens';
import { later } from '@/components/match/later';
import type { MatchView, SeatId } from '@/games/game';
import type { Action } from '@/games/pointing-chains/actions';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { RoundMaps } from './round-maps';
import type { ScreenProps } from './screen-props';
import { TableDesk } from './table-desk';
import { waitsFor } from './waits-for';

const FinalStory = later(async () => (await import('./final-story')).FinalStory);

/** The table; once finished, the maps with names and the whole story. */
function Play(props: ScreenProps) {
  const isFinished = props.view.status === 'finished';
  return (
    <div className="grid grid-cols-1 gap-4">
      {isFinished ? (
        <>
          <RoundMaps {...props} isLarge />
          <FinalStory {...props} />
        </>
      ) : (
        <TableDesk {...props} />
      )}
    </div>
  );
}

function prompt(view: MatchView<View>, mine: SeatId): string | null {
  const { own, phase, candidates, choice, round } = view;
  if (view.status !== 'running') return null;
  if (phase === 'round') {
    return own?.some((one) => one.round === round) || view.viewer !== mine ? null : `Round ${round}: point at somebody`;
  }
  return phase === 'vote' && candidates != null && choice == null ? 'Choose the elimination candidate' : null;
}

const screens: GameScreens<View, Settings, Action> = {
  Play,
  hasTable: () => true,
  HostPanel: later(async () => (await import('./host-panel')).HostPanel),
  // The table of the vote is where the host decides it: once.
  HostPlay: (props) => (props.view.phase === 'vote' ? <RoundMaps {...props} /> : <Play {...props} />),
  isPanelPreview: true,
  loadEndWords: async () => (await import('./end-words')).endWords,
  hasTold: ({ maps }) => maps.length > 0,
  loadScenes: async () => (await import('./stage')).default,
  prompt,
  phase: (view, settings) =>
    view.phase === 'vote' ? 'The winners’ vote' : `Round ${view.round} of ${settings.rounds}`,
  closes: ({ phase }) => (phase === 'vote' ? 'the vote' : 'the round'),
  waitsFor,
  asks: ({ phase }) => (phase === 'vote' ? 'choose a candidate' : 'point'),
  phaseSeconds: (view, settings) => {
    const { roundSeconds, voteSeconds } = settings;
    return view.phase === 'vote' ? voteSeconds : roundSeconds;
  },
  loadResolveWords: async () => (await import('./resolve-words')).resolveWords,
  loadMissingWords: async () => (await import('./resolve-words')).missingWords,
  loadActionWords: async () => (await import('./action-words')).actionWords,
};
export default screens;
