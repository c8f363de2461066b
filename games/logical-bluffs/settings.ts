import { z } from 'zod';
import { helpBesideMarks } from '../kit/help-setting';
import { commonSettings, secondsSetting } from '../kit/settings';
import { cells, colours } from './grid';

const cell = z.enum(cells);
const different = (some: readonly string[]) => new Set(some).size === some.length;

/** Tiles that one seat knows from the start. */
const knownTiles = z.array(cell).max(16).refine(different, 'names a tile twice');

const uses = z.int().min(0).max(99).default(1);
const items = z.strictObject({ noLimit: uses, smokescreen: uses, detective: uses });

export const settingsSchema = z.strictObject({
  ...commonSettings,
  /** Sixteen colours row by row from A1, or null: drawn from the seed. */
  grid: z.array(z.enum(colours)).length(16).nullable().default(null),
  known: z.tuple([knownTiles, knownTiles]).default([
    ['A1', 'C2', 'B3', 'D4'],
    ['D1', 'B2', 'C3', 'A4'],
  ]),
  bluffSeconds: secondsSetting(180),
  claimSeconds: secondsSetting(90),
  revealSeconds: secondsSetting(30),
  guessSeconds: secondsSetting(150),
  reserveSeconds: secondsSetting(300),
  revealCost: z.int().min(0).max(1000).default(8),
  sealedReveal: z.boolean().default(false),
  /** How often each seat may use each in the match. */
  items: items.default({ noLimit: 1, smokescreen: 1, detective: 1 }),
  adjudication: z.enum(['automatic', 'host']).default('automatic'),
  help: helpBesideMarks,
});

export type Settings = z.infer<typeof settingsSchema>;
export type Items = z.infer<typeof items>;
