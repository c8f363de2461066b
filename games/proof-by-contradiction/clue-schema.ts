import { z } from 'zod';
import { colors, lines } from './board';

// Apart from what clues mean (clue.ts), which pages carry from the start: schemas come with the rules.

const pairOf = <T extends z.ZodType>(item: T) => z.tuple([item, item]);
const wholeNumber = z.number().refine(Number.isInteger, 'has to be a whole number');

/** The forms alone; what is wrong within a form is `clueProblem`. */
export const clueSchema = z.discriminatedUnion('format', [
  z.strictObject({ format: z.literal('line'), color: z.enum(colors), lines: pairOf(z.enum(lines)) }),
  z.strictObject({ format: z.literal('steps'), colors: pairOf(z.enum(colors)), steps: pairOf(wholeNumber) }),
  z.strictObject({ format: z.literal('share'), colors: pairOf(z.enum(colors)), share: z.boolean() }),
  z.strictObject({ format: z.literal('count'), lines: pairOf(z.enum(lines)), count: wholeNumber }),
]);
