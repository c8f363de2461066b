'use client';

import { z } from 'zod';
import { nameWrap } from '@/components/faces/name-wrap';
import type { SettingsFieldsProps } from '@/components/match/game-screens';
import { classNames } from '@/components/ui/class-names';
import { Checkbox, FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { conditionSchema } from '@/games/runes-to-ruins/condition-schema';
import { type Drawings, runeIds } from '@/games/runes-to-ruins/runes';
import { type Artefact, artefacts } from '@/games/runes-to-ruins/settings';
import { ConditionsField } from './conditions-field';
import { RunesField } from './runes-field';

type Held = Readonly<Record<SeatId, readonly Artefact[]>>;
const about: Readonly<Record<Artefact, string>> = { light: 'Light', dark: 'Dark' };

/** Who starts with an artefact, and what runes and conditions there are. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { value, onChange, problems } = props;
  const { runes, conditions } = ownRules.parse(value);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Artefacts {...props} />
      <RunesField
        drawings={runes}
        problem={problemAt(problems, 'runes')}
        onChange={(own) => onChange(withSetting(value, { key: 'runes', own }))}
      />
      <ConditionsField
        conditions={conditions}
        problem={problemAt(problems, 'conditions')}
        onChange={(own) => onChange(withSetting(value, { key: 'conditions', own }))}
      />
    </div>
  );
}

/** What cannot be read here (an older template, say) is shown as the rulebook has it; the server says what is wrong. */
const ownRules = z.object({
  runes: z.custom<Drawings>(isDrawings).nullable().catch(null).default(null),
  conditions: z.array(conditionSchema).length(15).nullable().catch(null).default(null),
});

function isDrawings(value: unknown): boolean {
  return typeof value === 'object' && value !== null && runeIds.every((id) => Array.isArray(Object(value)[id]));
}

const problemAt = (problems: SettingsFieldsProps['problems'], key: string): string | null =>
  Object.entries(problems).find(([path]) => path.startsWith(key))?.[1] ?? null;

/** Null: as in the rulebook, which need not be said. */
function withSetting(value: SettingsFieldsProps['value'], { key, own }: { key: string; own: unknown }) {
  const { [key]: _, ...rest } = value;
  return own === null ? rest : { ...rest, [key]: own };
}

function Artefacts({ value, onChange, seats, nameOf, problems }: SettingsFieldsProps) {
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
  const problem = problemAt(problems, 'artefacts');
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">Artefacts</legend>
      <p className="text-muted text-sm">
        Light hides its player from guesses for a round; dark gives somebody more mantra.
      </p>
      {seats.map((seat) => (
        <fieldset key={seat} className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <legend className="sr-only">{nameOf(seat)}</legend>
          <span aria-hidden className={classNames('w-32 text-sm leading-tight', nameWrap(nameOf(seat)))}>
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
