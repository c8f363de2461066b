import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat } from './scenes';

/** Cards that lie on the table beside all that are out. */
const MOST_CARDS = 12;

/** The cards of the last round, until the next one is closed. */
function Centre(props: CentreProps<View, Settings>) {
  const { view } = props;
  // On the stage all clues stand beside the table, larger.
  if (view.seats.length > MOST_CARDS || props.isStage) return null;
  const scene = closeOf({ ...view, round: view.round - 1 }, view, props)?.scene ?? null;
  if (scene === null) return null;
  return (
    <RoundDrawing {...props} before={view} after={view} scene={scene} index={scene.beats.length - 1} isStill isSmall />
  );
}

export default scenesOf<View, RoundBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
  isStandingWide: true,
});
