'use client';

import { Checkbox, Select } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import { type Power, type Vision, visionSchema } from '@/games/runes-to-ruins/actions';
import { divineGroups, groups, mundaneGroups, type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import { positions } from '@/games/runes-to-ruins/symbol';
import { RuneSlot } from './rune-slot';
import type { ScreenProps } from './screen-props';

// The questions of the visions as forms. A draft holds whatever is chosen so far; `visionFrom` makes the action of it.

export interface VisionDraft {
  readonly seat?: SeatId;
  readonly seats?: readonly SeatId[];
  readonly assign?: readonly (readonly [SeatId, RuneId])[];
  readonly group?: string;
  readonly groups?: readonly string[];
  readonly order?: string;
  readonly position?: number;
  readonly not?: readonly RuneId[];
  readonly show?: RuneId;
}

/** The action as it stands; null while something is missing. */
export function visionFrom(power: Power, draft: VisionDraft, others: readonly SeatId[]): Vision | null {
  const parsed = visionSchema.safeParse(asked(power, draft, others));
  return parsed.success ? parsed.data : null;
}

function asked(power: Power, draft: VisionDraft, others: readonly SeatId[]): unknown {
  const { seat = others[0], seats = others.slice(0, 4), assign = [], position = 0 } = draft;
  const type = 'vision';
  switch (power) {
    case 'assign':
      return { type, power, assign: Object.fromEntries(assign) };
    case 'divine':
      return { type, power, group: draft.group ?? divineGroups[0] };
    case 'mundane':
      return { type, power, group: draft.group ?? mundaneGroups[0] };
    case 'pattern':
      return { type, power, groups: positions.map((p) => draft.groups?.[p] ?? divineGroups[p]), seats };
    case 'place':
      return { type, power, order: draft.order ?? 'divine', position };
    case 'glimpse':
      return { type, power, seat, not: draft.not ?? [] };
    case 'mirror':
      return { type, power, show: draft.show ?? '', seat };
    case 'trade':
      return { type, power, position, seat };
    case 'inverse':
      return { type, power };
  }
}

/** What is still to be chosen before it can be set; null: nothing. */
export function unfinished(power: Power, draft: VisionDraft, others: readonly SeatId[]): string | null {
  if (power === 'assign' && (draft.assign?.length ?? 0) < others.length) return 'Choose a rune for every other player.';
  if (power === 'mirror' && draft.show === undefined) return 'Choose the rune that you show.';
  if (power === 'pattern' && draft.seats?.length === 0) return 'Choose at least one player.';
  return null;
}

interface FormProps extends Pick<ScreenProps, 'view' | 'nameOf'> {
  readonly power: Power;
  readonly value: VisionDraft;
  readonly others: readonly SeatId[];
  readonly onChange: (value: VisionDraft) => void;
}

export function VisionForm(props: FormProps) {
  const { power, value, onChange } = props;
  const groupSelect = (options: readonly string[]) => (
    <Select
      label="Group"
      value={value.group ?? options[0]}
      onChange={(event) => onChange({ ...value, group: event.target.value })}
    >
      {options.map((group) => (
        <option key={group}>{group}</option>
      ))}
    </Select>
  );
  switch (power) {
    case 'assign':
      return <AssignForm {...props} />;
    case 'divine':
      return groupSelect(divineGroups);
    case 'mundane':
      return groupSelect(mundaneGroups);
    case 'pattern':
      return <PatternForm {...props} />;
    case 'place':
      return <PlaceForm {...props} />;
    case 'glimpse':
      return <GlimpseForm {...props} />;
    case 'mirror':
      return <MirrorForm {...props} />;
    case 'trade':
      return <TradeForm {...props} />;
    case 'inverse':
      return null;
  }
}

function SeatSelect({ value, others, nameOf, onChange }: FormProps) {
  return (
    <Select
      label="Player"
      value={value.seat ?? others[0]}
      onChange={(event) => onChange({ ...value, seat: namedSeat.parse(event.target.value) })}
    >
      {others.map((seat) => (
        <option key={seat} value={seat}>
          {nameOf(seat)}
        </option>
      ))}
    </Select>
  );
}

function AssignForm({ value, others, nameOf, onChange }: FormProps) {
  const assign = value.assign ?? [];
  const runeFor = (seat: SeatId) => assign.find(([one]) => one === seat)?.[1] ?? null;
  const change = (seat: SeatId, rune: RuneId | null) => {
    const rest = assign.filter(([one]) => one !== seat);
    onChange({ ...value, assign: rune === null ? rest : [...rest, [seat, rune]] });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      {others.map((seat) => (
        <div key={seat} className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-sm">{nameOf(seat)}</span>
          <RuneSlot
            label={`A rune for ${nameOf(seat)}`}
            value={runeFor(seat)}
            onChange={(rune) => change(seat, rune)}
            without={assign.filter(([one]) => one !== seat).map(([, rune]) => rune)}
          />
        </div>
      ))}
    </div>
  );
}

function PatternForm({ value, others, nameOf, onChange }: FormProps) {
  const chosen = value.seats ?? others.slice(0, 4);
  const groupAt = (p: number) => value.groups?.[p] ?? divineGroups[p];
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-3 gap-2">
        {positions.map((p) => (
          <Select
            key={p}
            label={`Position ${p + 1}`}
            value={groupAt(p)}
            onChange={(event) =>
              onChange({ ...value, groups: positions.map((q) => (q === p ? event.target.value : (groupAt(q) ?? ''))) })
            }
          >
            {groups.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </Select>
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
        <legend className="mb-1.5 font-medium text-emphasis text-sm">Players, four at most</legend>
        {others.map((seat) => (
          <Checkbox
            key={seat}
            label={nameOf(seat)}
            checked={chosen.includes(seat)}
            onChange={(event) =>
              onChange({
                ...value,
                seats: others.filter((one) => (one === seat ? event.target.checked : chosen.includes(one))),
              })
            }
          />
        ))}
      </fieldset>
    </div>
  );
}

function PlaceForm({ value, onChange }: FormProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label="Order"
        value={value.order ?? 'divine'}
        onChange={(event) => onChange({ ...value, order: event.target.value })}
      >
        <option value="divine">Divine</option>
        <option value="mundane">Mundane</option>
      </Select>
      <Select
        label="Position"
        value={value.position ?? 0}
        onChange={(event) => onChange({ ...value, position: Number(event.target.value) })}
      >
        {positions.map((p) => (
          <option key={p} value={p}>
            {p + 1}, {['top left', 'top middle', 'top right', 'bottom left', 'bottom middle', 'bottom right'][p]}
          </option>
        ))}
      </Select>
    </div>
  );
}

function GlimpseForm(props: FormProps) {
  const { value, onChange } = props;
  const not = value.not ?? [];
  return (
    <div className="grid grid-cols-1 gap-2">
      <SeatSelect {...props} />
      <p className="font-medium text-emphasis text-sm">Not one of these</p>
      <div className="flex flex-wrap gap-2">
        {[...not, null].slice(0, 5).map((rune, i) => (
          <RuneSlot
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a short list that only grows and shrinks at its end
            key={i}
            label={`Rune ${i + 1} not to be told`}
            value={rune}
            without={not.filter((one) => one !== rune)}
            onChange={(next) =>
              onChange({ ...value, not: [...not.slice(0, i), ...(next === null ? [] : [next]), ...not.slice(i + 1)] })
            }
          />
        ))}
      </div>
    </div>
  );
}

function MirrorForm(props: FormProps) {
  const { view, value, onChange } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SeatSelect {...props} />
      <RuneSlot
        label="The rune that you show"
        value={value.show ?? null}
        only={view.symbol ?? []}
        onChange={(rune) => onChange({ ...value, show: rune ?? undefined })}
      />
    </div>
  );
}

function TradeForm(props: FormProps) {
  const { view, value, onChange } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      <SeatSelect {...props} />
      <Select
        label="Your rune"
        value={value.position ?? 0}
        onChange={(event) => onChange({ ...value, position: Number(event.target.value) })}
      >
        {(view.symbol ?? []).map((rune, p) => (
          <option key={rune} value={p}>
            Position {p + 1}: {runeOf(rune).name}
          </option>
        ))}
      </Select>
    </div>
  );
}
