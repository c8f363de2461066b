import type { MatchView, SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import { humanise, isSeat, itemsOf, keysOf, labelOf, propertiesOf, type Schema, valuesOf, withoutNull } from './schema';

// What the values of a view are, as far as the game's schema or the values themselves say: the same for panels and scenes.

export type Fields = Readonly<Record<string, unknown>>;

/** Keys that the frame shows: all that every view has. */
const framed: Readonly<Record<keyof MatchView, true>> = {
  game: true,
  viewer: true,
  status: true,
  phase: true,
  round: true,
  seats: true,
  dueAt: true,
  leftMs: true,
  interlude: true,
  sealed: true,
  actedAt: true,
};

/** A value of a view, and what the game says of it. */
export interface ShownValue {
  readonly value: unknown;
  readonly schema: Schema;
  readonly seats: readonly SeatId[];
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isComposed = (value: unknown) => typeof value === 'object' && value !== null;

export const isMapOfSeats = ({ value, schema, seats }: ShownValue): boolean => {
  const keys = Object.keys(value as Fields);
  return (
    isSeat(keysOf(schema)) ||
    (keys.length > 0 && schema.properties === undefined && keys.every((key) => isAmong(seats, key)))
  );
};

const isAmong = (seats: readonly string[], text: string) => seats.includes(text);

export const isNamed = ({ value, schema, seats }: ShownValue): boolean =>
  typeof value === 'string' && (isSeat(schema) || (schema.type === undefined && isAmong(seats, value)));

/** What a list says of one seat: "Ana", then the rest of it. */
export interface Entry {
  readonly seat: SeatId;
  readonly key: string;
  readonly rest: readonly ReturnType<typeof partsOf>[number][];
}

/** A list of things that each name a seat first, and say something of it in a line; null where it is another list. */
export function entriesOf({ value, schema, seats }: ShownValue): readonly Entry[] | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) return null;
  const entries = value.flatMap((thing, i) => {
    const parts = partsOf(thing, withoutNull(itemsOf(schema)).inner);
    const whose = parts.find((part) => isSeat(withoutNull(part.schema).inner) || isNamed({ ...part, seats }));
    if (whose === undefined || !isNamed({ ...whose, schema: withoutNull(whose.schema).inner, seats })) return [];
    const rest = parts.filter((part) => part !== whose);
    if (rest.length === 0 || rest.some((part) => isComposed(part.value))) return [];
    return [{ key: String(i), seat: namedSeat.parse(whose.value), rest }];
  });
  return entries.length === value.length ? entries : null;
}

export function partsOf(value: Fields, schema: Schema) {
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

/** "Round 3"; "Vote, round 3". */
export const phaseOf = ({ phase, round }: Pick<MatchView, 'phase' | 'round'>): string =>
  phase === 'round' ? `Round ${round}` : `${humanise(phase)}, round ${round}`;

/** What a host closes: a phase of a round is no round. */
export const closesOf = ({ phase }: Pick<MatchView, 'phase'>): string =>
  phase === 'round' ? 'the round' : 'the phase';

/** Its values in the order of the schema, those that it does not describe last; nothing that the frame shows. */
export function panelsOf(
  view: object,
  schema: Schema,
): readonly { readonly key: string; readonly value: unknown; readonly schema: Schema }[] {
  const known = new Map(propertiesOf(schema));
  const values = new Map<string, unknown>(Object.entries(view));
  const order = [...known.keys(), ...[...values.keys()].filter((key) => !known.has(key))];
  return order
    .filter((key) => values.get(key) !== undefined && !Object.hasOwn(framed, key))
    .map((key) => ({ key, value: values.get(key), schema: known.get(key) ?? {} }));
}

/** Those of them that everybody's view has, as far as the game describes it. */
export function publicPanelsOf(view: object, schema: Schema): ReturnType<typeof panelsOf> {
  const panels = panelsOf(view, schema);
  return schema.properties === undefined ? panels : panels.filter(({ key }) => schema.required?.includes(key));
}
