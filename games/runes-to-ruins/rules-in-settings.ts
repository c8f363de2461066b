// Apart from the settings' schema: pages that only draw do not bring the schema library.
import type { Settings } from './settings';

/** The settings that say what symbols, conditions and mirrors are: everybody may know them. */
export type Rules = Pick<Settings, 'joining' | 'mirrorReading' | 'runes' | 'conditions'>;
export const rulesOf = ({ joining, mirrorReading, runes, conditions }: Settings): Rules => ({
  joining,
  mirrorReading,
  runes,
  conditions,
});
