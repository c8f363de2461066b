import { z } from 'zod';
import { namedSeat } from '../kit/seats';
import { cells, colours } from './grid';

export const cellSchema = z.enum(cells);
const statementIndex = z.int().min(0).max(3);

export const seatActionSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bluff'),
    subset: z.array(cellSchema).max(64),
    statements: z.array(z.string().max(2000)).length(4),
    noLimit: z.boolean(),
    smokescreen: statementIndex.nullable(),
  }),
  z.strictObject({ type: z.literal('detective'), statement: statementIndex }),
  z.strictObject({ type: z.literal('claim'), answers: z.array(z.boolean().nullable()).length(4) }),
  z.strictObject({ type: z.literal('reveal'), tile: cellSchema }),
  z.strictObject({ type: z.literal('guessing') }),
  z.strictObject({ type: z.literal('guess'), grid: z.array(z.enum(colours)).length(16) }),
  z.strictObject({ type: z.literal('pass') }),
]);

/** The host says whether a statement is valid and true; what is invalid goes back to its author, with a word why. */
export const hostRulingSchema = z.strictObject({
  type: z.literal('rule'),
  seat: namedSeat.max(64),
  statement: statementIndex,
  valid: z.boolean(),
  true: z.boolean(),
  /** For the author alone; has no meaning where it is valid. */
  reason: z.string().max(300).optional(),
});

export type SeatAction = z.infer<typeof seatActionSchema>;
export type Ruling = z.infer<typeof hostRulingSchema>;
export type Action = SeatAction | Ruling;
export type BluffAction = Extract<SeatAction, { type: 'bluff' }>;
