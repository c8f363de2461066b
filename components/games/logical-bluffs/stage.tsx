import { later } from '@/components/match/later';
import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import type { FinalBeat } from './finale';
import { Centre, PhaseDrawing } from './phase-drawing';
import { OnStage } from './public-standing';
import { closeOf, type PhaseBeat, passing } from './scenes';

/** With what reads statements, which is heavy. */
const Ended = later<CentreProps<View, Settings>>(async () => (await import('./ended')).Ended);

export default scenesOf<View, PhaseBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: PhaseDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre: (props) => (props.isStage ? <OnStage {...props} /> : <Centre {...props} />),
  Ended,
  isCentreAlone: true,
});
