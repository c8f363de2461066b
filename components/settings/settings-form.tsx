'use client';

import { Checkbox, Input, RadioGroup } from '@/components/ui/field';
import { DurationField } from './duration-field';
import { type Given, settingValue, withSetting } from './given';
import type { SettingField } from './setting-fields';

/** A game's settings as a form. `given` holds only what differs from the standard; `problems` are by key. */
export function SettingsForm({
  fields,
  given,
  problems,
  onChange,
}: {
  fields: readonly SettingField[];
  given: Given;
  problems: Readonly<Record<string, string>>;
  onChange: (given: Given) => void;
}) {
  const isTime = ({ key }: SettingField) => key.endsWith('Seconds') || key === 'pace';
  const groups = [
    { title: 'Rules', fields: fields.filter((field) => !isTime(field)) },
    { title: 'Time', fields: fields.filter(isTime) },
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
                  <OneSetting
                    field={field}
                    value={settingValue(field, given)}
                    problem={Object.hasOwn(problems, field.key) ? (problems[field.key] ?? null) : null}
                    onChange={(value) => onChange(withSetting(given, field, value))}
                  />
                </div>
              ))}
            </div>
          </div>
        ),
      )}
    </div>
  );
}

interface OneSettingProps {
  field: SettingField;
  value: unknown;
  problem: string | null;
  onChange: (value: unknown) => void;
}

function OneSetting({ field, value, problem, onChange }: OneSettingProps) {
  switch (field.kind) {
    case 'duration':
      return (
        <DurationField
          label={field.label}
          help={field.help}
          error={problem}
          none={field.none}
          value={value as number | null}
          fallback={field.standard ?? 3600}
          onChange={onChange}
        />
      );
    case 'number':
      return <NumberSetting field={field} value={value} problem={problem} onChange={onChange} />;
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
}: OneSettingProps & { field: SettingField & { kind: 'number' } }) {
  const shown = typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  return (
    <Input
      label={field.label}
      hint={field.unit ?? undefined}
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
