import { z } from 'zod';
import type { AnyGame } from '@/games/game';
import type { SettingWords } from '@/games/kit/setting-words';
import { isDuration, settingOrder, wordsOf } from './words';

// A game's settings as a list of form fields, read off its zod schema and put into words. Made on the server, so that
// the schema (and with it the game's rules) does not travel to the page.

interface FieldBase {
  readonly key: string;
  readonly label: string;
  readonly help: string | null;
  /** What null means in words; null where the setting cannot be null. */
  readonly none: string | null;
}

interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  readonly help: string | null;
  /** What N is here, as its field's label; null: no number goes with it. */
  readonly number: string | null;
}

export type SettingField =
  | (FieldBase & { readonly kind: 'duration'; readonly standard: number | null; readonly max: number })
  | (FieldBase & {
      readonly kind: 'number';
      readonly standard: number | null;
      readonly min: number;
      readonly max: number;
      readonly unit: string | null;
      /** After 1; absent: the same. */
      readonly unitOfOne?: string | undefined;
    })
  | (FieldBase & { readonly kind: 'switch'; readonly standard: boolean })
  | (FieldBase & {
      readonly kind: 'choice';
      readonly standard: string;
      readonly options: readonly ChoiceOption[];
      /** The setting whose number the options call N; it has its field below them. */
      readonly number: string | null;
    });

interface Property {
  readonly type?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Property[];
}

/** The fields of a game's settings that need no field of the game's own. A setting with only one choice has none. */
export function settingFields(game: AnyGame): readonly SettingField[] {
  const properties = propertiesOf(game);
  return settingOrder(game.id).flatMap((key) => {
    const property = properties.get(key);
    const field = property === undefined ? null : fieldOf({ game: game.id, key, property });
    return field === null ? [] : [field];
  });
}

/** Every setting's key in the game's schema. */
export const settingKeys = (game: AnyGame): readonly string[] => [...propertiesOf(game).keys()];

function propertiesOf(game: AnyGame): ReadonlyMap<string, Property> {
  const schema = z.toJSONSchema(game.settings, { io: 'input', unrepresentable: 'any' });
  return new Map(Object.entries((schema.properties ?? {}) as Record<string, Property>));
}

function fieldOf({ game, key, property }: { game: string; key: string; property: Property }): SettingField | null {
  const words = wordsOf(game, key);
  if (words === null || typeof words === 'string') return null;
  const isNullable = property.anyOf?.some(({ type }) => type === 'null') ?? false;
  const inner = property.anyOf?.find(({ type }) => type !== 'null') ?? property;
  const takesTime = isDuration(key, words);
  const none = isNullable ? (words.none ?? (takesTime ? 'No deadline' : 'None')) : null;
  const base = { key, label: words.label, help: words.help ?? null, none };
  const standard = property.default;
  const max = inner.maximum ?? Number.MAX_SAFE_INTEGER;
  if (inner.enum !== undefined) return choiceOf({ base, values: inner.enum.map(String), standard, words });
  if (inner.type === 'boolean') return { ...base, kind: 'switch', standard: standard === true };
  if (inner.type !== 'integer') return null;
  if (takesTime) return { ...base, kind: 'duration', standard: numberOrNull(standard), max };
  const { unit = null, unitOfOne } = words;
  return { ...base, kind: 'number', standard: numberOrNull(standard), min: inner.minimum ?? 0, max, unit, unitOfOne };
}

function choiceOf({
  base,
  values,
  standard,
  words,
}: {
  base: FieldBase;
  values: readonly string[];
  standard: unknown;
  words: SettingWords;
}): SettingField | null {
  if (values.length < 2) return null;
  const options = values.map((value) => {
    const option = Object.hasOwn(words.options ?? {}, value) ? words.options?.[value] : undefined;
    return { value, label: option?.label ?? value, help: option?.help ?? null, number: option?.number ?? null };
  });
  return { ...base, kind: 'choice', standard: String(standard), options, number: words.number ?? null };
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
