import { hasClosed } from '@/components/stage/has-closed';
import type { Beat, Card, CardLine, Close, Telling } from '@/components/stage/scene';
import { figureWords, listed } from '@/components/stage/words';
import type { MatchView, SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import { humanise, isSeat, itemsOf, labelOf, type Schema, withoutNull } from './schema';
import {
  entriesOf,
  isComposed,
  isNamed,
  isObject,
  type panelsOf,
  partsOf,
  phaseOf,
  publicPanelsOf,
  type ShownValue,
} from './view-values';

// What a close of a game without scenes of its own shows: the rows that its lists have grown by, and by how much its
// figures have changed. Only from what the schema says is in everybody's view: the scene is the same for all.

/** One new row, or the figures of every seat where some have changed. */
export interface NewBeat extends Beat {
  /** Of the panel that it is in. */
  readonly key: string;
  /** What the panel holds of it. */
  readonly value: unknown;
}

interface Words {
  readonly seats: readonly SeatId[];
  nameOf(seat: SeatId): string;
}

interface Told {
  readonly beat: Omit<NewBeat, 'ms'>;
  readonly lines: readonly CardLine[];
}

/** All of a scene takes at most 20 seconds, however many rows are new. */
const [BEAT_MS, WHOLE_MS, MOST_BEATS] = [4000, 20_000, 40];

export function closeOf(
  before: MatchView,
  after: MatchView,
  { mine, nameOf, schema }: Pick<Telling, 'mine' | 'nameOf'> & { readonly schema: Schema },
): Close<NewBeat> | null {
  const isEnd = before.status !== 'finished' && after.status === 'finished';
  if (before.status === 'finished' || !(isEnd || hasClosed(before, after))) return null;
  const words: Words = { seats: after.seats.map(({ seat }) => seat), nameOf };
  const earlier = new Map<string, unknown>(Object.entries(before));
  const panels = publicPanelsOf(after, schema).map((panel) => ({ ...panel, was: earlier.get(panel.key) }));
  const rows = panels.flatMap((panel) => newRows(panel).map((row, i) => rowTold({ ...panel, row, i }, words, mine)));
  // Within a round a phase may also have gone back: then no list has grown.
  const isOnward = isEnd || after.round > before.round || rows.length > 0;
  const figures = isOnward ? panels.flatMap((panel) => figuresTold(panel, words, mine)) : [];
  const told = [...rows.slice(-MOST_BEATS), ...figures];
  const ms = Math.min(BEAT_MS, Math.floor(WHOLE_MS / told.length));
  const [first, ...more] = told.map(({ beat }): NewBeat => ({ ...beat, ms }));
  if (first === undefined) return null;
  const phase = phaseOf(before);
  const scene = { id: phase.toLowerCase(), title: `${phase} closed`, beats: [first, ...more] };
  return { scene, card: cardOf(mine === null ? [] : told.flatMap(({ lines }) => lines)) };
}

/** As much as has room in the middle of a table, on a phone too, beside the round and its clock. */
const middleHolds = 90;

/**
 * The last row of each list that tells what happened, in words: what the middle of the table holds until the next close. What is
 * longer stands in the panels alone.
 */
export const newestOf = (view: MatchView, { nameOf, schema }: Pick<Words, 'nameOf'> & { schema: Schema }) => {
  const seats = view.seats.map(({ seat }) => seat);
  return publicPanelsOf(view, schema).flatMap((panel) => {
    const row = figuresOf({ ...panel, seats }).length > 0 ? undefined : rowsOf(panel.value).at(-1);
    const text = row === undefined ? '' : rowWords({ ...panel, row }, { seats, nameOf });
    const isShown = text !== '' && text.length <= middleHolds;
    return isShown ? [{ key: panel.key, label: labelOf(panel.schema, panel.key), text }] : [];
  });
};

/** The keys of what says a number of every seat. */
export const figureKeysOf = (view: MatchView, schema: Schema): readonly string[] => {
  const seats = view.seats.map(({ seat }) => seat);
  return publicPanelsOf(view, schema).flatMap((panel) =>
    figuresOf({ ...panel, seats }).length > 0 ? [panel.key] : [],
  );
};

type Panel = ReturnType<typeof panelsOf>[number];

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a list has more than it had, where it is otherwise as it was. */
function newRows({ value, was }: Panel & { was: unknown }): readonly unknown[] {
  const [rows, known] = [rowsOf(value), rowsOf(was)];
  const isLonger = JSON.stringify(rows.slice(0, known.length)) === JSON.stringify(known);
  return isLonger ? rows.slice(known.length) : [];
}

function rowTold({ row, i, ...panel }: Panel & { row: unknown; i: number }, words: Words, mine: SeatId | null): Told {
  const text = rowWords({ ...panel, row }, words);
  return {
    beat: { id: `${panel.key} ${i + 1}`, key: panel.key, value: [row], text: sentence(text) },
    lines: rowPartsOf({ ...panel, row })
      .filter(({ value }) => mine !== null && Array.isArray(value) && value.includes(mine))
      .map(({ label }) => ({ text: `You: ${lower(label)}` })),
  };
}

/** Its number of the round is in the heading. */
const rowPartsOf = ({ row, schema }: Panel & { row: unknown }) =>
  isObject(row) ? partsOf(row, withoutNull(itemsOf(schema)).inner).filter(({ key }) => key !== 'round') : [];

function rowWords({ row, ...panel }: Panel & { row: unknown }, words: Words): string {
  const own = entriesOf({ value: [row], schema: panel.schema, seats: words.seats })?.[0];
  if (own !== undefined) return `${words.nameOf(own.seat)}: ${inLine(own.rest, words)}`;
  const parts = rowPartsOf({ ...panel, row });
  if (parts.length === 0)
    return `${labelOf(panel.schema, panel.key)}: ${wordsOf({ ...words, value: row, schema: itemsOf(panel.schema) })}`;
  return parts
    .map(({ label, ...part }, i) => `${i === 0 ? label : lower(label)}: ${wordsOf({ ...words, ...part })}`)
    .join('; ');
}

type Part = ReturnType<typeof partsOf>[number];

/** One thing needs no label. */
const inLine = (parts: readonly Part[], words: Words): string =>
  parts
    .map(({ label, ...part }) => `${parts.length > 1 ? `${lower(label)} ` : ''}${wordsOf({ ...words, ...part })}`)
    .join(', ');

function wordsOf({ nameOf, ...shown }: ShownValue & Words): string {
  const { value, seats } = shown;
  const { inner } = withoutNull(shown.schema);
  if (value === null || value === undefined || value === '') return isSeat(inner) ? 'nobody' : 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return figureWords(value);
  if (isNamed({ value, schema: inner, seats })) return nameOf(namedSeat.parse(value));
  if (typeof value === 'string') return inner.enum === undefined ? value : lower(humanise(value));
  if (isObject(value)) return inLine(partsOf(value, inner), { nameOf, seats });
  if (!Array.isArray(value)) return String(value);
  const item = itemsOf(inner);
  if (value.length === 0) return isSeat(withoutNull(item).inner) ? 'nobody' : 'nothing';
  const own = entriesOf({ value, schema: inner, seats });
  if (own !== null) return own.map(({ seat, rest }) => `${nameOf(seat)} ${inLine(rest, { nameOf, seats })}`).join(', ');
  return listed(value.map((one) => wordsOf({ value: one, schema: item, nameOf, seats })));
}

interface Figure {
  readonly seat: SeatId;
  readonly label: string;
  readonly number: number;
}

/** The numbers of a list that says something of every seat, or of a map of seats; none where it is another value. */
function figuresOf({ key, ...shown }: Panel & { seats: readonly SeatId[] }): readonly Figure[] {
  const { value, schema, seats } = shown;
  const entries = isObject(value)
    ? Object.entries(value).flatMap(([seat, number]) =>
        seats
          .filter((one) => one === seat)
          .map((one) => ({ seat: one, rest: [{ label: labelOf(schema, key), value: number }] })),
      )
    : (entriesOf(shown) ?? []);
  if (new Set(entries.map(({ seat }) => seat)).size !== seats.length || entries.length !== seats.length) return [];
  return entries.flatMap(({ seat, rest }) =>
    rest.flatMap(({ label, value: number }) => (typeof number === 'number' ? [{ seat, label, number }] : [])),
  );
}

function figuresTold({ was, ...panel }: Panel & { was: unknown }, words: Words, mine: SeatId | null): readonly Told[] {
  const earlier = figuresOf({ ...panel, value: was, seats: words.seats });
  const changes = figuresOf({ ...panel, seats: words.seats }).flatMap(({ number, ...figure }) => {
    const before = earlier.find(({ seat, label }) => seat === figure.seat && label === figure.label);
    return before === undefined ? [] : [{ ...figure, number, by: number - before.number }];
  });
  const labels = [...new Set(changes.map(({ label }) => label))];
  return labels.flatMap((label) => {
    const labelled = changes.filter((one) => one.label === label);
    const amounts = [...new Set(labelled.map(({ by }) => by))].filter((by) => by !== 0).toSorted((a, b) => b - a);
    if (amounts.length === 0) return [];
    const groups = amounts.map((by) => {
      const names = labelled.filter((one) => one.by === by).map(({ seat }) => words.nameOf(seat));
      return `${signed(by)} for ${listed(names)}`;
    });
    const own = labelled.filter(({ seat }) => seat === mine);
    return [
      {
        beat: {
          ...{ id: `${panel.key}, ${label}`, key: panel.key, value: panel.value },
          text: sentence(`${label}: ${groups.join('; ')}`),
        },
        lines: own.map(({ by, number }) => ({ text: `${label}: ${figureWords(number)} in all`, amount: signed(by) })),
      },
    ];
  });
}

const cardOf = (lines: readonly CardLine[]): Card | null => (lines.length === 0 ? null : { title: 'For you', lines });

const signed = (by: number): string => (by > 0 ? `+${by}` : figureWords(by));

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

const sentence = (text: string): string => (/[.!?”]$/.test(text) ? text : `${text}.`);

/** What is there once these beats are told, by panel: the rows of a list one after the other. */
export function toldBy(beats: readonly NewBeat[]): Readonly<Record<string, unknown>> {
  const panels: Record<string, unknown> = {};
  for (const { key, value } of beats) {
    const known = panels[key];
    panels[key] = isComposed(known) && value !== known ? [...rowsOf(known), ...rowsOf(value)] : value;
  }
  return panels;
}
