import { z } from 'zod';

/** What a seat may send. `cell` is any text here: whether it names a cell is a refusal of its own. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), board: z.int().min(1).max(6), cell: z.string() }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('ready') }),
]);
export type Action = z.infer<typeof actionSchema>;
