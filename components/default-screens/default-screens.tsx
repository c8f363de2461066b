import { WithBots } from '@/components/faces/with-bots';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import type { GameScenes } from '@/components/stage/scene';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { AnyGame, MatchView, Results, SeatId } from '@/games/game';
import { waitingForSeat } from '@/games/waiting';
import { ActionDesk } from './action-desk';
import { actionForms } from './action-forms';
import { formOf, saidAction } from './action-words';
import { bound } from './bound';
import { humanise, schemaOf } from './schema';
import { ViewPanels } from './view-panels';
import { closesOf, phaseOf } from './view-values';

// Screens for a game that has none: forms from the schemas of its actions, the view as panels to read. A game
// replaces what it wants to draw itself, a whole screen or (with ActionDesk and ViewPanels) a part.

/** `detailColumns`: the game's own, which stand among the standings. */
export function defaultScreens(
  game: AnyGame,
  { detailColumns = [] }: Pick<GameScreens, 'detailColumns'> = {},
): GameScreens {
  const viewSchema = game.viewSchema === undefined ? {} : schemaOf(game.viewSchema, 'output');
  const forms = [game.seatAction, game.hostAction].flatMap((action) => (action === null ? [] : actionForms(action)));
  const { hostAction } = game;
  // Kept: what draws them has to be the same at every look.
  let scenes: GameScenes | null = null;
  return {
    Play: bound(DefaultPlay, { game, viewSchema, headed: detailColumns.map(({ key }) => key) }),
    ...(hostAction === null ? {} : { HostActions: bound(ActionDesk, { action: hostAction }) }),
    prompt: (view, mine) => (isAsked(view, mine) ? `${phaseOf(view)}: your turn` : waitingForSeat(game, view)),
    phase: (view, settings) => `${phaseOf(view)}${roundsOf(settings)}`,
    closes: closesOf,
    loadActionWords: async () => (action, nameOf) => wordsOfAction(action, { forms, nameOf }),
    loadScenes: async () => {
      const { defaultScenes } = await import('./stage');
      scenes ??= defaultScenes(viewSchema);
      return scenes;
    },
    phaseSeconds: (view, settings) => numberIn(settings, `${view.phase}Seconds`),
  };
}

interface PlayProps extends GameScreenProps {
  readonly game: AnyGame;
  readonly viewSchema: Parameters<typeof ViewPanels>[0]['schema'];
  /** The figures that have columns of their own. */
  readonly headed: readonly string[];
}

/** What I can send, then everything that I may know. */
function DefaultPlay({ game, viewSchema, headed, ...props }: PlayProps) {
  const { view, mine, interactive, results, nameOf } = props;
  const seats = view.seats.map(({ seat }) => seat);
  const action = mine !== null ? game.seatAction : view.viewer === 'host' ? game.hostAction : null;
  return (
    <div className="grid grid-cols-1 gap-6">
      {interactive && action !== null && <ActionDesk {...props} action={action} />}
      {results !== null && <Figures {...{ results, nameOf, headed }} />}
      <ViewPanels {...{ view, seats, nameOf }} schema={viewSchema} />
    </div>
  );
}

interface FiguresProps extends Pick<PlayProps, 'nameOf' | 'headed'> {
  readonly results: Results;
}

/** The game's own figures of every seat, where it gives any that no column of the standings has. */
function Figures({ results, nameOf, headed }: FiguresProps) {
  const all = new Set(results.standings.flatMap(({ detail }) => Object.keys(detail)));
  const keys = [...all].filter((key) => !headed.includes(key));
  if (keys.length === 0) return null;
  return (
    <Table caption="Figures" showCaption>
      <thead>
        <tr>
          <Th>Player</Th>
          {keys.map((key) => (
            <Th key={key}>{humanise(key)}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.standings.map(({ seat, detail }) => (
          <tr key={seat}>
            <RowTh>
              <WithBots>{nameOf(seat)}</WithBots>
            </RowTh>
            {keys.map((key) => (
              <Td key={key}>{figureOf(detail[key])}</Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function figureOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(figureOf).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isAsked = (view: MatchView, mine: SeatId): boolean =>
  view.seats.some(({ seat, acted }) => seat === mine && acted === false);

function roundsOf(settings: unknown): string {
  const rounds = numberIn(settings, 'rounds');
  return rounds === null ? '' : ` of ${rounds}`;
}

function numberIn(settings: unknown, key: string): number | null {
  const value: unknown = typeof settings === 'object' && settings !== null ? Reflect.get(settings, key) : null;
  return typeof value === 'number' ? value : null;
}

function wordsOfAction(
  action: unknown,
  { forms, nameOf }: { forms: ReturnType<typeof actionForms>; nameOf(seat: SeatId): string },
): string | null {
  if (typeof action !== 'object' || action === null) return null;
  const known = Object.fromEntries(Object.entries(action));
  const form = formOf(forms, known);
  return form === null ? null : `sent “${saidAction({ form, action: known, nameOf }).replace(/\.$/, '')}”`;
}
