import type { Power } from './action-names';
import type { Guess, Vote } from './actions';

// [I1] What things cost, in insight.

const powerPrices: Readonly<Record<Power, number>> = {
  assign: 1,
  divine: 1,
  mundane: 1,
  inverse: 1,
  pattern: 2,
  place: 2,
  glimpse: 3,
  mirror: 0,
  trade: 0,
};

/** [S5] `inverse` costs one more for each earlier use. */
export const powerPrice = (power: Power, inverseUses: number): number =>
  powerPrices[power] + (power === 'inverse' ? inverseUses : 0);

/** [V1] */
export const votePrice = (vote: Vote | null): number =>
  vote === null || 'abstain' in vote ? 0 : Number(vote.extra) + Number(vote.learn);

/** [G1] The first is free, the next costs 1, the one after that 2, and so on. */
export function guessPrice(guess: Guess | null): number {
  const further = Math.max(0, (guess?.symbols.length ?? 0) - 1);
  return (further * (further + 1)) / 2;
}
