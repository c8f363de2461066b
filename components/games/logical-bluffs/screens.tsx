'use client';

import type { ReactNode } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { type GameScreens, later } from '@/components/match/game-screens';
import { Section } from '@/components/ui/panel';
import { Tabs } from '@/components/ui/tabs';
import type { MatchView, SeatId } from '@/games/game';
import type { Action } from '@/games/logical-bluffs/actions';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { BluffDesk } from './bluff-desk';
import { ClaimDesk } from './claim-desk';
import { Clocks } from './clocks';
import { endWords } from './end-words';
import { FinalStory, OpenGrid } from './final-story';
import { NotebookBoard, RevealDesk } from './reveal-desk';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import { TileGrid } from './tile-grid';

type Props = ScreenProps;

/** For a seat what it has to do now, and what it knows; for others what has been said. */
function Play(props: Props) {
  const { view } = props;
  if (view.status === 'finished') return <FinalStory {...props} />;
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <Clocks {...props} />
      <Desk {...props} />
      <Known {...props} />
    </div>
  );
}

function Desk(props: Props): ReactNode {
  const { view, interactive } = props;
  const { turn } = view;
  if (turn === undefined || !interactive) return null;
  if (turn.acted || turn.outOfTime)
    return <ActionBar prompt={doneWords(view, turn)} saved={turn.acted ? 'Sent.' : null} />;
  if (view.phase === 'bluff') return <BluffDesk {...props} turn={turn} />;
  if (view.phase === 'claim') return <ClaimDesk {...props} turn={turn} />;
  return <RevealDesk {...props} turn={turn} />;
}

function doneWords(view: View, turn: Turn): string {
  if (turn.waiting.length > 0) return 'The host has to rule on what you said; your clock waits.';
  if (view.phase === 'reveal') return turn.acted ? 'You are done in this round.' : 'Your time in this phase is over.';
  return 'Your part is in. Now it is up to the other player.';
}

function Known(props: Props) {
  const { view, notebook, mine } = props;
  const said = { id: 'said', label: 'What was said', content: <StatementsList {...props} /> };
  if (view.grid !== undefined) {
    return (
      <div className="grid gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Section title="The grid">
          <OpenGrid view={view} />
        </Section>
        <Section title="What was said">
          <StatementsList {...props} />
        </Section>
      </div>
    );
  }
  const tiles = { id: 'tiles', label: 'Tiles you know', content: <KnownTiles view={view} /> };
  const marks = { id: 'marks', label: 'Working board', content: <NotebookBoard {...props} /> };
  if (mine === null || view.known === undefined) return <Section title="What was said">{said.content}</Section>;
  const isOnDesk = view.phase === 'reveal' && view.turn?.acted === false && view.turn.outOfTime === false;
  return (
    <section aria-label="What you know">
      <p className="figures mb-3 text-sm text-subtle">
        You have <strong className="text-emphasis">{view.points}</strong> reveal points; a tile costs {view.revealCost}.
      </p>
      <Tabs label="What you know" tabs={notebook === null || isOnDesk ? [said, tiles] : [said, tiles, marks]} />
    </section>
  );
}

function KnownTiles({ view }: { view: View }) {
  const known = new Map(Object.entries(view.known ?? {}));
  return (
    <TileGrid
      title="Tiles you know"
      className="max-w-72"
      initials
      lookOf={(cell) => ({ colour: known.get(cell) ?? null })}
    />
  );
}

function prompt(view: MatchView<View>, mine: SeatId): string | null {
  const { turn, phase } = view;
  if (view.status !== 'running' || view.viewer !== mine || turn === undefined || turn.acted || turn.outOfTime)
    return null;
  if (phase === 'bluff') return 'Make four statements';
  return phase === 'claim' ? 'Judge the other’s statements' : 'Buy a tile, guess, or pass';
}

const phaseNames = new Map([
  ['bluff', 'statements'],
  ['claim', 'claims'],
  ['reveal', 'reveals'],
]);

function phaseSeconds(view: MatchView<View>, settings: Settings): number | null {
  const { bluffSeconds, claimSeconds, revealSeconds, reserveSeconds } = settings;
  if (view.reserveRuns.length > 0) return reserveSeconds;
  return view.phase === 'bluff' ? bluffSeconds : view.phase === 'claim' ? claimSeconds : revealSeconds;
}

const screens: GameScreens<View, Settings, Action> = {
  Play,
  HostPanel: later(async () => (await import('./host-panel')).HostPanel),
  endWords,
  SettingsFields: later(async () => (await import('./settings-fields')).SettingsFields),
  prompt,
  phase: (view) => `Round ${view.round}: ${phaseNames.get(view.phase) ?? view.phase}`,
  phaseSeconds,
  loadActionWords: async () => (await import('./action-words')).actionWords,
  loadScenes: () => import('./stage').then(({ default: scenes }) => scenes),
  detailColumns: [
    { key: 'statementsTrue', label: 'True statements' },
    { key: 'claimsRight', label: 'Right claims' },
    { key: 'reveals', label: 'Tiles bought' },
    { key: 'guesses', label: 'Guesses' },
  ],
};
export default screens;
