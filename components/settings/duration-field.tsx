'use client';

import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Choice, controlClass, controlHeight, FieldError } from '@/components/ui/field';

// A length of time as a number and a unit, in whole seconds; or none at all.

const units = [
  ['seconds', 1],
  ['minutes', 60],
  ['hours', 3600],
  ['days', 86_400],
] as const;
type Unit = (typeof units)[number][0];

const secondsIn = (unit: Unit) => units.find(([name]) => name === unit)?.[1] ?? 1;

/** The largest unit in which `seconds` is a whole number; seconds up to two minutes stay seconds. */
export function unitOf(seconds: number): Unit {
  if (seconds < 120) return 'seconds';
  return units.findLast(([, length]) => seconds % length === 0)?.[0] ?? 'seconds';
}

interface DurationFieldProps {
  readonly label: ReactNode;
  readonly help?: string | null;
  readonly error?: string | null;
  /** What no time at all means, in words; null where there has to be one. */
  readonly none: string | null;
  readonly value: number | null;
  /** What to go back to from none, in seconds. */
  readonly fallback: number;
  onChange(seconds: number | null): void;
}

export function DurationField(props: DurationFieldProps) {
  const { label, help = null, error = null, none, value, fallback, onChange } = props;
  const id = useId();
  const [unit, setUnit] = useState<Unit>(unitOf(value ?? fallback));
  const [text, setText] = useState(String((value ?? fallback) / secondsIn(unit)));
  const send = (nextText: string, nextUnit: Unit) => {
    setText(nextText);
    setUnit(nextUnit);
    const amount = nextText.trim() === '' ? Number.NaN : Number(nextText.replace(',', '.'));
    onChange(Math.round(amount * secondsIn(nextUnit)));
  };
  const described = [help === null ? '' : `${id}-help`, error === null ? '' : `${id}-error`].join(' ').trim();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={described === '' ? undefined : described}>
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {value === null ? null : (
          <>
            <input
              aria-label="How much"
              inputMode="decimal"
              value={text}
              onChange={(event) => send(event.target.value, unit)}
              aria-invalid={error === null ? undefined : true}
              className={classNames(controlClass, controlHeight, 'figures w-20 text-right')}
            />
            <UnitChoice unit={unit} onChange={(next) => send(text, next)} />
          </>
        )}
        {none === null ? null : (
          <label className="flex h-10 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={value === null}
              onChange={(event) => (event.target.checked ? onChange(null) : send(text, unit))}
            />
            {none}
          </label>
        )}
      </div>
      {help === null ? null : (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function UnitChoice({ unit, onChange }: { unit: Unit; onChange: (unit: Unit) => void }) {
  return (
    <Choice aria-label="Unit" value={unit} onChange={(event) => onChange(event.target.value as Unit)} className="w-28">
      {units.map(([name]) => (
        <option key={name}>{name}</option>
      ))}
    </Choice>
  );
}
