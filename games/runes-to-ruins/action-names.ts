// What actions are called. Apart from their schemas: pages carry these from the start.

/** The powers in the order in which they are answered; `inverse` has no answer of its own. */
export const powers = [
  'assign',
  'divine',
  'mundane',
  'pattern',
  'place',
  'glimpse',
  'mirror',
  'trade',
  'inverse',
] as const;
export type Power = (typeof powers)[number];
export const questions = ['rune', 'count', 'has', 'line', 'shared', 'best'] as const;
export type Question = (typeof questions)[number];

/** The fifteen conditions are numbered from 1. */
export const CONDITIONS = 15;
