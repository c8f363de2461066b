import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat } from './scenes';

/** The last round's map, until the next one is closed. */
function Centre(props: CentreProps<View, Settings>) {
  const { view } = props;
  const map = view.maps.at(-1);
  if (map === undefined) return null;
  const beats = closeOf({ ...view, maps: view.maps.slice(0, -1) }, view, props)?.scene ?? null;
  if (beats === null) return null;
  return (
    <div className="[&_svg]:max-h-[calc(100cqh-7.5rem)]!">
      <p className="mb-1 text-center text-subtle text-xl">Map of round {map.round}</p>
      <RoundDrawing {...props} before={view} after={view} scene={beats} index={beats.beats.length - 1} isStill />
    </div>
  );
}

export default scenesOf<View, RoundBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
});
