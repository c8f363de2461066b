'use client';

import { type ReactNode, useState } from 'react';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError, Input, Select, Textarea } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import { type Field, type Filled, isFilled, placesOf } from './action-forms';
import { openRange, rangeWords } from './open-range';
import { boardOf, humanise } from './schema';
import { type Tile, Tiles } from './tiles';

export interface ControlProps<One extends Field = Field> {
  readonly field: One;
  readonly value: unknown;
  onChange(value: unknown): void;
  /** What is wrong with it, as a sentence. */
  readonly problem: string | null;
  readonly seats: readonly SeatId[];
  nameOf(seat: SeatId): string;
  /** Why this value would be refused; null: it would not. `places`: only where one of these within it is why ("2", "2.coins"). */
  reasonAgainst(value: unknown, places?: readonly string[]): string | null;
  /** Of a number: its bounds are the match's already. */
  readonly isBounded?: boolean | undefined;
}

/** A place within one that is within this. */
const placesIn = (place: string, places: readonly string[] = ['']): readonly string[] =>
  places.map((within) => (within === '' ? place : `${place}.${within}`));

type Of<Kind extends Field['kind']> = ControlProps<Field & { kind: Kind }>;

/** The control for a field of any kind. */
export function FieldControl(props: ControlProps): ReactNode {
  const { field } = props;
  switch (field.kind) {
    case 'seat':
      return <SeatTiles {...props} field={field} />;
    case 'choice':
      return <ChoiceTiles {...props} field={field} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'switch':
      return <SwitchBox {...props} field={field} />;
    case 'text':
      return <TextInput {...props} field={field} />;
    case 'some':
      return <SomeTiles {...props} field={field} />;
    case 'list':
      return <ListOfFields {...props} field={field} />;
    case 'group':
      return <GroupOfFields {...props} field={field} />;
    case 'json':
      return <JsonInput {...props} field={field} />;
  }
}

/** What null is called beside the choices. No option can have this value: it is no text that an enum or a seat has. */
const NOBODY = ' ';

const lookOf = ({ field: { label, help }, problem }: ControlProps) => ({ label, help, error: problem });
const valueOrNothing = (value: unknown) => (typeof value === 'string' ? value : '');
const chosenOf = (value: unknown): readonly string[] => {
  if (value === null) return [NOBODY];
  return typeof value === 'string' ? [value] : [];
};

function SeatTiles(props: Of<'seat'>) {
  const { field, value, seats, nameOf, onChange, reasonAgainst } = props;
  const tiles: Tile[] = seats.map((seat) => ({
    value: seat,
    label: <FacedName seat={seat} name={nameOf(seat)} />,
    reason: reasonAgainst(seat),
  }));
  if (field.isNullable) tiles.push({ value: NOBODY, label: 'Nobody', reason: reasonAgainst(null) });
  return (
    <Tiles
      {...lookOf(props)}
      tiles={tiles}
      chosen={chosenOf(value)}
      onChoose={(seat) => onChange(seat === NOBODY ? null : seat)}
    />
  );
}

const FacedName = ({ seat, name }: { seat: SeatId; name: string }) => (
  <>
    <Face seat={seat} size="sm" className="mr-1.5 align-[-0.3em]" />
    {name}
  </>
);

/** Choices as a list, or where they name the cells of a board, as that board. */
function tilesOf(options: readonly string[], tileOf: (option: string) => Tile) {
  const board = boardOf(options);
  return board?.map((row) => row.map((cell) => (cell === null ? null : tileOf(cell)))) ?? options.map(tileOf);
}

function ChoiceTiles(props: Of<'choice'>) {
  const { field, value, onChange, reasonAgainst } = props;
  const tileOf = (option: string): Tile => ({ value: option, label: humanise(option), reason: reasonAgainst(option) });
  const none: Tile = { value: NOBODY, label: 'None', reason: reasonAgainst(null) };
  return (
    <Tiles
      {...lookOf(props)}
      tiles={field.isNullable ? [...field.options.map(tileOf), none] : tilesOf(field.options, tileOf)}
      chosen={chosenOf(value)}
      onChoose={(option) => onChange(option === NOBODY ? null : option)}
    />
  );
}

