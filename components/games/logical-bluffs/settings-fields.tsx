'use client';

import { useState } from 'react';
import type { SettingsFieldsProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { FieldError, Input, RadioGroup } from '@/components/ui/field';
import { itemAt } from '@/games/kit/item-at';
import { type Cell, type Colour, cells, colours } from '@/games/logical-bluffs/grid';
import { settingsSchema } from '@/games/logical-bluffs/settings';
import { TilePicture } from './tile';
import { TileGrid } from './tile-grid';

type Value = SettingsFieldsProps['value'];
const standard = settingsSchema.parse({});

/** The grid, what each seat knows of it, and how many items there are. */
export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <div className="grid gap-7">
      <GridField {...props} />
      <KnownField {...props} />
      <ItemsField {...props} />
    </div>
  );
}

const withSetting = (value: Value, key: string, setting: unknown): Value => {
  const { [key]: _, ...rest } = value;
  return setting === null ? rest : { ...rest, [key]: setting };
};

function GridField({ value, onChange, problems }: SettingsFieldsProps) {
  const grid = (value.grid ?? null) as Colour[] | null;
  const [colour, setColour] = useState<Colour>('red');
  const compose = (next: Colour[] | null) => onChange(withSetting(value, 'grid', next));
  return (
    <div className="grid gap-3">
      <RadioGroup
        label="The grid"
        name="grid"
        value={grid === null ? 'drawn' : 'composed'}
        onChange={(choice) => compose(choice === 'drawn' ? null : cells.map((_, i) => itemAt(colours, i % 4)))}
        options={[
          { value: 'drawn', label: 'Drawn at random', help: 'From the match’s seed, when it starts.' },
          { value: 'composed', label: 'Composed by you', help: 'Nobody sees it before the end but you.' },
        ]}
      />
      {grid !== null && (
        <>
          <ColourChoice colour={colour} onChange={setColour} />
          <TileGrid
            title="Compose the grid"
            className="max-w-72"
            initials
            lookOf={(cell) => ({ colour: grid[cells.indexOf(cell)] ?? null })}
            onChoose={(cell) => compose(grid.map((old, i) => (cells[i] === cell ? colour : old)))}
          />
        </>
      )}
      <FieldError error={problems.grid ?? null} />
    </div>
  );
}

function ColourChoice({ colour, onChange }: { colour: Colour; onChange(colour: Colour): void }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Colour to put</legend>
      {colours.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === colour ? 'solid' : 'outline'}
          aria-pressed={one === colour}
          onClick={() => onChange(one)}
        >
          <TilePicture colour={one} className="size-4" />
          {one}
        </Button>
      ))}
    </fieldset>
  );
}

function KnownField({ value, onChange, seats, nameOf, problems }: SettingsFieldsProps) {
  const known = (value.known ?? standard.known) as readonly (readonly Cell[])[];
  const toggle = (side: number, cell: Cell) =>
    onChange({
      ...value,
      known: known.map((some, i) =>
        i === side ? cells.filter((one) => (one === cell ? !some.includes(cell) : some.includes(one))) : some,
      ),
    });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">Tiles known from the start</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {seats.slice(0, known.length).map((seat, side) => (
          <div key={seat}>
            <p className="mb-2 text-sm text-subtle">{nameOf(seat)}</p>
            <TileGrid
              title={`Tiles that ${nameOf(seat)} knows`}
              className="max-w-56"
              lookOf={(cell) => ({
                isChosen: itemAt(known, side).includes(cell),
                words: itemAt(known, side).includes(cell) ? 'known from the start' : undefined,
              })}
              onChoose={(cell) => toggle(side, cell)}
            />
          </div>
        ))}
      </div>
      <FieldError error={Object.entries(problems).find(([path]) => path.startsWith('known'))?.[1] ?? null} />
    </fieldset>
  );
}

const itemNames = { noLimit: 'No limit', smokescreen: 'Smokescreen', detective: 'Detective' } as const;

function ItemsField({ value, onChange, problems }: SettingsFieldsProps) {
  const items = { ...standard.items, ...(value.items as Partial<typeof standard.items> | undefined) };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium text-emphasis text-sm">How often each player may use</legend>
      <div className="flex flex-wrap gap-4">
        {(Object.keys(itemNames) as (keyof typeof itemNames)[]).map((name) => (
          <Input
            key={name}
            narrow
            type="number"
            min={0}
            max={99}
            label={itemNames[name]}
            value={items[name]}
            onChange={(event) => onChange({ ...value, items: { ...items, [name]: Number(event.target.value) } })}
          />
        ))}
      </div>
      <FieldError error={Object.entries(problems).find(([path]) => path.startsWith('items'))?.[1] ?? null} />
    </fieldset>
  );
}
