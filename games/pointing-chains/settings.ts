import { z } from 'zod';
import { commonSettings, secondsSetting } from '../kit/settings';

export const tokenRules = ['points', 'winners', 'ranks'] as const;

export const settingsSchema = z.strictObject({
  ...commonSettings,
  rounds: z.int().min(1).max(999).default(3),
  bigSection: z.int().min(2).max(99).default(9),
  tokenThreshold: z.int().min(0).max(999).default(7),
  tokenRule: z.enum(tokenRules).default('points'),
  roundSeconds: secondsSetting(600),
  voteSeconds: secondsSetting(300),
});
export type Settings = z.infer<typeof settingsSchema>;
