'use client';

import type { ReactNode } from 'react';
import type { GameScreens } from '@/components/match/game-screens';
import { later, soon } from '@/components/match/later';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/panel';
import { Tabs } from '@/components/ui/tabs';
import type { MatchView, SeatId } from '@/games/game';
import { allowsHelp } from '@/games/kit/help';
import type { Action } from '@/games/proof-by-contradiction/actions';
import type { Board } from '@/games/proof-by-contradiction/board';
import { shardsFor } from '@/games/proof-by-contradiction/contracts';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { BoardPicture } from './board-picture';
import { KnownClues } from './known-clues';
import type { ScreenProps } from './screen-props';
import { brokenWords, contractNames, contractRules, formatShards } from './words';

const FinalStory = later(async () => (await import('./final-story')).FinalStory);
const HostPanel = later(async () => (await import('./host-panel')).HostPanel);
const FilmTable = later(async () => (await import('./film-table')).FilmTable);
const EverythingShown = later(async () => (await import('./host-panel')).EverythingShown);
const TablesShown = later(async () => (await import('./host-panel')).TablesShown);
const Composer = soon(async () => (await import('./composer')).Composer);
const Answers = soon(async () => (await import('./answers')).Answers);
const NotebookPanel = soon(async () => (await import('./notebook')).NotebookPanel);

type Props = ScreenProps;

/** For a seat the round to compose and what is known; for others what they may see; at the end the whole story. */
function Play(props: Props) {
  const { view, interactive } = props;
  if (view.status === 'finished') return <FinalStory {...props} />;
  if (view.board === undefined) return <Watching {...props} />;
  if (interactive) {
    return <Composer {...props}>{(board) => <Known {...props} board={board} />}</Composer>;
  }
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <OwnBoard {...props} />
      <Known {...props} />
    </div>
  );
}

const Watching = (props: Props) => <Watched {...props} secrets={<EverythingShown {...props} />} />;

/** On the dashboard, below the boards. */
const HostPlay = (props: Props) => <Watched {...props} secrets={<TablesShown {...props} />} />;

/** `secrets` where the viewer may see the boards. */
function Watched({ secrets, ...props }: Props & { readonly secrets: ReactNode }) {
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      {props.view.boards === undefined ? (
        <Section title="Published clues">
          <KnownClues {...props} />
        </Section>
      ) : (
        secrets
      )}
      <TieOrder {...props} />
    </div>
  );
}

/** A seat's board where nothing can be sent: in a replay. */
function OwnBoard({ view }: Props) {
  return <BoardPicture board={view.board ?? {}} title="Your board" className="w-full max-w-xs" />;
}

function Known(props: Props & { readonly board?: Board }) {
  const { view, settings, notebook } = props;
  const clues = { id: 'clues', label: 'Clues', content: <KnownClues {...props} /> };
  const answers = {
    id: 'answers',
    label: 'Answers',
    content: <Answers answers={view.answers ?? []} boards={view.seats.length} />,
  };
  const notes = { id: 'notebook', label: 'Notebook', content: <NotebookPanel {...props} /> };
  return (
    <section aria-label="What you know" className="grid gap-6">
      <Tabs
        label="What you know"
        tabs={notebook === null || !allowsHelp(settings.help, 'marks') ? [clues, answers] : [clues, answers, notes]}
      />
      <OwnContracts {...props} />
      <TieOrder {...props} />
    </section>
  );
}

function OwnContracts({ view, board, nameOf }: Props & { readonly board?: Board }) {
  if (view.contracts == null) return null;
  const { pact, main } = view.contracts;
  const broken = board === undefined ? null : brokenWords(main, board);
  return (
    <p className="text-sm text-subtle">
      <span className="eyebrow mr-2">Your contract</span>
      <span className={classNames('text-emphasis', broken !== null && 'line-through')}>{contractNames[main]}</span> (
      {formatShards(shardsFor[main])}): {contractRules[main]}
      {broken !== null && <span className="text-danger-content"> It is {broken}.</span>}
      {pact !== null && (
        <>
          {' '}
          <span className="text-emphasis">Pact with {nameOf(pact)}.</span>
        </>
      )}
    </p>
  );
}

function TieOrder({ view, nameOf }: Props) {
  if (view.drawnOrder === null) return null;
  return (
    <details className="text-muted text-sm">
      <summary className="min-h-11 cursor-pointer content-center">How ties are broken</summary>
      <p className="max-w-prose pb-2">
        Who has as many points and broken clues as another stands before them in this order, drawn when the match
        started: {view.drawnOrder.map(nameOf).join(', ')}.
      </p>
    </details>
  );
}

function prompt(view: MatchView<View>, mine: SeatId): string | null {
  const { pending, round } = view;
  if (view.status !== 'running' || view.viewer !== mine || pending === undefined || pending !== null) return null;
  return round === 3 ? 'Round 3: place your last token' : `Round ${round}: two tokens and a clue`;
}

const screens: GameScreens<View, Settings, Action> = {
  Play,
  Film: (props) => <FilmTable {...props} desk={Play} />,
  HostPanel,
  HostPlay,
  seatMark: ({ onAutopilot }, seat) => (onAutopilot?.includes(seat) === true ? 'autopilot' : null),
  loadEndWords: async () => (await import('./end-words')).endWords,
  SettingsFields: later(async () => (await import('./settings-fields')).SettingsFields),
  loadScenes: async () => (await import('./stage')).default,
  prompt,
  phase: (view) => `Round ${view.round} of 3`,
  asks: ({ round }) => (round === 3 ? 'place the last token' : 'place two tokens and a clue'),
  endsMatch: ({ round }) => round === 3,
  phaseSeconds: (_, settings) => settings.roundSeconds,
  loadResolveWords: async () => (await import('./resolve-words')).resolveWords,
  loadMissingWords: async () => (await import('./resolve-words')).missingWords,
  loadActionWords: async () => (await import('./action-words')).actionWords,
};
export default screens;
