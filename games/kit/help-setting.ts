import { z } from 'zod';
import { helps } from './help';

// Apart from what screens ask of it: zod alone would weigh a sixth of a match page.

/** What forms show where nothing was said; not filled in, since the state would hold it and no rule reads it. */
const standard = { default: 'all' };

/** Of a game whose screens can do without any. */
export const helpSetting = z.enum(helps).optional().meta(standard);

/** Of a game in which one acts by marks. */
export const helpBesideMarks = z.enum(['marks', 'counts', 'all']).optional().meta(standard);
