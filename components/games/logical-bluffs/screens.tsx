'use client';

import type { GameScreens } from '@/components/match/game-screens';
import { later, soon } from '@/components/match/later';
import { Section } from '@/components/ui/panel';
import type { MatchView, SeatId } from '@/games/game';
import type { Action } from '@/games/logical-bluffs/actions';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { Clocks } from './clocks';
import { reservesAlreadyRun } from './reserve';
import { RulingNote } from './ruling-note';
import type { ScreenProps } from './screen-props';
import { endsByClock, revealLasts } from './sealed-end';
import { StatementsList } from './statements-list';
import { TileGrid } from './tile-grid';
import { ownEndOf } from './use-is-over';

const FinalStory = later(async () => (await import('./final-story')).FinalStory);
const OpenGrid = later(async () => (await import('./deeds')).OpenGrid);
const SealedWatch = later(async () => (await import('./sealed-wait')).SealedWatch);
const SeatDesk = soon(async () => (await import('./seat-desk')).SeatDesk);

type Props = ScreenProps;

/** For a seat its desk; for others what has been said; at the end everything. */
function Play(props: Props) {
  const { view, mine, interactive } = props;
  if (view.status === 'finished') return <FinalStory {...props} />;
  const isAtDesk = mine !== null && view.turn !== undefined && interactive;
  return (
    <div className="grid grid-cols-1 items-start gap-3 [&>*]:min-w-0">
      <Clocks {...props} />
      <RulingNote {...props} />
      {!isAtDesk && endsByClock(view) && <SealedWatch {...props} />}
      {isAtDesk && view.turn !== undefined ? <SeatDesk {...props} turn={view.turn} /> : <Watching {...props} />}
    </div>
  );
}

function Watching(props: Props) {
  const { view } = props;
  const said = (
    <Section title="What was said">
      <StatementsList {...props} />
    </Section>
  );
  if (view.grid === undefined && view.known === undefined) return said;
  return (
    <div className="@container">
      <div className="grid @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] @4xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] gap-8">
        {view.grid === undefined ? (
          <Section title="Tiles you know">
            <KnownTiles view={view} />
          </Section>
        ) : (
          <Section title="The grid">
            <OpenGrid view={view} />
          </Section>
        )}
        {said}
      </div>
    </div>
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

function phaseSeconds(view: MatchView<View>, settings: Settings): number | null {
  const { bluffSeconds, claimSeconds, reserveSeconds } = settings;
  if (view.reserveRuns.length > 0) return reserveSeconds;
  if (view.phase === 'reveal') return revealLasts(settings);
  return view.phase === 'bluff' ? bluffSeconds : claimSeconds;
}

/** Whose statements it is that the host has to rule on: the host alone is told. */
function actedNote({ waiting = [] }: MatchView<View>, seat: SeatId): string | null {
  const count = waiting.filter((one) => one.seat === seat).length;
  if (count === 0) return null;
  return count === 1 ? '1 waits for a ruling' : `${count} wait for a ruling`;
}

const asked: Readonly<Partial<Record<View['phase'], string>>> = {
  bluff: 'make four statements',
  claim: 'judge four statements',
  reveal: 'buy, guess or pass',
};

const screens: GameScreens<View, Settings, Action> = {
  Play,
  HostPanel: later(async () => (await import('./host-panel')).HostPanel),
  HostActions: later(async () => (await import('./host-panel')).HostActions),
  loadEndWords: async () => (await import('./end-words')).endWords,
  SettingsFields: later(async () => (await import('./settings-fields')).SettingsFields),
  prompt,
  promptEndsAt: ownEndOf,
  // By the names of the rulebook's chapters.
  phase: (view) => `Round ${view.round}: ${view.phase}`,
  phaseSeconds,
  actedNote,
  asks: ({ phase }) => asked[phase] ?? null,
  closes: () => 'the phase',
  closesNothing: (view, _settings, now) => reservesAlreadyRun(view, now),
  loadResolveWords: async () => (await import('./resolve-words')).resolveWords,
  loadMissingWords: async () => (await import('./resolve-words')).missingWords,
  loadActionWords: async () => (await import('./action-words')).actionWords,
  isWide: true,
  fillsWindow: true,
  filmEyes: 'spectator',
  // Each phase of a round has its close.
  hasTold: ({ round, phase }) => round > 1 || phase !== 'bluff',
  loadScenes: () => import('./stage').then(({ default: scenes }) => scenes),
  detailColumns: [
    { key: 'statementsTrue', label: 'True statements' },
    { key: 'claimsRight', label: 'Right claims' },
    { key: 'reveals', label: 'Tiles bought' },
    { key: 'guesses', label: 'Guesses' },
  ],
};
export default screens;
