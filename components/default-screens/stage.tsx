import type { CentreProps, GameScenes, SceneDrawingProps } from '@/components/stage/scene';
import { scenesOf } from '@/components/stage/scene';
import type { GameView } from '@/games/game';
import { bound } from './bound';
import { closeOf, figureKeysOf, type NewBeat, newestOf, toldBy } from './scenes';
import type { Schema } from './schema';
import { ViewPanels } from './view-panels';

interface Described {
  /** Of the game's view. */
  readonly schema: Schema;
}

/** What closes show of a game that has no scenes of its own. */
export const defaultScenes = (schema: Schema): GameScenes =>
  scenesOf<GameView, NewBeat, never, unknown>({
    closeOf: (before, after, telling) => closeOf(before, after, { ...telling, schema }),
    Drawing: bound(NewRows, { schema }),
    Centre: bound(Newest, { schema }),
    Standing: bound(FiguresNow, { schema }),
  });

/** Panels with what is new alone, each from its beat on. */
function NewRows({
  after,
  scene,
  index,
  isHush = false,
  nameOf,
  schema,
}: SceneDrawingProps<GameView, NewBeat> & Described) {
  const seats = after.seats.map(({ seat }) => seat);
  return <ViewPanels view={toldBy(isHush ? [] : scene.beats.slice(0, index + 1))} {...{ seats, nameOf, schema }} />;
}

/** Until the next close, what the last one has shown. */
function Newest({ view, nameOf, schema }: CentreProps & Described) {
  return (
    <div className="grid gap-2 text-center">
      {newestOf(view, { nameOf, schema }).map(({ key, label, text }) => (
        <p key={key} className="text-balance text-base leading-snug [overflow-wrap:anywhere] sm:text-xl">
          <span className="block text-sm text-subtle">{label}</span>
          {text}
        </p>
      ))}
    </div>
  );
}

function FiguresNow({ view, nameOf, schema }: CentreProps & Described) {
  const known = figureKeysOf(view, schema);
  const figures = Object.fromEntries(Object.entries(view).filter(([key]) => known.includes(key)));
  return <ViewPanels view={figures} seats={view.seats.map(({ seat }) => seat)} {...{ nameOf, schema }} />;
}
