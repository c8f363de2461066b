import { z } from 'zod';
import type { SeatId } from '../game';
import { seatEntries } from '../kit/by-seat';
import { isOneOf } from '../kit/one-of';
import { commonSettings, secondsSetting } from '../kit/settings';
import { type Color, cellNames, colors } from './board';

// Maps whose keys come from outside (seat ids, cells) are kept as lists of pairs: a seat may be called "__proto__".

/** The standard position: each colour holds the middles of two opposite edges. */
export const standardPrefilled = { A3: 'red', I3: 'red', C1: 'green', G7: 'green', C7: 'blue', G1: 'blue' } as const;

const colorsSetting = z
  .custom<Readonly<Record<SeatId, Color>>>(isColorMap, 'has to give each seat one of red, green and blue, or be null')
  .nullable()
  .default(null);

const prefilledSetting = z
  .unknown()
  .superRefine((value, context) => {
    if (!isObject(value)) return context.addIssue({ code: 'custom', message: 'has to be a map of cells to colours' });
    for (const [cell, color] of Object.entries(value)) {
      if (!cellNames.includes(cell)) {
        context.addIssue({ code: 'custom', path: [cell], message: 'is no cell of the board (A1 to I5)' });
      } else if (!isColor(color)) {
        context.addIssue({ code: 'custom', path: [cell], message: 'has to be red, green or blue' });
      }
    }
  })
  .transform((value) => value as Readonly<Record<string, Color>>)
  .default(standardPrefilled);

export const settingsSchema = z.strictObject({
  ...commonSettings,
  colors: colorsSetting,
  prefilled: prefilledSetting,
  moveSeconds: secondsSetting(60),
  breakSeconds: secondsSetting(60),
  stallTurns: z.int().min(1).max(99).default(6),
});
export type Settings = z.output<typeof settingsSchema>;

/** `colors` names each seat once and each colour once. */
export function checkSettings({ colors: given }: Settings, seats: readonly SeatId[]) {
  if (given === null) return null;
  const pairs = seatEntries(given);
  const stranger = pairs.find(([seat]) => !seats.includes(seat));
  if (stranger !== undefined) return { field: `colors.${stranger[0]}`, message: 'is no seat of this match' };
  const missing = seats.find((seat) => !Object.hasOwn(given, seat));
  if (missing !== undefined) return { field: `colors.${missing}`, message: 'is missing; every seat needs a colour' };
  const taken = pairs.find(([, color], i) => pairs.findIndex(([, other]) => other === color) < i);
  if (taken !== undefined) return { field: `colors.${taken[0]}`, message: `repeats ${taken[1]}; colours are unique` };
  return null;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isColor = (value: unknown): value is Color => isOneOf(colors, value);

function isColorMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isColor);
}
