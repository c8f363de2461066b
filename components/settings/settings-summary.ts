import { formatDuration } from '@/components/ui/duration';
import { type SettingWords, settingOrder, wordsOf } from './words';

export interface SettingLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Differs from the game's standard. */
  readonly changed: boolean;
}

/**
 * A match's settings in words, a line each, from the complete settings and those given. Settings with a field of the
 * game's own are left out: the game's rulebook and board show them.
 */
export function summariseSettings({
  game,
  settings,
  given,
}: {
  game: string;
  settings: Readonly<Record<string, unknown>>;
  given: Readonly<Record<string, unknown>>;
}): readonly SettingLine[] {
  return settingOrder(game).flatMap((key) => {
    const words = wordsOf(game, key);
    if (words === null || words === 'special' || !Object.hasOwn(settings, key)) return [];
    const value = valueInWords({ key, value: settings[key], words });
    return value === null ? [] : [{ key, label: words.label, value, changed: Object.hasOwn(given, key) }];
  });
}

function valueInWords({ key, value, words }: { key: string; value: unknown; words: SettingWords }): string | null {
  const isDuration = key.endsWith('Seconds');
  if (value === null) return words.none ?? (isDuration ? 'No deadline' : 'None');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return isDuration ? formatDuration(value * 1000) : withUnit(value, words.unit);
  if (typeof value !== 'string' || words.options === undefined) return null;
  return Object.hasOwn(words.options, value) ? (words.options[value]?.label ?? null) : null;
}

const withUnit = (value: number, unit: string | undefined) => (unit === undefined ? String(value) : `${value} ${unit}`);
