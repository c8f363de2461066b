import { later } from '@/components/match/later';
import { type CentreProps, scenesOf } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { chainsOf } from '@/games/pointing-chains/chains';
import { connectionMapOf } from '@/games/pointing-chains/connection-map';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { chainAndLoop, type Numbers, readExample } from './examples';
import type { ConnectionMap } from './map-layout';
import { onFelt, RoundDrawing, RoundMap } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat } from './scenes';

// Beside the table, on the stage alone.
const Standing = later(async () => (await import('./public-standing')).Standing);

type Props = CentreProps<View, Settings>;

/** The last round's map, until the next one is closed; before the first, what a map can look like. */
function Centre(props: Props) {
  const { view, settings } = props;
  const map = view.maps.at(-1);
  if (map !== undefined) return <LitMap {...props} map={map} title={`Map of round ${map.round}`} />;
  const example = exampleFor({ bigSection: settings.bigSection, seats: view.seats.length });
  return <LitMap {...props} map={example} view={{ ...view, maps: [example] }} title="How it counts" />;
}

/** A map whose round is over, as its scene leaves it. */
function LitMap({ title, map, ...props }: Props & { title: string; map: ConnectionMap }) {
  const { view, isStage = false } = props;
  const scene = closeOf({ ...view, maps: view.maps.slice(0, -1) }, view, props)?.scene ?? null;
  if (scene === null) return null;
  return (
    // The felt is widest in its middle, where the map lies.
    <div className={classNames('[&_svg]:max-h-[calc(100cqh-6rem)]!', isStage && '-mx-[10%]')}>
      <p className="mb-1 text-center text-subtle text-xl">{title}</p>
      <RoundMap
        {...props}
        {...{ map, scene }}
        before={view}
        after={view}
        index={scene.beats.length - 1}
        width={0}
        room={onFelt}
        isStill
      />
    </div>
  );
}

/** A chain that two lead into, and a loop, as far as they go in this match. */
function exampleFor(numbers: Numbers): ConnectionMap {
  const { pointers } = readExample(chainAndLoop(numbers).drawn);
  return { round: 1, ...connectionMapOf(chainsOf(pointers)) };
}

export default scenesOf<View, RoundBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
});
