import { z } from 'zod';
import { namedSeat } from '../kit/seats';

/** `at` null points at nobody, on purpose. */
const pointSchema = z.strictObject({ type: z.literal('point'), at: namedSeat.nullable() });
const chooseSchema = z.strictObject({ type: z.literal('choose'), seat: namedSeat });

export const seatActionSchema = z.discriminatedUnion('type', [pointSchema, chooseSchema]);
export const hostActionSchema = z.discriminatedUnion('type', [chooseSchema]);
export type Action = z.infer<typeof seatActionSchema>;
