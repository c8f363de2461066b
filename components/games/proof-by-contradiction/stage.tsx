import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { Deciding } from './deciding';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat } from './scenes';

/** Cards that lie on the table beside all that are out. */
const MOST_CARDS = 12;

/** What is being decided, and on a page the cards of the last round: on the stage all clues stand beside the table, larger. */
function Centre(props: CentreProps<View, Settings>) {
  const { view } = props;
  if (props.isStage) return <Deciding {...{ view }} />;
  if (view.seats.length > MOST_CARDS) return null;
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
