import { type CentreProps, scenesOf } from '@/components/stage/scene';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { PublicSlabs } from './public-slabs';
import { Standing } from './public-standing';
import { RoundDrawing } from './round-drawing';
import { WithRuneRules } from './rune-rules';
import { type CloseBeat, closeOf, type FinalBeat } from './scenes';

/** The slabs as everybody knows them: what was shown, who was found; on the stage what it is about, too. */
const Centre = (props: CentreProps<View, Settings>) => (
  <WithRuneRules rules={props.view.rules}>
    {props.isStage === true ? (
      <div className="-mx-[12%] grid gap-4">
        <p className="text-center text-subtle text-xl">Find the others’ symbols before yours is found.</p>
        <PublicSlabs {...props} />
      </div>
    ) : (
      <PublicSlabs {...props} />
    )}
  </WithRuneRules>
);

export default scenesOf<View, CloseBeat, FinalBeat, Settings>({
  closeOf,
  Drawing: RoundDrawing,
  loadFinale: () => import('./finale-drawing').then(({ finale }) => finale),
  Centre,
  Standing,
});
