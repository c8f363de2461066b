import type { PictureProps } from '@/components/post/picture';
import { Placed } from '@/components/post/svg-text';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { RoundMap } from './round-drawing';
import { closeOf } from './scenes';

/** The last round's map without names, as its scene leaves it. */
export function Picture({ view, settings, nameOf, width, height }: PictureProps<View, Settings>) {
  const map = view.maps.at(-1);
  if (map === undefined) return null;
  const before = { ...view, maps: view.maps.slice(0, -1) };
  const scene = closeOf(before, view, { settings, nameOf, mine: null })?.scene;
  if (scene == null) return null;
  const index = scene.beats.length - 1;
  return (
    <Placed x={0} y={0} {...{ width, height }}>
      <RoundMap {...{ map, width, before, scene, index, settings, nameOf }} after={view} mine={null} isStill />
    </Placed>
  );
}
