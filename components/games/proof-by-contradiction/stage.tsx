import { scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { Deciding } from './deciding';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { closeOf, type FinalBeat, type RoundBeat, stageSpeed } from './scenes';

export default scenesOf<View, RoundBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre: Deciding,
  Standing,
  isStandingWide: true,
  stageSpeed,
});
