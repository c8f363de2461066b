import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { PublicSlabs } from './public-slabs';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { WithRuneRules } from './rune-rules';
import { type CloseBeat, closeOf, type FinalBeat } from './scenes';

/** The slabs as everybody knows them: what was shown, who was found. */
const Centre = (props: CentreProps<View, Settings>) => (
  <WithRuneRules rules={props.view.rules}>
    <PublicSlabs {...props} />
  </WithRuneRules>
);

export default scenesOf<View, CloseBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
});
