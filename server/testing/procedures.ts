import { z } from 'zod';
import { appRouter } from '../trpc/router';

// Every procedure of the router with its forms, for what is held of all of them: a new one is among them by itself.

export interface Procedure {
  readonly path: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly forms: readonly Schema[];
}

/** As much of JSON Schema as zod writes. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

const procedureSchema = z.custom<{
  _def: { type: Procedure['type']; inputs: readonly z.ZodType[] };
}>();

export const procedures: readonly Procedure[] = Object.entries(
  z.record(z.string(), procedureSchema).parse({ ...appRouter._def.procedures }),
).map(([path, { _def }]) => ({ path, type: _def.type, forms: _def.inputs.map(schemaOf) }));

function schemaOf(input: z.ZodType): Schema {
  return z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Schema;
}

const waysOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf;

/** Where a form takes a text or a list of any length, or anything at all, named after `place`. */
export function boundlessIn(schema: Schema, place: string): string[] {
  const ways = waysOf(schema);
  if (ways !== undefined) return ways.flatMap((way) => boundlessIn(way, place));
  if ('const' in schema || schema.enum !== undefined) return [];
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      const others = typeof schema.additionalProperties === 'object' ? [`${place}.*`] : [];
      return [...others, ...fields.flatMap(([name, each]) => boundlessIn(each, `${place}.${name}`))];
    }
    case 'array': {
      const each = boundlessIn(schema.items ?? {}, `${place}[]`);
      return schema.maxItems === undefined ? [place, ...each] : each;
    }
    case 'string':
      return longestOf(schema) === null ? [place] : [];
    case 'boolean':
    case 'integer':
    case 'number':
    case 'null':
      return [];
    default:
      return [place];
  }
}

/** Null: of any length. */
function longestOf({ maxLength, pattern = '' }: Schema): number | null {
  if (maxLength !== undefined) return maxLength;
  const counts = [...pattern.matchAll(/\{\d+,(\d+)\}/g)].map(([, count]) => Number(count));
  const isBound = /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern);
  return isBound && counts.length > 0 ? Math.max(...counts) : null;
}

/** The most that a form takes; `anything` where it takes that. */
export function largestOf(schema: Schema, anything: unknown): unknown {
  const ways = waysOf(schema);
  if (ways !== undefined) return ways.map((way) => largestOf(way, anything)).reduce(larger);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum.at(-1);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, largestOf(each, anything)]),
      );
    case 'array':
      return Array.from({ length: schema.maxItems ?? 0 }, () => largestOf(schema.items ?? {}, anything));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.maximum ?? 2 ** 31;
    case 'string':
      return 'A'.repeat(longestOf(schema) ?? 0);
    case 'null':
      return null;
    default:
      return anything;
  }
}

const larger = (one: unknown, other: unknown) =>
  (JSON.stringify(other)?.length ?? 0) > (JSON.stringify(one)?.length ?? 0) ? other : one;
