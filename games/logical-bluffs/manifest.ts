import type { Manifest } from '../manifest';
import type { Settings } from './settings';

export const manifest: Manifest<Settings> = {
  id: 'logical-bluffs',
  name: 'Logical Bluffs',
  summary:
    'Say four things about a hidden grid, true or not, judge the other’s four, and name all sixteen colours first.',
  goal: 'Name all sixteen colours before the other does.',
  about:
    'Two players, one grid of sixteen hidden colours, a few of which each knows. Every round both make four statements in plain English about a part of the grid and judge each other’s. Right answers buy tiles; a right guess at the whole grid wins.',
  kind: 'death match',
  seats: { min: 2, max: 2, standard: 2 },
  takes: 'half an hour to an hour, live',
  designers: ['e_is_cool', 'pseudonam'],
  tags: ['grid-based', 'logic', 'mental', 'psych', 'puzzle', 'simultaneous'],
  browserDefaults: {
    always: { sealedReveal: true, interludeSeconds: 40 },
    attended: { adjudication: 'host' },
    practice: {
      bluffSeconds: null,
      claimSeconds: null,
      revealSeconds: null,
      guessSeconds: null,
      reserveSeconds: null,
    },
  },
};
