import { z } from 'zod';

/** `at` null points at nobody, on purpose. */
const pointSchema = z.strictObject({ type: z.literal('point'), at: z.string().nullable() });
const chooseSchema = z.strictObject({ type: z.literal('choose'), seat: z.string() });

export const seatActionSchema = z.discriminatedUnion('type', [pointSchema, chooseSchema]);
export const hostActionSchema = z.discriminatedUnion('type', [chooseSchema]);
export type Action = z.infer<typeof seatActionSchema>;
