import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import {
  boardOf,
  helpOf,
  humanise,
  isSeat,
  itemsOf,
  keysOf,
  labelOf,
  propertiesOf,
  type Schema,
  valuesOf,
  withoutNull,
} from './schema';

// What a view says, as panels to read: tables for lists of things and for what each player has, boards for cells, words
// for the rest. Labels and the order come from the schema, where the game describes its view; else from the keys.

type Fields = Readonly<Record<string, unknown>>;

interface Words {
  nameOf(seat: SeatId): string;
  readonly seats: readonly SeatId[];
}

interface Shown extends Words {
  readonly value: unknown;
  readonly schema: Schema;
}

/** Keys that the frame shows. */
const framed = ['game', 'viewer', 'status', 'phase', 'round', 'seats', 'dueAt', 'leftMs', 'interlude'];

interface ViewPanelsProps extends Words {
  readonly view: object;
  /** Describes the view, as far as the game does. */
  readonly schema: Schema;
  /** Keys that the game draws itself. */
  readonly without?: readonly string[];
}

/** A panel for each thing in the view that the frame does not show already. */
export function ViewPanels({ view, schema, without = [], ...words }: ViewPanelsProps) {
  const known = new Map(propertiesOf(schema));
  const order = [...known.keys(), ...Object.keys(view).filter((key) => !known.has(key))];
  const values = new Map<string, unknown>(Object.entries(view));
  const keys = order.filter((key) => values.get(key) !== undefined && !framed.includes(key) && !without.includes(key));
  const shownOf = (key: string) => ({ ...words, name: key, value: values.get(key), schema: known.get(key) ?? {} });
  const inLine = keys.filter((key) => !isComposed(values.get(key)));
  return (
    <div className="grid grid-cols-1 gap-4">
      {inLine.length > 0 && (
        <dl aria-label="In short" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {inLine.map((key) => (
            <ShortLine key={key} {...shownOf(key)} />
          ))}
        </dl>
      )}
      {keys.map((key) => isComposed(values.get(key)) && <OnePanel key={key} {...shownOf(key)} />)}
    </div>
  );
}

const isComposed = (value: unknown) => typeof value === 'object' && value !== null;

function ShortLine({ name, ...shown }: Shown & { name: string }) {
  return (
    <Line label={labelOf(withoutNull(shown.schema).inner, name)}>
      <Words {...shown} />
    </Line>
  );
}

function OnePanel({ name, ...shown }: Shown & { name: string }) {
  const { inner } = withoutNull(shown.schema);
  const label = labelOf(inner, name);
  const help = helpOf(inner);
  return (
    <Panel role="group" aria-label={label}>
      <h3 className="eyebrow mb-1.5">{label}</h3>
      {help !== null && <p className="mb-2 text-muted text-sm">{help}</p>}
      <div className="text-sm">
        <Value {...shown} schema={inner} label={label} />
      </div>
    </Panel>
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function Value({ label, ...shown }: Shown & { label: string }): ReactNode {
  const { value, schema } = shown;
  if (Array.isArray(value)) return <List {...shown} values={value} label={label} />;
  if (!isObject(value)) return <Words {...shown} />;
  const board = boardOf(Object.keys(value));
  if (board !== null) return <Board {...shown} label={label} rows={board} cells={value} />;
  return isMapOfSeats(shown) ? (
    <BySeat {...shown} label={label} by={value} />
  ) : (
    <Parts {...shown} of={value} schema={schema} />
  );
}

const isMapOfSeats = ({ value, schema, seats }: Shown): boolean => {
  const keys = Object.keys(value as Fields);
  return (
    isSeat(keysOf(schema)) ||
    (keys.length > 0 && schema.properties === undefined && keys.every((key) => isAmong(seats, key)))
  );
};

const isAmong = (seats: readonly string[], text: string) => seats.includes(text);

/** Anything that fits in a line. */
function Words({ value, schema, nameOf, seats }: Shown): ReactNode {
  const { inner } = withoutNull(schema);
  if (value === null || value === undefined) return <span className="text-muted">–</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return <span className="figures">{value.toLocaleString('en')}</span>;
  if (typeof value !== 'string') return inWords({ value, schema: inner, nameOf, seats });
  if (isSeat(inner) || (inner.type === undefined && isAmong(seats, value))) return nameOf(namedSeat.parse(value));
  return inner.enum === undefined ? value : humanise(value);
}

/** A thing within a cell of a table: its parts one after the other. */
function inWords({ value, schema, ...words }: Shown): ReactNode {
  const parts = Array.isArray(value)
    ? value.map((one, i) => ({ key: String(i), label: null, value: one, schema: itemsOf(schema) }))
    : partsOf(value as Fields, schema);
  if (parts.length === 0) return <span className="text-muted">–</span>;
  return parts.map(({ key, label, ...part }, i) => (
    <span key={key}>
      {i > 0 && ', '}
      {label !== null && <span className="text-muted">{label.toLowerCase()} </span>}
      <Words {...words} {...part} />
    </span>
  ));
}

function partsOf(value: Fields, schema: Schema) {
  const known = new Map(propertiesOf(schema));
  return Object.entries(value).map(([key, one]) => {
    const own = known.get(key) ?? valuesOf(schema);
    return {
      key,
      label: known.has(key) ? labelOf(withoutNull(own).inner, key) : humanise(key),
      value: one,
      schema: own,
    };
  });
}

function List({ values, label, ...shown }: Shown & { values: readonly unknown[]; label: string }): ReactNode {
  const item = withoutNull(itemsOf(shown.schema)).inner;
  if (values.length === 0) return <p className="text-muted">Nothing yet.</p>;
  if (values.every(Array.isArray)) return <Rows {...shown} rows={values} item={itemsOf(item)} label={label} />;
  if (values.every(isObject)) return <Things {...shown} things={values} item={item} label={label} />;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand in a list twice
        <li key={i}>
          <Words {...shown} value={value} schema={item} />
        </li>
      ))}
    </ul>
  );
}

