'use client';

import { type GameScreens, later } from '@/components/match/game-screens';
import type { MatchView, SeatId } from '@/games/game';
import type { Action } from '@/games/pointing-chains/actions';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { endWords } from './end-words';
import { FinalStory } from './final-story';
import { PointBoard } from './point-board';
import { RoundMaps } from './round-maps';
import type { ScreenProps } from './screen-props';
import { VoteBoard } from './vote-board';

/** Point (or vote), above the maps of closed rounds; once finished, the maps with names and the whole story. */
function Play(props: ScreenProps) {
  const { view, mine, interactive } = props;
  const isFinished = view.status === 'finished';
  const points = mine !== null && interactive && view.phase === 'round' && !isFinished;
  return (
    <div className="grid grid-cols-1 gap-6">
      {points && <PointBoard {...props} />}
      {view.phase === 'vote' && !isFinished && <VoteBoard {...props} />}
      {(view.maps.length > 0 || !points) && <RoundMaps {...props} isLarge={!points} />}
      {view.own && view.own.length > 0 && !isFinished && <OwnPointers {...props} />}
      {isFinished && <FinalStory {...props} />}
    </div>
  );
}

function OwnPointers({ view, nameOf }: ScreenProps) {
  const closed = (view.own ?? []).filter(({ round }) => view.phase !== 'round' || round < view.round);
  if (closed.length === 0) return null;
  return (
    <section aria-label="What you did">
      <h2 className="eyebrow mb-1.5">What you did</h2>
      <ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {closed.map(({ round, at }) => (
          <li key={round}>
            <span className="text-muted">Round {round}:</span> {at === null ? 'nobody' : nameOf(at)}
          </li>
        ))}
      </ol>
    </section>
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
  HostPanel: later(async () => (await import('./host-panel')).HostPanel),
  endWords,
  loadScenes: async () => (await import('./stage')).default,
  prompt,
  phase: (view, settings) =>
    view.phase === 'vote' ? 'The winners’ vote' : `Round ${view.round} of ${settings.rounds}`,
  phaseSeconds: (view, settings) => {
    const { roundSeconds, voteSeconds } = settings;
    return view.phase === 'vote' ? voteSeconds : roundSeconds;
  },
  loadActionWords: async () => (await import('./action-words')).actionWords,
};
export default screens;
