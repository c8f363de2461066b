import type { SettingField } from './setting-fields';

export type Given = Readonly<Record<string, unknown>>;

/** What `Given` is once it travels: form values are plain JSON. */
export type JsonObject = Record<string, never>;
export const asJson = (given: Given) => given as JsonObject;

/** What a field stands at: what was given, else the standard. */
export const settingValue = (field: SettingField, given: Given): unknown =>
  Object.hasOwn(given, field.key) ? given[field.key] : field.standard;

/** What a match of such a kind starts with. */
export const startValue = (field: SettingField, starting: Given): unknown => settingValue(field, starting);

/** Whether a field differs from what such a match starts with. */
export const isChanged = (field: SettingField, { given, starting }: { given: Given; starting: Given }): boolean =>
  settingValue(field, given) !== startValue(field, starting);

/** Every setting that has a field, as it stands. */
export const settingsAsGiven = (fields: readonly SettingField[], given: Given): Given => ({
  ...Object.fromEntries(fields.map((field) => [field.key, field.standard])),
  ...given,
});

/** `given` with one setting changed; what equals the standard is not given. */
export function withSetting(given: Given, field: SettingField, value: unknown): Given {
  const { [field.key]: _, ...rest } = given;
  return value === field.standard ? rest : { ...rest, [field.key]: value };
}

/** `given` in a match of another kind: what stood at the one's start goes to the other's, what was chosen stays. */
export function withOtherStart(given: Given, { from, to }: { from: Given; to: Given }): Given {
  const untouched = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => given[key] === from[key]);
  const chosen = Object.entries(given).filter(([key]) => !untouched.includes(key));
  const started = Object.entries(to).filter(([key]) => untouched.includes(key));
  return Object.fromEntries([...chosen, ...started]);
}

/** What is wrong with the settings as they stand in the form, by key: bounds, as sentences. */
export function settingProblems(fields: readonly SettingField[], given: Given): Readonly<Record<string, string>> {
  const problems = fields.flatMap((field) => {
    const problem = problemOf(field, settingValue(field, given));
    return problem === null ? [] : [[field.key, problem] as const];
  });
  return Object.fromEntries(problems);
}

function problemOf(field: SettingField, value: unknown): string | null {
  if (field.kind !== 'number' && field.kind !== 'duration') return null;
  if (value === null) return null;
  const min = field.kind === 'duration' ? 1 : field.min;
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return field.kind === 'duration' ? 'Give a length of time, such as 90 or 2.5.' : 'Give a whole number.';
  }
  if (value >= min && value <= field.max) return null;
  if (field.kind === 'duration') return 'This can take from 1 second to 30 days.';
  return `This goes from ${min} to ${field.max}.`;
}

/** A refusal that names a setting (`settings.rounds`), as a problem of that setting's field. */
export function refusedSetting(
  refused: { readonly field: string | null; readonly message: string } | null,
): Readonly<Record<string, string>> {
  if (refused === null || refused.field === null || !refused.field.startsWith('settings.')) return {};
  return { [refused.field.slice('settings.'.length)]: refused.message };
}
