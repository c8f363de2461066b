import type { QuietHours } from '@/games/kit/nights';
import { Input } from './field';
import { formatMinutes, placeOf } from './hours-words';

/** Hours of every day as they are typed: times of day may be empty. */
export interface TypedHours {
  readonly zone: string;
  readonly from: string;
  readonly until: string;
}

const night = { from: 22 * 60, until: 8 * 60 };

/** `hours` null: the night where this browser is, to begin from. */
export const typeHours = (hours: QuietHours | null): TypedHours => ({
  zone: hours?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  from: formatMinutes(hours?.from ?? night.from),
  until: formatMinutes(hours?.until ?? night.until),
});

/** A string: what is wrong. */
export function readHours({ zone, from, until }: TypedHours): QuietHours | string {
  const [first, last] = [parseMinutes(from), parseMinutes(until)];
  if (first === null || last === null) return 'Choose both times.';
  return first === last ? 'Choose two different times.' : { zone, from: first, until: last };
}

/** Null where there is no whole time of day. */
function parseMinutes(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

export function HoursFields({ typed, onChange }: { typed: TypedHours; onChange(typed: TypedHours): void }) {
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <Input
          narrow
          label="From"
          type="time"
          value={typed.from}
          onChange={(event) => onChange({ ...typed, from: event.target.value })}
        />
        <Input
          narrow
          label="Until"
          type="time"
          value={typed.until}
          onChange={(event) => onChange({ ...typed, until: event.target.value })}
        />
      </div>
      <p className="text-muted text-sm">By the clock in {placeOf(typed.zone)}.</p>
    </>
  );
}
