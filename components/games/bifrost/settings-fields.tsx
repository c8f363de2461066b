'use client';

import { useState } from 'react';
import type { SettingsFieldsProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { FieldError, RadioGroup, Select } from '@/components/ui/field';
import { type Color, cellName, cellNames, colors } from '@/games/bifrost/board';
import type { Cells } from '@/games/bifrost/groups';
import { standardPrefilled } from '@/games/bifrost/settings';
import { itemAt } from '@/games/kit/item-at';
import { HexBoard } from './hex-board';
import { PieceMark } from './piece';
import { capitalized } from './words';

type Value = SettingsFieldsProps['value'];

/** Who plays which colour, and how the boards look at the start. */
export function SettingsFields(props: SettingsFieldsProps) {
  return (
    <div className="grid gap-6">
      <ColorsField {...props} />
      <PrefilledField {...props} />
    </div>
  );
}

function ColorsField({ value, onChange, seats, nameOf, problems }: SettingsFieldsProps) {
  const dealt = (value.colors ?? null) as Readonly<Record<string, Color>> | null;
  const deal = (next: Readonly<Record<string, Color>> | null) => onChange(withSetting(value, 'colors', next));
  const byHand = () => deal(Object.fromEntries(seats.map((seat, i) => [seat, itemAt(colors, i % 3)])));
  return (
    <div className="grid gap-3">
      <RadioGroup
        label="Who plays which colour"
        name="colors"
        value={dealt === null ? 'drawn' : 'by hand'}
        onChange={(choice) => (choice === 'drawn' ? deal(null) : byHand())}
        options={[
          { value: 'drawn', label: 'Drawn at random', help: 'From the match’s seed, when it starts.' },
          { value: 'by hand', label: 'Dealt by hand', help: 'Only you, the host, can see it until the end.' },
        ]}
      />
      {dealt !== null && (
        <div className="grid gap-3 sm:grid-cols-3">
          {seats.map((seat) => (
            <Select
              key={seat}
              label={nameOf(seat)}
              value={Object.hasOwn(dealt, seat) ? dealt[seat] : ''}
              error={problems[`colors.${seat}`]}
              onChange={({ target }) =>
                deal({ ...dealt, [seat]: colors.find((color) => color === target.value) ?? 'red' })
              }
            >
              {colors.map((color) => (
                <option key={color} value={color}>
                  {capitalized(color)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      <FieldError error={problems.colors ?? null} />
    </div>
  );
}

function PrefilledField({ value, onChange, problems }: SettingsFieldsProps) {
  const prefilled = (value.prefilled ?? standardPrefilled) as Readonly<Record<string, Color>>;
  const [color, setColor] = useState<Color | 'none'>('red');
  const cells: Cells = cellNames.map((name) => (Object.hasOwn(prefilled, name) ? (prefilled[name] ?? null) : null));
  const fill = (next: Readonly<Record<string, Color>> | null) => onChange(withSetting(value, 'prefilled', next));
  function paint(cell: number) {
    const held = color === 'none' || cells[cell] === color ? null : color;
    const painted = cells.with(cell, held);
    fill(Object.fromEntries(painted.flatMap((one, i) => (one === null ? [] : [[cellName(i), one]]))));
  }
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium text-emphasis text-sm">How the boards look at the start</legend>
        {[...colors, 'none' as const].map((one) => (
          <Button
            key={one}
            size="sm"
            variant={color === one ? 'solid' : 'outline'}
            aria-pressed={color === one}
            onClick={() => setColor(one)}
          >
            {one === 'none' ? 'Empty a cell' : <PieceMark color={one} className="size-4" />}
            {one === 'none' ? null : capitalized(one)}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={() => fill(null)}>
          Standard start
        </Button>
        <Button size="sm" variant="quiet" onClick={() => fill({})}>
          Empty board
        </Button>
      </fieldset>
      <div className="max-w-96">
        <HexBoard title="Start position" cells={cells} chooses="any" onChoose={paint} />
      </div>
      <FieldError error={problems.prefilled ?? null} />
    </div>
  );
}

/** The settings with one of them set; null leaves it at its default. */
function withSetting(value: Value, key: string, setting: unknown): Value {
  const { [key]: _, ...rest } = value;
  return setting === null ? rest : { ...rest, [key]: setting };
}
