import { z } from 'zod';
import { paces } from '../game';

/** The settings every game has. */
export const commonSettings = {
  pace: z.enum(paces).default('ready'),
  interludeSeconds: z.int().min(0).max(120).default(0),
};

/** The longest duration a setting may name, in seconds (30 days). */
export const MAX_SECONDS = 2_592_000;

/** A duration in whole seconds, 1 to 2592000; null means no deadline. */
export const secondsSetting = (standard: number | null) => z.int().min(1).max(MAX_SECONDS).nullable().default(standard);

/** A match's settings for a page that only tells of them; the standard ones where these are not of today's rules. */
export const settingsToTell = <Settings>(schema: z.ZodType<Settings>, given: unknown): Settings =>
  schema.safeParse(given).data ?? schema.parse({});
