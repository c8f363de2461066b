import { formatDuration } from '@/components/ui/duration';
import type { SettingWords } from '@/games/kit/setting-words';
import { summariseSettings } from './settings-summary';
import { isDuration, settingLabel, settingOrder, specialWords, wordsOf } from './words';

export interface Phrase {
  readonly key: string;
  readonly text: string;
  /** Differs from what such a match starts with. */
  readonly changed: boolean;
  /** Stands at what is proposed for so many players, or its number does. */
  readonly proposed: boolean;
}

export interface ToldSettings {
  /** The rules in short, in order: "3 rounds", "10 minutes for each". */
  readonly rules: readonly Phrase[];
  /** What was changed of all that is not told in short. */
  readonly others: readonly Phrase[];
}

export interface Told {
  readonly game: string;
  /** Complete. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
  readonly starting: Readonly<Record<string, unknown>>;
  /** Keys of those that stand at what is proposed for so many players; absent: none are. */
  readonly proposed?: readonly string[];
}

/** A match's rules in a sentence, from the settings' own words. */
export function tellSettings(told: Told): ToldSettings {
  const lines = summariseSettings(told);
  const rules = inSentence(told.game).flatMap((key) => {
    const text = briefOf(told, key);
    const line = lines.find((other) => other.key === key);
    return text === null ? [] : [{ key, text, changed: line?.changed ?? false, proposed: isProposed(told, key) }];
  });
  const isTold = (key: string) => rules.some((rule) => rule.key === key);
  const others = lines.flatMap(({ key, label, value, changed }) =>
    changed && !isTold(key) ? [{ key, text: `${label}: ${value}`, changed, proposed: false }] : [],
  );
  return { rules, others: [...others, ...specialPhrases(told)] };
}

function isProposed({ game, proposed = [] }: Told, key: string): boolean {
  const words = wordsOf(game, key);
  const number = words === null || typeof words === 'string' ? undefined : words.number;
  return proposed.includes(key) || (number !== undefined && proposed.includes(number));
}

/** As text: "3 rounds, 10 minutes for each, the host closes each round." */
export function sentenceOf({ rules, others }: ToldSettings): string {
  const [first, ...rest] = rules.map(({ text }) => text);
  const told = first === undefined ? [] : [`${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ')}.`];
  const changed = others.length === 0 ? [] : [`Not as usual: ${others.map(({ text }) => text).join('; ')}.`];
  return [...told, ...changed].join(' ');
}

/** The settings in the order of the sentence: what closes a round is said after how long it takes. */
function inSentence(game: string): readonly string[] {
  const keys = settingOrder(game).filter((key) => key !== 'pace');
  const lastTime = keys.findLastIndex((key) => key.endsWith('Seconds') && hasBrief(game, key));
  return keys.toSpliced(lastTime + 1, 0, 'pace');
}

function hasBrief(game: string, key: string): boolean {
  const words = wordsOf(game, key);
  return words !== null && typeof words !== 'string' && words.brief !== undefined;
}

function briefOf({ game, settings }: Told, key: string): string | null {
  const words = wordsOf(game, key);
  if (words === null || typeof words === 'string' || !Object.hasOwn(settings, key)) return null;
  const value = settings[key];
  if (typeof value === 'string') return briefOption(words, { value, settings });
  if (value === null || value === false) return words.brief?.none ?? null;
  if (value === true) return words.brief?.many ?? null;
  return typeof value === 'number' ? briefNumber(words, { value, takesTime: isDuration(key, words) }) : null;
}

function briefOption(
  { options = {}, number }: SettingWords,
  { value, settings }: { value: string; settings: Readonly<Record<string, unknown>> },
): string | null {
  const brief = Object.hasOwn(options, value) ? options[value]?.brief : undefined;
  return brief === undefined ? null : withNumber(brief, number === undefined ? null : settings[number]);
}

function briefNumber({ brief }: SettingWords, { value, takesTime }: { value: number; takesTime: boolean }) {
  if (brief === undefined || !Number.isFinite(value)) return null;
  if (value === 1 && brief.one !== undefined) return brief.one;
  return withNumber(brief.many, takesTime ? formatDuration(value * 1000) : value);
}

/** `text` with what it calls N. */
export const withNumber = (text: string, number: unknown): string =>
  typeof number === 'string' || Number.isFinite(number) ? text.replace(/\bN\b/, String(number)) : text;

/** An example with what it calls N, N+1, N−1. */
export const withNumbers = (text: string, number: unknown): string =>
  typeof number === 'number' && Number.isFinite(number)
    ? text.replace(/\bN(?:([+−])(\d+))?/g, (_, sign, by) => String(number + Number(by ?? 0) * (sign === '−' ? -1 : 1)))
    : text;

const specialPhrases = ({ game, given, starting }: Told): readonly Phrase[] =>
  Object.keys(specialWords(game)).flatMap((key) =>
    Object.hasOwn(given, key) && !Object.hasOwn(starting, key)
      ? [{ key, text: settingLabel(game, key), changed: true, proposed: false }]
      : [],
  );
