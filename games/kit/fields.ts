import { z } from 'zod';

/** The longest text that is taken for a seat's id; which ids there are is for `check` to say. */
const MAX_SEAT_LENGTH = 64;

/** A seat in an action or a view. Default screens offer the players for it, and write their names. */
export const seatField = () => z.string().max(MAX_SEAT_LENGTH).meta({ of: 'seat' });
