import { later } from '@/components/match/later';
import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import type { ConnectionMap } from './map-layout';
import { RoundDrawing } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat } from './scenes';

// Beside the table, on the stage alone.
const Standing = later(async () => (await import('./public-standing')).Standing);

type Props = CentreProps<View, Settings>;

/** The last round's map, until the next one is closed; before the first, what a map can look like. */
function Centre(props: Props) {
  const { view } = props;
  const map = view.maps.at(-1);
  if (map !== undefined) return <LitMap {...props} title={`Map of round ${map.round}`} />;
  return <LitMap {...props} view={{ ...view, maps: [example] }} title="How it counts" />;
}

/** A map whose round is over, as its scene leaves it. */
function LitMap({ title, ...props }: Props & { title: string }) {
  const { view } = props;
  const scene = closeOf({ ...view, maps: view.maps.slice(0, -1) }, view, props)?.scene ?? null;
  if (scene === null) return null;
  return (
    <div className="[&_svg]:max-h-[calc(100cqh-7.5rem)]!">
      <p className="mb-1 text-center text-subtle text-xl">{title}</p>
      <RoundDrawing {...props} before={view} after={view} {...{ scene }} index={scene.beats.length - 1} isStill />
    </div>
  );
}

/** A chain that two lead into, and a loop. */
const example: ConnectionMap = {
  ...{ round: 1, size: 8 },
  pointers: [[0, 1, 'kept'], [1, 2, 'kept'], [2, 3, 'kept'], [4, 2, 'kept'], [5, 6, 'kept'], [6, 7, 'kept'], [7, 5, 'kept']], // biome-ignore format: side by side
  sections: [
    { kind: 'chain', nodes: [0, 1, 2, 3, 4] },
    { kind: 'loop', nodes: [5, 6, 7] },
  ],
};

export default scenesOf<View, RoundBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
});
