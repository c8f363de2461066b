'use client';

import type { GameScreens } from '@/components/match/game-screens';
import { later, soon } from '@/components/match/later';
import type { MatchView, SeatId } from '@/games/game';
import type { Action } from '@/games/runes-to-ruins/actions';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { WithRuneRules } from './rune-rules';
import type { ScreenProps } from './screen-props';

const FilmTable = later(async () => (await import('./film-table')).FilmTable);
const FinalStory = later(async () => (await import('./final-story')).FinalStory);
const BannedSymbols = later(async () => (await import('./banned-symbols')).BannedSymbols);
const PublicEvents = later(async () => (await import('./public-events')).PublicEvents);
const Overview = later(async () => (await import('./overview')).Overview);
const SlabsInRound = later(async () => (await import('./slabs-in-round')).SlabsInRound, <div className="min-h-120" />);
const SymbolStudio = soon(async () => (await import('./symbol-studio')).SymbolStudio);
const RoundDesk = soon(async () => (await import('./round-desk')).RoundDesk);

/** For a seat the studio, then the desk of each round; for all others what they may see; at the end everything. */
const Play = (props: ScreenProps) => (
  <WithRuneRules rules={props.view.rules}>
    <div className="grid grid-cols-1 gap-6">
      {isAtSlabs(props.view) && <SlabsInRound {...props} />}
      <Stand {...props} />
    </div>
  </WithRuneRules>
);

function Stand(props: ScreenProps) {
  const { view, mine, interactive } = props;
  if (view.status === 'finished') return <FinalStory {...props} />;
  if (mine !== null && view.insight !== undefined) {
    if (view.phase === 'symbol') return interactive ? <SymbolStudio {...props} /> : <Watching {...props} />;
    return <RoundDesk {...props} />;
  }
  return <Watching {...props} />;
}

/** The host sees every symbol; for others the slabs are large, and below what was shown and who was found. */
function Watching(props: ScreenProps) {
  const { view, nameOf } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      {view.symbols !== undefined && <Overview {...{ view, nameOf }} />}
      {view.phase === 'symbol' ? <BeingCut view={view} /> : <PublicEvents view={view} nameOf={nameOf} />}
    </div>
  );
}

/** Who only watches has the board of the stage and the film, once symbols are cut. */
const isAtSlabs = ({ phase, viewer }: ScreenProps['view']): boolean => phase === 'round' && viewer === 'spectator';

const BeingCut = ({ view }: Pick<ScreenProps, 'view'>) => (
  <div>
    <p className="text-sm text-subtle">
      Everybody cuts a symbol of six runes into a slab, and keeps it hidden. What becomes public of it stands here.
    </p>
    {view.banned.length > 0 && <BannedSymbols view={view} />}
  </div>
);

function prompt(view: MatchView<View>, mine: SeatId): string | null {
  const { phase, symbol, pending, round } = view;
  if (view.status !== 'running' || view.viewer !== mine) return null;
  if (phase === 'symbol') return symbol == null ? 'Compose your symbol' : null;
  return pending?.ready === false ? `Round ${round}: set what you want, then say ready` : null;
}

const HostPanel = later(async () => (await import('./host-panel')).HostPanel);

const screens: GameScreens<View, Settings, Action> = {
  Play,
  Film: ({ before: _, ...props }) => <FilmTable {...props} desk={Stand} />,
  HostPanel: (props) => (
    <WithRuneRules rules={props.view.rules}>
      <HostPanel {...props} />
    </WithRuneRules>
  ),
  isPanelPreview: true,
  loadEndWords: async () => (await import('./end-words')).endWords,
  SettingsFields: later(async () => (await import('./settings-fields')).SettingsFields),
  // Symbols that came twice are cut anew in the first round.
  hasTold: ({ round, banned }) => round > 1 || banned.length > 0,
  loadScenes: () => import('./stage').then(({ default: scenes }) => scenes),
  isWide: true,
  hasTable: isAtSlabs,
  prompt,
  phase: (view, settings) => {
    const { maxRounds } = settings;
    if (view.phase === 'symbol') return 'Round 1: symbols';
    return maxRounds === null ? `Round ${view.round}` : `Round ${view.round} of ${maxRounds}`;
  },
  phaseSeconds: (view, settings) => {
    const { roundSeconds, symbolSeconds } = settings;
    return view.phase === 'symbol' ? symbolSeconds : roundSeconds;
  },
  seatMark: ({ discovered }, seat) => {
    const found = discovered.find((one) => one.seat === seat);
    return found === undefined ? null : `found in round ${found.round}`;
  },
  asks: ({ phase }) => (phase === 'symbol' ? 'cut a symbol' : 'say ready'),
  ready: ({ readyCount }) => readyCount,
  endsMatch: ({ phase, round, preview = null }, { maxRounds }) =>
    phase === 'round' && (round === maxRounds || (preview?.phase === 'round' && preview.next === null)),
  loadResolveWords: async () => (await import('./resolve-words')).resolveWords,
  loadMissingWords: async () => (await import('./resolve-words')).missingWords,
  loadActionWords: async () => (await import('./action-words')).actionWords,
  detailColumns: [
    { key: 'discoveredIn', label: 'Found in', format: (round) => (round === null ? 'never' : `round ${round}`) },
    { key: 'insight', label: 'Insight' },
    { key: 'mantra', label: 'Mantra left' },
    { key: 'mantraObtained', label: 'Mantra obtained in all' },
  ],
};
export default screens;
