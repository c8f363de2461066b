'use client';

import { type ReactNode, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatDuration } from '@/components/ui/duration';
import { Choice, controlClass, controlHeight, FieldError } from '@/components/ui/field';
import { formatLocalMoment, parseLocalMoment } from '@/components/ui/local-moment';

// A length of time as a number and a unit, or up to a day and time, in whole seconds; or none at all.

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

/** In the place of a unit: what is given is when the time is up. */
const UNTIL = 'until';

/** Whole seconds from one moment to another as an input for a day and time holds it; NaN where there is none. */
export const secondsUntil = (text: string, from: number): number =>
  Math.round(((parseLocalMoment(text) ?? Number.NaN) - from) / 1000);

interface DurationFieldProps {
  readonly label: ReactNode;
  readonly help?: string | null;
  readonly error?: string | null;
  /** What no time at all means, in words; null where there has to be one. */
  readonly none: string | null;
  readonly value: number | null;
  /** What to go back to from none, in seconds. */
  readonly fallback: number;
  /** When it begins to run, where that is planned (epoch milliseconds); null: it is not. Absent: no day and time is asked for. */
  readonly startsAt?: number | null;
  onChange(seconds: number | null): void;
}

export function DurationField(props: DurationFieldProps) {
  const { label, help = null, error = null, none, value, fallback, startsAt, onChange } = props;
  const id = useId();
  const { unit, text, until, send, sendUntil, choose } = useTyped({ value, fallback, startsAt, onChange });
  const described = [help === null ? '' : `${id}-help`, error === null ? '' : `${id}-error`].join(' ').trim();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={described === '' ? undefined : described}>
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {value !== null && until !== null && (
          <input
            aria-label="Until which day and time"
            type="datetime-local"
            value={until}
            onChange={({ target }) => sendUntil(target.value)}
            aria-invalid={error === null ? undefined : true}
            className={classNames(controlClass, controlHeight, 'figures w-56')}
          />
        )}
        {value !== null && until === null && (
          <input
            aria-label="How much"
            inputMode="decimal"
            value={text}
            onChange={(event) => send(event.target.value, unit)}
            aria-invalid={error === null ? undefined : true}
            className={classNames(controlClass, controlHeight, 'figures w-20 text-right')}
          />
        )}
        {value !== null && (
          <UnitChoice unit={until === null ? unit : UNTIL} canBeUntil={startsAt !== undefined} onChange={choose} />
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
      {value !== null && until !== null && Number.isFinite(value) && value > 0 && (
        <p className="text-sm text-subtle">
          {formatDuration(value * 1000)} from the start, {startsAt == null ? 'if it starts now' : 'as it is planned'}.
        </p>
      )}
      {help === null ? null : (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

/** What stands in the fields, sent on in seconds as it is typed. */
function useTyped({
  value,
  fallback,
  startsAt,
  onChange,
}: Pick<DurationFieldProps, 'value' | 'fallback' | 'startsAt' | 'onChange'>) {
  const [until, setUntil] = useState<string | null>(null);
  const [openedAt] = useState(() => Math.floor(Date.now() / 60_000) * 60_000);
  const from = startsAt ?? openedAt;
  const sendUntil = (next: string) => {
    setUntil(next);
    onChange(secondsUntil(next, from));
  };
  const startOfUntil = () => formatLocalMoment(from + 1000 * Math.max(60, Number.isFinite(value) ? (value ?? 0) : 0));
  const [unit, setUnit] = useState<Unit>(unitOf(value ?? fallback));
  const [text, setText] = useState(String((value ?? fallback) / secondsIn(unit)));
  const send = (nextText: string, nextUnit: Unit) => {
    setText(nextText);
    setUnit(nextUnit);
    const amount = nextText.trim() === '' ? Number.NaN : Number(nextText.replace(',', '.'));
    onChange(Math.round(amount * secondsIn(nextUnit)));
  };
  const choose = (next: Unit | typeof UNTIL) => {
    if (next === UNTIL) return sendUntil(startOfUntil());
    setUntil(null);
    send(text, next);
  };
  return { unit, text, until, send, sendUntil, choose };
}

interface UnitProps {
  readonly unit: Unit | typeof UNTIL;
  readonly canBeUntil: boolean;
  onChange(unit: Unit | typeof UNTIL): void;
}

function UnitChoice({ unit, canBeUntil, onChange }: UnitProps) {
  return (
    <Choice
      aria-label="Unit"
      value={unit}
      onChange={(event) => onChange(event.target.value as UnitProps['unit'])}
      className="w-28"
    >
      {units.map(([name]) => (
        <option key={name}>{name}</option>
      ))}
      {canBeUntil && <option value={UNTIL}>until…</option>}
    </Choice>
  );
}
