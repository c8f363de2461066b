import { z } from 'zod';
import type { SeatId } from '../game';
import { helpSetting } from '../kit/help-setting';
import { isOneOf } from '../kit/one-of';
import { commonSettings, secondsSetting } from '../kit/settings';
import { conditionSchema } from './condition-schema';
import { type Drawings, joinings, type Line, runeIds } from './runes';

export const artefacts = ['light', 'dark'] as const;
export type Artefact = (typeof artefacts)[number];

/** Keyed by seat ids, which may be any word at all: read as a list, never by `[id]`. */
const isArtefactMap = (value: unknown): value is Readonly<Record<SeatId, readonly Artefact[]>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isArtefactList);

const isArtefactList = (value: unknown): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((one) => isOneOf(artefacts, one));

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((one) => Number.isInteger(one) && one >= 0 && one <= 2) &&
  (value[0] !== value[2] || value[1] !== value[3]);

const drawing = z
  .array(z.custom<Line>(isLine, 'has to be a line [x1, y1, x2, y2] between two different points, each number 0 to 2'), {
    error: 'has to be a list of 1 to 8 lines; all 36 runes need one',
  })
  .min(1, 'has no line; a rune has 1 to 8')
  .max(8, 'has more than 8 lines');

/** Drawings of all 36 runes. */
const drawings: z.ZodType<Drawings> = z.strictObject(Object.fromEntries(runeIds.map((id) => [id, drawing])));

export const mirrorReadings = ['mirror', 'eavesdrop'] as const;

export const settingsSchema = z.strictObject({
  ...commonSettings,
  roundSeconds: secondsSetting(1200),
  symbolSeconds: secondsSetting(900),
  insightAtStart: z.int().min(0).max(1000).default(6),
  artefacts: z
    .custom<Readonly<Record<SeatId, readonly Artefact[]>>>(
      isArtefactMap,
      'has to give seats a list of "light" and "dark", each at most once',
    )
    .default({}),
  compareDiscovered: z.boolean().default(false),
  maxRounds: z.int().min(2).max(999).nullable().default(null),
  joining: z.enum(joinings).default('figure'),
  mirrorReading: z.enum(mirrorReadings).default('mirror'),
  runes: drawings.nullable().default(null),
  conditions: z.array(conditionSchema).length(15, 'has to list exactly 15 conditions').nullable().default(null),
  help: helpSetting,
});
export type Settings = z.infer<typeof settingsSchema>;

/** What a seat holds from the start. */
export function artefactsOf({ artefacts: held }: Settings, seat: SeatId): readonly Artefact[] {
  return Object.entries(held).find(([id]) => id === seat)?.[1] ?? [];
}
