import { scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { FinaleDrawing } from './finale-drawing';
import { Centre, PhaseDrawing } from './phase-drawing';
import { Standing } from './public-standing';
import { closeOf, type FinalBeat, type PhaseBeat, passing, tellFinale } from './scenes';

export default scenesOf<View, PhaseBeat, FinalBeat, Settings>({
  closeOf,
  passing,
  Drawing: PhaseDrawing,
  finale: { tell: tellFinale, Drawing: FinaleDrawing },
  Centre,
  Standing,
});
