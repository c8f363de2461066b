import { z } from 'zod';
import type { SeatId } from '../game';
import { helpSetting } from '../kit/help-setting';
import { namedSeat } from '../kit/seats';
import { commonSettings, secondsSetting } from '../kit/settings';

export const settingsSchema = z.strictObject({
  ...commonSettings,
  /** Whether every player takes a contract in round 1. */
  contracts: z.boolean().default(true),
  /** All seats, best first: how they did in the match before; the last tie-break. Null: an order is drawn. */
  priorRanking: z.array(namedSeat).nullable().default(null),
  eliminationCandidates: z.int().min(0).max(16).default(3),
  /** What happens to a seat that sends nothing. */
  absent: z.enum(['autopilot']).default('autopilot'),
  roundSeconds: secondsSetting(900),
  help: helpSetting,
});
export type Settings = z.infer<typeof settingsSchema>;

/** A prior ranking names every seat once and nobody else. */
export function checkSettings({ priorRanking }: Settings, seats: readonly SeatId[]) {
  if (priorRanking === null) return null;
  const stranger = priorRanking.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return problem(`${JSON.stringify(stranger)} is no seat of this match`);
  const twice = priorRanking.find((seat, i) => priorRanking.indexOf(seat) !== i);
  if (twice !== undefined) return problem(`names ${JSON.stringify(twice)} twice`);
  const missing = seats.find((seat) => !priorRanking.includes(seat));
  return missing === undefined ? null : problem(`does not name ${JSON.stringify(missing)}; it has to name all seats`);
}

const problem = (message: string) => ({ field: 'priorRanking', message });
