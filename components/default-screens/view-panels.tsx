'use client';

import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
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
  labelOf,
  propertiesOf,
  type Schema,
  valuesOf,
  withoutNull,
} from './schema';
import {
  type Entry,
  entriesOf,
  type Fields,
  isComposed,
  isMapOfSeats,
  isNamed,
  isObject,
  panelsOf,
  partsOf,
  type ShownValue,
} from './view-values';

// What a view says, as panels to read: tables for lists of things and for what each player has, boards for cells, words
// for the rest. Labels and the order come from the schema, where the game describes its view; else from the keys.

interface Words {
  nameOf(seat: SeatId): string;
  readonly seats: readonly SeatId[];
}

interface Shown extends Words, ShownValue {}

interface ViewPanelsProps extends Words {
  readonly view: object;
  /** Describes the view, as far as the game does. */
  readonly schema: Schema;
  /** Keys that the game draws itself. */
  readonly without?: readonly string[];
}

/** A panel for each thing in the view that the frame does not show already. */
export function ViewPanels({ view, schema, without = [], ...words }: ViewPanelsProps) {
  const panels = panelsOf(view, schema)
    .filter(({ key }) => !without.includes(key))
    .map(({ key, ...shown }) => ({ ...words, ...shown, name: key }));
  // What is not there now says nothing: a pick in the phase after it.
  const inLine = panels.filter(({ value }) => !isComposed(value) && value !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      {inLine.length > 0 && (
        <dl aria-label="In short" className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {inLine.map((panel) => (
            <ShortLine key={panel.name} {...panel} />
          ))}
        </dl>
      )}
      {panels.map((panel) => isComposed(panel.value) && <OnePanel key={panel.name} {...panel} />)}
    </div>
  );
}

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

/** Anything that fits in a line. */
function Words({ value, schema, nameOf, seats }: Shown): ReactNode {
  const { inner } = withoutNull(schema);
  if (value === null || value === undefined)
    return <span className="text-muted">{isSeat(inner) ? 'nobody' : '–'}</span>;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return <span className="figures">{value.toLocaleString('en')}</span>;
  if (typeof value !== 'string') return inWords({ value, schema: inner, nameOf, seats });
  if (isNamed({ value, schema: inner, seats })) return nameOf(namedSeat.parse(value));
  return inner.enum === undefined ? value : humanise(value);
}

/** A line for each: the face, the name, what is said of it. What has a column's or a panel's name already needs no other. */
function Entries({ entries, ...words }: Words & { entries: readonly Entry[] }) {
  return (
    <ul className="grid gap-1.5">
      {entries.map(({ key, seat, rest }) => (
        <li key={key} className="min-w-0 [overflow-wrap:anywhere]">
          <Face seat={seat} size="sm" className="mr-1.5 align-[-0.3em]" />
          <strong className="mr-1.5 font-medium text-emphasis">{words.nameOf(seat)}</strong>
          {rest.map(({ key: part, label, ...shown }, i) => (
            <span key={part}>
              {i > 0 && ', '}
              {rest.length > 1 && <span className="text-muted">{label.toLowerCase()} </span>}
              <Words {...words} {...shown} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** A thing within a cell of a table: its parts one after the other. */
function inWords({ value, schema, ...words }: Shown): ReactNode {
  const entries = entriesOf({ value, schema, seats: words.seats });
  if (entries !== null) return <Entries {...words} entries={entries} />;
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

function List({ values, label, ...shown }: Shown & { values: readonly unknown[]; label: string }): ReactNode {
  const item = withoutNull(itemsOf(shown.schema)).inner;
  if (values.length === 0) return <p className="text-muted">Nothing yet.</p>;
  if (values.every(Array.isArray)) return <Rows {...shown} rows={values} item={itemsOf(item)} label={label} />;
  const entries = entriesOf({ value: values, schema: shown.schema, seats: shown.seats });
  // A table would say its heading again above its only column.
  if (entries?.every(({ rest: [one, ...more] }) => one?.label === label && more.length === 0))
    return <Entries {...shown} entries={entries} />;
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
  const hasHeads = rows.some(({ head }) => head !== null);
  const columns = columnsOf(rows, item).map((column, i) => ({
    ...column,
    // What heads a row stands where its heading does.
    isFigure: isNumeric(column.schema) && (i > 0 || hasHeads),
  }));
  const hasLines = rows.some(({ thing }) =>
    columns.some(({ key, schema }) => entriesOf({ value: thing[key], schema, seats: shown.seats }) !== null),
  );
  return (
    <Table caption={label} className={hasLines ? cardsOnPhone : undefined}>
      <thead>
        <tr>
          {hasHeads && <Th>Player</Th>}
          {columns.map(({ key, label: heading, isFigure }) => (
            <Th key={key} numeric={isFigure}>
              {heading}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, head, thing }) => (
          <tr key={row}>
            {head !== null && <RowTh>{head}</RowTh>}
            {columns.map(({ key, schema, label: heading, isFigure }) => (
              <Td key={key} numeric={isFigure} data-heading={heading} className={hasLines ? 'align-top' : undefined}>
                <Words {...shown} value={thing[key]} schema={schema} />
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** On a phone a row is a card, each of its cells below its heading. */
const cardsOnPhone =
  'max-sm:block max-sm:[&_caption]:block max-sm:[&_tbody]:block max-sm:[&_thead]:sr-only max-sm:[&_tr]:block max-sm:[&_tr]:border-default max-sm:[&_tr]:border-b max-sm:[&_tr]:py-2 max-sm:[&_:is(td,tbody_th)]:block max-sm:[&_:is(td,tbody_th)]:border-0 max-sm:[&_:is(td,tbody_th)]:px-0 max-sm:[&_:is(td,tbody_th)]:py-1 max-sm:[&_td]:text-left max-sm:[&_td]:before:mr-1.5 max-sm:[&_td]:before:text-muted max-sm:[&_td]:before:content-[attr(data-heading)]';

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
