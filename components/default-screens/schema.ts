import { z } from 'zod';

/** A schema as JSON, as far as forms and panels read it. */
export type Schema = z.core.JSONSchema.BaseSchema;

/** `input`: what may be sent; `output`: what is there. */
export const schemaOf = (type: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' });

const isSchema = (one: unknown): one is Schema => typeof one === 'object' && one !== null && !Array.isArray(one);

/** The alternatives of a union, nested ones too; a schema that is none is its own only one. */
export function alternativesOf(schema: Schema): readonly Schema[] {
  const some = schema.oneOf ?? schema.anyOf;
  return some === undefined ? [schema] : some.flatMap(alternativesOf);
}

/** What stands beside null, and whether null may. */
export function withoutNull(schema: Schema): { readonly inner: Schema; readonly isNullable: boolean } {
  const some = alternativesOf(schema);
  const rest = some.filter(({ type }) => type !== 'null');
  const [only] = rest;
  const inner = rest.length === 1 && only !== undefined ? { ...only, ...wordsIn(schema) } : schema;
  return { inner, isNullable: rest.length < some.length };
}

const wordsIn = ({ title, description }: Schema): Schema => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
});

export const propertiesOf = (schema: Schema): readonly (readonly [key: string, schema: Schema])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, one]) => (isSchema(one) ? [[key, one] as const] : []));

export const itemsOf = ({ items }: Schema): Schema => (isSchema(items) ? items : {});

/** What every value of a map is. */
export const valuesOf = ({ additionalProperties }: Schema): Schema =>
  isSchema(additionalProperties) ? additionalProperties : {};

export const keysOf = ({ propertyNames }: Schema): Schema => (isSchema(propertyNames) ? propertyNames : {});

export const isSeat = (schema: Schema): boolean => schema.of === 'seat';

/** The texts of a choice; null where it is none. */
export function choicesOf({ enum: values, const: only }: Schema): readonly string[] | null {
  const all = values ?? (only === undefined ? [] : [only]);
  const texts = all.flatMap((value) => (typeof value === 'string' ? [value] : []));
  return texts.length > 0 && texts.length === all.length ? texts : null;
}

/** A short label from what the schema says of itself, else from the key: `roundWinner` is "Round winner". */
export const labelOf = (schema: Schema, key: string): string => schema.title ?? schema.description ?? humanise(key);

/** What is said besides the label. */
export const helpOf = ({ title, description }: Schema): string | null =>
  title === undefined ? null : (description ?? null);

/** `leftHand`, `left-hand` and `left_hand` are "Left hand". */
export function humanise(key: string): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Rows of cells where texts name the cells of a board (`B3`: second column, third row); null where they do not. */
export function boardOf(texts: readonly string[]): readonly (readonly (string | null)[])[] | null {
  const places = texts.map((text) => /^([A-Z])([1-9]\d?)$/.exec(text));
  if (texts.length < 4 || places.some((place) => place === null)) return null;
  const columns = [...new Set(texts.map((text) => text.slice(0, 1)))].sort();
  const rows = [...new Set(texts.map((text) => Number(text.slice(1))))].sort((a, b) => a - b);
  if (columns.length < 2 || rows.length < 2) return null;
  const known = new Set(texts);
  return rows.map((row) => columns.map((column) => (known.has(`${column}${row}`) ? `${column}${row}` : null)));
}
