import { z } from 'zod';
import type { SeatId } from '../game';
import { seatEntries } from '../kit/seats';
import { commonSettings, secondsSetting } from '../kit/settings';

export const artefacts = ['light', 'dark'] as const;
export type Artefact = (typeof artefacts)[number];

/** Keyed by seat ids, which may be any word at all: read as a list, never by `[id]`. */
const isArtefactMap = (value: unknown): value is Readonly<Record<SeatId, readonly Artefact[]>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isArtefactList);

const isArtefactList = (value: unknown): boolean =>
  Array.isArray(value) &&
  new Set(value).size === value.length &&
  value.every((one) => (artefacts as readonly unknown[]).includes(one));

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
});
export type Settings = z.infer<typeof settingsSchema>;

/** What a seat holds from the start. */
export function artefactsOf({ artefacts: held }: Settings, seat: SeatId): readonly Artefact[] {
  return Object.entries(held).find(([id]) => id === seat)?.[1] ?? [];
}

export function checkSettings(settings: Settings, seats: readonly SeatId[]): { field: string; message: string } | null {
  const unknown = seatEntries(settings.artefacts).find(([id]) => !seats.includes(id))?.[0];
  if (unknown === undefined) return null;
  return { field: `artefacts.${unknown}`, message: `there is no seat ${JSON.stringify(unknown)} in this match` };
}
