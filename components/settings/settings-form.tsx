'use client';

import { useState } from 'react';
import { Checkbox, Input, RadioGroup } from '@/components/ui/field';
import { DurationField } from './duration-field';
import { type Given, isChanged, settingValue, startValue, withSetting } from './given';
import { Marked } from './marked';
import type { SettingField } from './setting-fields';
import { withNumber, withNumbers } from './settings-sentence';
import { valueInWords } from './settings-summary';
import { wordsOf } from './words';

interface SettingsFormProps {
  readonly game: string;
  readonly fields: readonly SettingField[];
  /** Only what differs from the game's defaults. */
  readonly given: Given;
  /** What such a match starts with, likewise. */
  readonly starting: Given;
  /** By key. */
  readonly problems: Readonly<Record<string, string>>;
  /** Keys of those that stand at what is proposed for so many players; absent: none are. */
  readonly proposed?: readonly string[];
  readonly count?: number;
  /** When the match starts by itself, in epoch milliseconds; null: when its host says so. */
  readonly startsAt: number | null;
  onChange(given: Given): void;
}

/** A game's settings as a form; what differs from the standard is marked, with a way back. */
export function SettingsForm(props: SettingsFormProps) {
  const { fields } = props;
  const isTime = ({ key }: SettingField) => key.endsWith('Seconds') || key === 'pace';
  const underOthers = fields.flatMap((field) => (field.kind === 'choice' ? (field.number ?? []) : []));
  const own = fields.filter(({ key }) => !underOthers.includes(key));
  const groups = [
    { title: 'Rules', fields: own.filter((field) => !isTime(field)) },
    { title: 'Time', fields: own.filter(isTime) },
  ];
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) =>
        group.fields.length === 0 ? null : (
          <div key={group.title}>
            <h3 className="eyebrow mb-3">{group.title}</h3>
            <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
              {group.fields.map((field) => (
                <div key={field.key} className={field.kind === 'choice' ? 'sm:col-span-2' : undefined}>
                  <MarkedSetting {...props} field={field} />
                </div>
              ))}
            </div>
          </div>
        ),
      )}
    </div>
  );
}

/** With the number that belongs to it, if any. Going back draws it anew: fields keep what was typed in them. */
function MarkedSetting(props: SettingsFormProps & OfField) {
  const { game, fields, given, starting, problems, proposed = [], count, startsAt, onChange, field } = props;
  const [resets, setResets] = useState(0);
  const number = numberOf(field, { fields, given });
  const changed = [field, ...(number === null ? [] : [number])].filter((one) => isChanged(one, { given, starting }));
  const one = (shown: SettingField) => (
    <OneSetting
      field={shown}
      value={settingValue(shown, given)}
      startsAt={startsAt}
      problem={Object.hasOwn(problems, shown.key) ? (problems[shown.key] ?? null) : null}
      onChange={(value) => onChange(withSetting(given, shown, value))}
    />
  );
  const goBack = () => {
    onChange(changed.reduce((now, other) => withSetting(now, other, startValue(other, starting)), given));
    setResets(resets + 1);
  };
  return (
    <Marked
      key={resets}
      label={field.label}
      standard={changed.length === 0 ? null : standardInWords(game, { changed, starting })}
      onBack={goBack}
    >
      {one(number === null ? field : withNumberSaid(field, settingValue(number, given)))}
      {number === null ? null : <div className="mt-3 ml-7">{one(number)}</div>}
      {[field, number].some((shown) => shown !== null && proposed.includes(shown.key)) && (
        <p className="mt-1.5 text-muted text-sm">Proposed for {count} players.</p>
      )}
    </Marked>
  );
}

interface OfField {
  readonly field: SettingField;
}

/** The number that a choice's options call N, called as the chosen option calls it. */
function numberOf(
  field: SettingField,
  { fields, given }: Pick<SettingsFormProps, 'fields' | 'given'>,
): SettingField | null {
  if (field.kind !== 'choice' || field.number === null) return null;
  const chosen = field.options.find(({ value }) => value === settingValue(field, given));
  const number = fields.find(({ key }) => key === field.number);
  return number === undefined || !chosen?.number ? null : { ...number, label: chosen.number };
}

function withNumberSaid(field: SettingField, number: unknown): SettingField {
  if (field.kind !== 'choice') return field;
  const said = (option: (typeof field.options)[number]) => ({
    ...option,
    label: withNumber(option.label, number),
    help: option.help && withNumbers(option.help, number),
  });
  return { ...field, options: field.options.map(said) };
}

function standardInWords(
  game: string,
  { changed, starting }: { changed: readonly SettingField[]; starting: Given },
): string {
  const values = changed.map((field) => {
    const words = wordsOf(game, field.key);
    if (words === null || typeof words === 'string') return null;
    const value = startValue(field, starting);
    const said = valueInWords({ key: field.key, value, words });
    return said === null || field.kind !== 'choice' || field.number === null ? said : withoutNumber(said);
  });
  return values.filter((value) => value !== null).join(', ');
}

/** A rule's name where its number is not the point. */
const withoutNumber = (label: string) => label.replace(/\bN\b/, '…');

interface OneSettingProps extends Pick<SettingsFormProps, 'startsAt'> {
  field: SettingField;
  value: unknown;
  problem: string | null;
  onChange: (value: unknown) => void;
}

/** It can last so long that one says by the clock when it is over. */
const isOfDays = ({ max }: { max: number }) => max >= 86_400;

function OneSetting({ field, value, problem, startsAt, onChange }: OneSettingProps) {
  switch (field.kind) {
    case 'duration':
      return (
        <DurationField
          key={startsAt}
          label={field.label}
          help={field.help}
          error={problem}
          none={field.none}
          value={value as number | null}
          fallback={field.standard ?? 3600}
          {...(isOfDays(field) && { startsAt })}
          onChange={onChange}
        />
      );
    case 'number':
      return <NumberSetting {...{ field, value, problem, onChange }} />;
    case 'switch':
      return (
        <Checkbox
          label={field.label}
          help={field.help ?? undefined}
          error={problem}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <RadioGroup
          name={`setting-${field.key}`}
          label={field.label}
          help={field.help ?? undefined}
          error={problem}
          value={String(value)}
          options={field.options.map(({ help, ...option }) => ({ ...option, help: help ?? undefined }))}
          onChange={onChange}
        />
      );
  }
}

const helpOf = ({ help, none }: SettingField) =>
  none === null ? (help ?? undefined) : `${help ?? ''} Leave it empty for ${none.toLowerCase()}.`.trim();

/** An empty number is none where there may be none, and wrong elsewhere. */
function NumberSetting({
  field,
  value,
  problem,
  onChange,
}: Omit<OneSettingProps, 'startsAt'> & { field: SettingField & { kind: 'number' } }) {
  const shown = typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  return (
    <Input
      label={field.label}
      hint={(value === 1 ? field.unitOfOne : undefined) ?? field.unit ?? undefined}
      help={helpOf(field)}
      error={problem}
      type="number"
      min={field.min}
      max={field.max}
      step={1}
      narrow
      value={shown}
      onChange={({ target }) => {
        if (target.value === '') onChange(field.none === null ? Number.NaN : null);
        else onChange(Number(target.value));
      }}
    />
  );
}
