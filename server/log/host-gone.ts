import type { LoadedMatch } from './loaded-match';

/** Of the end of a match whose only host deleted their account. No client's key has a space, so nobody else uses it. */
export const hostGoneKey = 'account deleted';

/** It has ended because no host was left; in the log a key comes after who sent it. */
export const isHostGone = ({ log }: Pick<LoadedMatch, 'log'>): boolean =>
  log.at(-1)?.key?.endsWith(` ${hostGoneKey}`) ?? false;