function SomeTiles(props: Of<'some'>) {
  const { field, value, seats, nameOf, onChange } = props;
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const isFull = chosen.length >= field.max;
  const labelOf = (option: string): ReactNode => {
    if (field.options !== 'seats') return humanise(option);
    const seat = namedSeat.parse(option);
    return <FacedName seat={seat} name={nameOf(seat)} />;
  };
  const tileOf = (option: string): Tile => ({
    value: option,
    label: labelOf(option),
    reason: isFull && !chosen.includes(option) ? `No more than ${field.max} can be chosen.` : null,
  });
  const toggled = (option: string) =>
    chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return (
    <Tiles
      {...lookOf(props)}
      isMany
      tiles={field.options === 'seats' ? seats.map(tileOf) : tilesOf(field.options, tileOf)}
      chosen={chosen}
      onChoose={(option) => onChange(toggled(option))}
    />
  );
}

/** A few numbers are tiles, more are typed. */
const MOST_TILES = 12;

function NumberInput(props: Of<'number'>) {
  const { field, value, onChange, reasonAgainst, isBounded } = props;
  const { isWhole } = field;
  const { min, max } = isBounded ? field : openRange(field, (n) => reasonAgainst(n) !== null);
  const help = [field.help, rangeWords({ min, max })].filter((line) => line !== null).join(' ');
  if (isWhole && min !== null && max !== null && max - min < MOST_TILES && !field.isNullable) {
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const tiles = numbers.map((n) => ({ value: String(n), label: String(n), reason: reasonAgainst(n) }));
    const chosen = typeof value === 'number' ? [String(value)] : [];
    return <Tiles {...lookOf(props)} {...{ tiles, chosen }} onChoose={(n) => onChange(Number(n))} />;
  }
  return (
    <Input
      {...lookOf(props)}
      help={help === '' ? undefined : help}
      type="number"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      min={min ?? undefined}
      max={max ?? undefined}
      step={isWhole ? 1 : 'any'}
      narrow
      value={typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
}

function SwitchBox(props: Of<'switch'>) {
  const { field, value, onChange } = props;
  return (
    <Checkbox
      {...lookOf(props)}
      help={field.help ?? undefined}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

const LONG_TEXT = 100;

function TextInput(props: Of<'text'>) {
  const { field, value, onChange } = props;
  const { maxLength } = field;
  const isLong = maxLength !== null && maxLength > LONG_TEXT;
  const Control = isLong ? Textarea : Input;
  const text = valueOrNothing(value);
  const count = maxLength === null ? null : `${text.length} of ${maxLength} characters.`;
  const help = [field.help, count].filter((line) => line !== null).join(' ');
  return (
    <Control
      {...lookOf(props)}
      help={help === '' ? undefined : help}
      maxLength={maxLength ?? undefined}
      value={text}
      onChange={({ target }: { target: { value: string } }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

/** Places to fill one by one: what is chosen from is a list to open, since it is asked for many times over. */
function ListOfFields(props: Of<'list'>) {
  const { field, value, onChange, problem } = props;
  const places = placesOf(field, value);
  const item = itemOf(field, places, props);
  const set = (i: number, one: unknown) => onChange(withPlace(places, i, one));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{field.label}</legend>
      {field.help !== null && <p className="mb-2 text-muted text-sm">{field.help}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        {places.map((one, i) => (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={i}
            {...props}
            field={{ ...item, label: `${i + 1}` }}
            value={one}
            problem={null}
            isBounded
            reasonAgainst={judgedAt(i, places, props)}
            onChange={(next) => set(i, next)}
          />
        ))}
      </div>
      {field.min !== field.max && <MoreOrLess {...{ places, onChange }} min={field.min} max={field.max} />}
      <FieldError error={problem} />
    </fieldset>
  );
}

const withPlace = (places: readonly unknown[], i: number, one: unknown) =>
  places.map((before, k) => (k === i ? one : before));

/** Empty, as far as bounds go: null may be a choice of its own. */
const isGap = (one: unknown): boolean => one === undefined || one === null;

/** A number's bounds are those of a list of that number alone: what must differ from place to place leaves them as they are. */
function itemOf({ item }: Of<'list'>['field'], places: readonly unknown[], { reasonAgainst }: Judging): Field {
  if (item.kind !== 'number' || places.length === 0) return item;
  const everywhere = places.map((_, k) => String(k));
  return {
    ...item,
    ...openRange(
      item,
      (n) =>
        reasonAgainst(
          places.map(() => n),
          everywhere,
        ) !== null,
    ),
  };
}

type Judging = Pick<ControlProps, 'reasonAgainst'>;

/** As the game judges the list with it. While other places are empty there is no such list, and nothing is refused. */
function judgedAt(i: number, places: readonly unknown[], { reasonAgainst }: Judging): Judging['reasonAgainst'] {
  if (places.some((one, k) => k !== i && isGap(one))) return () => null;
  return (one, within) => reasonAgainst(withPlace(places, i, one), placesIn(String(i), within));
}

interface MoreOrLessProps extends Pick<ControlProps, 'onChange'> {
  readonly places: readonly unknown[];
  readonly min: number;
  readonly max: number;
}

function MoreOrLess({ places, min, max, onChange }: MoreOrLessProps) {
  return (
    <div className="mt-2 flex gap-2">
      <Button
        size="sm"
        disabledReason={places.length >= max ? `There are no more than ${max}.` : null}
        onClick={() => onChange([...places, undefined])}
      >
        Add one
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabledReason={places.length <= min ? `There are at least ${min}.` : null}
        onClick={() => onChange(places.slice(0, -1))}
      >
        Take the last away
      </Button>
    </div>
  );
}

function Place(props: ControlProps) {
  const { field, value, seats, nameOf, onChange } = props;
  if (field.kind !== 'seat' && field.kind !== 'choice') return <FieldControl {...props} />;
  const options = field.kind === 'seat' ? seats : field.options;
  return (
    <Select
      label={field.label}
      value={valueOrNothing(value)}
      onChange={({ target }) => onChange(target.value === '' ? (field.isNullable ? null : undefined) : target.value)}
    >
      <option value="">{field.isNullable ? 'None' : 'Choose'}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {field.kind === 'seat' ? nameOf(namedSeat.parse(option)) : humanise(option)}
        </option>
      ))}
    </Select>
  );
}

function GroupOfFields(props: Of<'group'>) {
  const { field, value, onChange, problem, reasonAgainst } = props;
  const filled: Filled = isFilled(value) ? value : {};
  return (
    <fieldset className="min-w-0 border-subtle border-l pl-4">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">{field.label}</legend>
      <div className="grid gap-4">
        {field.fields.map((one) => (
          <FieldControl
            key={one.key}
            {...props}
            field={one}
            value={filled[one.key]}
            problem={null}
            reasonAgainst={(next, within) => reasonAgainst({ ...filled, [one.key]: next }, placesIn(one.key, within))}
            isBounded={undefined}
            onChange={(next) => onChange({ ...filled, [one.key]: next })}
          />
        ))}
      </div>
      <FieldError error={problem} />
    </fieldset>
  );
}

function JsonInput(props: Of<'json'>) {
  const { field, value, onChange, problem } = props;
  const [text, setText] = useState(() => (value === undefined ? '' : JSON.stringify(value)));
  const parsed = parseJson(text);
  return (
    <Textarea
      {...lookOf(props)}
      help={field.help ?? 'Written as JSON.'}
      error={parsed === undefined && text !== '' ? 'This is not JSON yet.' : problem}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseJson(target.value));
      }}
    />
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
