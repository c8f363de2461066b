import type { z } from 'zod';
import {
  alternativesOf,
  choicesOf,
  helpOf,
  isSeat,
  itemsOf,
  labelOf,
  propertiesOf,
  type Schema,
  schemaOf,
  withoutNull,
} from './schema';

// An action's schema as a form: a field for each of its keys, of a kind that people can fill in. What has no kind of its
// own is written as JSON, so that nothing a game asks for is out of reach.

interface FieldBase {
  readonly key: string;
  readonly label: string;
  readonly help: string | null;
  /** It may be null, which is said in the words of its kind: "Nobody", "None". */
  readonly isNullable: boolean;
  /** It may be left out. */
  readonly isOptional: boolean;
}

export type Field = FieldBase &
  (
    | { readonly kind: 'seat' }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
    | { readonly kind: 'number'; readonly min: number | null; readonly max: number | null; readonly isWhole: boolean }
    | { readonly kind: 'switch' }
    | { readonly kind: 'text'; readonly maxLength: number | null; readonly mayBeEmpty: boolean }
    | {
        readonly kind: 'some';
        readonly options: readonly string[] | 'seats';
        readonly min: number;
        readonly max: number;
      }
    | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max: number }
    | { readonly kind: 'group'; readonly fields: readonly Field[] }
    | { readonly kind: 'json' }
  );

export interface ActionForm {
  /** Tells the forms of a game apart: two may have the same `type`. */
  readonly id: string;
  readonly title: string;
  readonly help: string | null;
  /** The keys that are always the same, `type` among them. */
  readonly fixed: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** A form for each kind of action that the schema takes, in its order. */
export function actionForms(action: z.ZodType): readonly ActionForm[] {
  return alternativesOf(schemaOf(action, 'input')).map((schema, i) => formOf(schema, i));
}

function formOf(schema: Schema, i: number): ActionForm {
  const properties = propertiesOf(schema);
  const fixed = properties.flatMap(([key, { const: only }]) => (only === undefined ? [] : [[key, only] as const]));
  const name = fixed.map(([, value]) => String(value)).join(' ');
  return {
    id: `${i} ${name}`,
    title: labelOf(schema, name),
    help: helpOf(schema),
    fixed: Object.fromEntries(fixed),
    fields: properties.filter(([, { const: only }]) => only === undefined).map((property) => fieldOf(property, schema)),
  };
}

function fieldOf([key, schema]: readonly [string, Schema], { required = [] }: Schema): Field {
  const { inner, isNullable } = withoutNull(schema);
  const isOptional = !required.includes(key);
  return { ...kindOf(inner, key), key, label: labelOf(inner, key), help: helpOf(inner), isNullable, isOptional };
}

type Kind = Field extends infer One ? (One extends Field ? Omit<One, keyof FieldBase> : never) : never;

function kindOf(schema: Schema, key: string): Kind {
  const options = choicesOf(schema);
  if (isSeat(schema)) return { kind: 'seat' };
  if (options !== null) return { kind: 'choice', options };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return { kind: 'number', ...boundsOf(schema), isWhole: schema.type === 'integer' };
    case 'string':
      return { kind: 'text', maxLength: schema.maxLength ?? null, mayBeEmpty: mayBeEmpty(schema) };
    case 'array':
      return arrayKindOf(schema, key);
    case 'object':
      return schema.properties === undefined ? { kind: 'json' } : { kind: 'group', fields: groupOf(schema) };
    default:
      return { kind: 'json' };
  }
}

/** A text that says how long it is at least, or how it looks, has to be written; any other may stay empty. */
const mayBeEmpty = ({ minLength = 0, pattern, format }: Schema): boolean =>
  minLength === 0 && pattern === undefined && format === undefined;

/** zod bounds whole numbers by what a double can hold: that is no bound to show. */
function boundsOf({ minimum, maximum }: Schema) {
  const told = (bound: number | undefined) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;
  return { min: told(minimum), max: told(maximum) };
}

const groupOf = (schema: Schema) => propertiesOf(schema).map((property) => fieldOf(property, schema));

const MOST_ITEMS = 64;

/** A list of a fixed length is filled in place by place (a ranking, a row); of any other length choices are ticked. */
function arrayKindOf(schema: Schema, key: string): Kind {
  const item = itemsOf(schema);
  if (item.type === undefined) return { kind: 'json' };
  const min = schema.minItems ?? 0;
  const max = Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS);
  const options = isSeat(item) ? 'seats' : choicesOf(item);
  if (options !== null && min !== max) return { kind: 'some', options, min, max };
  return { kind: 'list', item: fieldOf([key, item], { required: [key] }), min, max };
}

