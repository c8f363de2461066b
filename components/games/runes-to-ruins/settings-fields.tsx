'use client';

import type { SettingsFieldsProps } from '@/components/match/game-screens';
import { Checkbox, FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { type Artefact, artefacts } from '@/games/runes-to-ruins/settings';

type Held = Readonly<Record<SeatId, readonly Artefact[]>>;
const about: Readonly<Record<Artefact, string>> = { light: 'Light', dark: 'Dark' };

/** Who starts with an artefact. */
export function SettingsFields({ value, onChange, seats, nameOf, problems }: SettingsFieldsProps) {
  const held = (value.artefacts ?? {}) as Held;
  const of = (seat: SeatId): readonly Artefact[] => (Object.hasOwn(held, seat) ? (held[seat] ?? []) : []);
  const change = (seat: SeatId, artefact: Artefact, has: boolean) => {
    const list = artefacts.filter((one) => (one === artefact ? has : of(seat).includes(one)));
    const next = [
      ...Object.entries(held).filter(([one]) => one !== seat),
      ...(list.length === 0 ? [] : [[seat, list] as const]),
    ];
    const { artefacts: _, ...rest } = value;
    onChange(next.length === 0 ? rest : { ...rest, artefacts: Object.fromEntries(next) });
  };
  const problem = Object.entries(problems).find(([path]) => path.startsWith('artefacts'))?.[1] ?? null;
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">Artefacts</legend>
      <p className="text-muted text-sm">
        Light hides its player from guesses for a round; dark gives somebody more mantra.
      </p>
      {seats.map((seat) => (
        <fieldset key={seat} className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <legend className="sr-only">{nameOf(seat)}</legend>
          <span aria-hidden className="w-32 truncate text-sm">
            {nameOf(seat)}
          </span>
          {artefacts.map((artefact) => (
            <Checkbox
              key={artefact}
              label={about[artefact]}
              checked={of(seat).includes(artefact)}
              onChange={(event) => change(seat, artefact, event.target.checked)}
            />
          ))}
        </fieldset>
      ))}
      <FieldError error={problem} />
    </fieldset>
  );
}