/** Rows of a grid, as they lie. */
function Rows({
  rows,
  item,
  label,
  ...shown
}: Shown & { rows: readonly (readonly unknown[])[]; item: Schema; label: string }) {
  return (
    <Table caption={label}>
      <tbody>
        {rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <tr key={y}>
            {row.map((value, x) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <Td key={x}>
                <Words {...shown} value={value} schema={item} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Board({
  rows,
  cells,
  label,
  ...shown
}: Shown & { rows: readonly (readonly (string | null)[])[]; cells: Fields; label: string }) {
  return (
    <Table caption={label}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, x) => (
              <Td key={cell ?? `hole ${x}`}>
                {cell !== null && (
                  <>
                    <span className="mr-1.5 text-2xs text-muted">{cell}</span>
                    <Words {...shown} value={cells[cell]} schema={valuesOf(shown.schema)} />
                  </>
                )}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Things of one kind: a row each, a column for everything that one of them has. */
function Things({ things, item, label, ...shown }: Shown & { things: readonly Fields[]; item: Schema; label: string }) {
  return (
    <ThingsTable
      {...shown}
      label={label}
      item={item}
      rows={things.map((thing, i) => ({ key: String(i), head: null, thing }))}
    />
  );
}

function BySeat({ by, label, ...shown }: Shown & { by: Fields; label: string }) {
  const item = withoutNull(valuesOf(shown.schema)).inner;
  const seats = Object.keys(by);
  if (seats.every((seat) => isObject(by[seat]))) {
    const rows = seats.map((seat) => ({
      key: seat,
      head: shown.nameOf(namedSeat.parse(seat)),
      thing: by[seat] as Fields,
    }));
    return <ThingsTable {...shown} {...{ label, item, rows }} />;
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {seats.map((seat) => (
        <Line key={seat} label={shown.nameOf(namedSeat.parse(seat))}>
          <Words {...shown} value={by[seat]} schema={item} />
        </Line>
      ))}
    </dl>
  );
}

interface ThingRow {
  readonly key: string;
  /** Whose row it is; null: nobody's. */
  readonly head: string | null;
  readonly thing: Fields;
}

function ThingsTable({
  rows,
  item,
  label,
  ...shown
}: Shown & { rows: readonly ThingRow[]; item: Schema; label: string }) {
  const columns = columnsOf(rows, item);
  const hasHeads = rows.some(({ head }) => head !== null);
  return (
    <Table caption={label}>
      <thead>
        <tr>
          {hasHeads && <Th>Player</Th>}
          {columns.map(({ key, label: heading, schema }) => (
            <Th key={key} numeric={isNumeric(schema)}>
              {heading}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, head, thing }) => (
          <tr key={row}>
            {head !== null && <RowTh>{head}</RowTh>}
            {columns.map(({ key, schema }) => (
              <Td key={key} numeric={isNumeric(schema)}>
                <Words {...shown} value={thing[key]} schema={schema} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

function columnsOf(rows: readonly ThingRow[], item: Schema) {
  const known = propertiesOf(item);
  const there = new Set(rows.flatMap(({ thing }) => Object.keys(thing)));
  const others = [...there].filter((key) => known.every(([name]) => name !== key));
  return [...known.filter(([key]) => there.has(key)), ...others.map((key) => [key, {}] as const)].map(
    ([key, schema]) => {
      const { inner } = withoutNull(schema);
      return { key, schema: inner, label: labelOf(inner, key) };
    },
  );
}

function Parts({ of, schema, ...shown }: Shown & { of: Fields }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {partsOf(of, schema).map(({ key, label, ...part }) => (
        <Line key={key} label={label}>
          <Value {...shown} {...part} label={label} />
        </Line>
      ))}
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-emphasis [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