/** What has been filled in so far, by key. */
export type Filled = Readonly<Record<string, unknown>>;

export const actionOf = ({ fixed, fields }: ActionForm, filled: Filled): Record<string, unknown> => ({
  ...fixed,
  ...valuesOfFields(fields, filled),
});

function valuesOfFields(fields: readonly Field[], filled: Filled): Record<string, unknown> {
  const values = fields.map((field) => [field.key, sentValue(field, filled[field.key])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** A field's value as it is sent; undefined: nothing has been filled in. */
function sentValue(field: Field, given: unknown): unknown {
  if (field.kind === 'group') return valuesOfFields(field.fields, isFilled(given) ? given : {});
  if (given !== undefined) return given;
  if (field.kind === 'switch' && !field.isOptional) return false;
  if (field.kind === 'text' && field.mayBeEmpty && !field.isOptional && !field.isNullable) return '';
  if ((field.kind === 'some' || field.kind === 'list') && field.min === 0 && !field.isOptional) return [];
  return field.isNullable && field.kind !== 'seat' && field.kind !== 'choice' ? null : undefined;
}

export const isFilled = (given: unknown): given is Filled =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** The labels of what has to be filled in before the action can be sent. */
export function missingIn(fields: readonly Field[], filled: Filled): readonly string[] {
  return fields.flatMap((field) => {
    const given = filled[field.key];
    if (field.kind === 'group') return missingIn(field.fields, isFilled(given) ? given : {});
    if (field.isOptional && given === undefined) return [];
    const isMissing = field.kind === 'list' ? hasGaps(field, given) : sentValue(field, given) === undefined;
    return isMissing ? [field.label] : [];
  });
}

/** A place that nobody has filled in is undefined, or null once a draft has been kept. */
function hasGaps({ item, min }: Field & { kind: 'list' }, given: unknown): boolean {
  const places: readonly unknown[] = Array.isArray(given) ? [...given] : [];
  return places.length < min || places.some((place) => place === undefined || (place === null && !item.isNullable));
}

/** Some action of this form that is well-formed, for asking whether the form is open at all. */
export function exampleOf(form: ActionForm, seats: readonly string[]): Record<string, unknown> {
  return { ...form.fixed, ...examplesOf(form.fields, seats) };
}

/** What is filled in so far, well-formed: what is missing of it is as in the example. */
export const exampleAround = (form: ActionForm, filled: Filled, seats: readonly string[]): Record<string, unknown> => ({
  ...form.fixed,
  ...aroundOf(form.fields, filled, seats),
});

const aroundOf = (fields: readonly Field[], filled: Filled, seats: readonly string[]): Filled =>
  Object.fromEntries(fields.map((field) => [field.key, valueAround(field, filled[field.key], seats)]));

function valueAround(field: Field, given: unknown, seats: readonly string[]): unknown {
  if (field.kind === 'group') return aroundOf(field.fields, isFilled(given) ? given : {}, seats);
  if (field.kind !== 'list') return sentValue(field, given) ?? exampleValue(field, seats);
  return placesOf(field, given).map((one) => valueAround(field.item, one ?? undefined, seats));
}

/** The places of a list that is filled in one by one, so far as there are any. */
export function placesOf({ min }: { readonly min: number }, given: unknown): readonly unknown[] {
  const some: readonly unknown[] = Array.isArray(given) ? given : [];
  return Array.from({ length: Math.max(some.length, min) }, (_, i) => some[i]);
}

/** Something well-formed for each field. */
const examplesOf = (fields: readonly Field[], seats: readonly string[]): Filled =>
  Object.fromEntries(fields.map((field) => [field.key, exampleValue(field, seats)]));

function exampleValue(field: Field, seats: readonly string[]): unknown {
  switch (field.kind) {
    case 'seat':
      return seats[0];
    case 'choice':
      return field.options[0];
    case 'number':
      return field.min ?? Math.min(0, field.max ?? 0);
    case 'switch':
      return false;
    case 'text':
      return 'a';
    case 'some':
      return (field.options === 'seats' ? seats : field.options).slice(0, field.min);
    case 'list':
      return Array.from({ length: field.min }, () => exampleValue(field.item, seats));
    case 'group':
      return examplesOf(field.fields, seats);
    case 'json':
      return null;
  }
}
