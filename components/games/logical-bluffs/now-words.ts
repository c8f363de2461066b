import { pointsWords } from '@/components/stage/words';
import type { View } from '@/games/logical-bluffs/view';

/** What is done in this phase, for who looks in. */
export function nowWords({ phase, rulingSince, revealCost, sealedReveal }: View): string {
  if (rulingSince !== null) return 'The host is asked to rule on what was said.';
  if (phase === 'claim') return 'Each judges what the other says: true or false? A right answer earns two points.';
  if (phase === 'bluff') return 'Each writes four new statements; a true one earns a point.';
  const price = revealCost === 0 ? 'for nothing' : `for ${pointsWords(revealCost)} each`;
  const sealed = sealedReveal ? ' The clock runs out in any case, so that its length tells nothing.' : '';
  return `Each may look under tiles, ${price}, or name all sixteen: that wins, or costs all points.${sealed}`;
}
