import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createRandom } from '@/games/kit/random';
import type { Person } from '../person';
import type { Service } from '../service';
import { times } from '../testing/attack';
import { cookieOf, type Served, serveApi } from '../testing/http';
import { person, startedMatch, startTestService, type TestMatch } from '../testing/service';
import { appRouter } from './router';

// Every procedure, over HTTP, with what its schema allows and a little that it does not: whoever sends it is answered, and
// never by a fault of ours.

type Random = ReturnType<typeof createRandom>;

const rounds = times({ short: 4, long: 200 });

const procedureSchema = z.custom<{
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: readonly z.ZodType[] };
}>();
const procedures = z.record(z.string(), procedureSchema).parse({ ...appRouter._def.procedures });
const asked = Object.entries(procedures).filter(([, { _def }]) => _def.type !== 'subscription'); // a stream does not end

let service: Service;
let served: Served;
let match: TestMatch;
const faults = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  service = await startTestService();
  served = await serveApi(service);
  match = await startedMatch(service, { settings: { rounds: 500 } });
}, 60_000);
afterEach(() => faults.mockClear());
afterAll(async () => {
  await served.close();
  await service.stop();
});

/** As much of JSON Schema as zod writes. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

const schemaOf = (input: z.ZodType): Schema => z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }) as Schema;

const junk: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    0.5,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e308,
    '',
    ' ',
    'x'.repeat(5_000),
    '\u0000',
    '\ud800',
    '\u202e',
  ],
  ...[[], {}, [[]], ['A', 'A'], { type: 'point' }, { length: 3 }, { __proto__: { a: 1 } }, '__proto__', 'constructor'],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`),
];
const actions: readonly unknown[] = [
  ...['point', 'choose', 'resolve', 'rewind', 'extend', 'pause', 'end'].map((type) => ({
    type,
    at: 'B',
    seat: 'B',
    to: 0,
    seconds: 1,
  })),
];

function made(schema: Schema, random: Random): unknown {
  if (random.int(12) === 0) return random.pick(junk);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways !== undefined) return made(random.pick(ways), random);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, named(name, each, random)]),
      );
    case 'array':
      return Array.from({ length: random.int(4) }, () => made(schema.items ?? {}, random));
    case 'boolean':
      return random.int(2) === 0;
    case 'integer':
    case 'number':
      return random.pick([schema.minimum ?? 0, (schema.minimum ?? 0) + random.int(20), schema.maximum ?? 1]);
    case 'string':
      return random.pick(['A', 'a name', 'pointing-chains', `key-${random.int(1e9)}`, 'naïve ✓', '2026-11-22']);
    default:
      return random.pick([...actions, ...junk]);
  }
}

/** What gets further in than chance would: the match, a seat, a key. */
function named(name: string, schema: Schema, random: Random): unknown {
  if (random.int(10) === 0) return made(schema, random);
  if (name === 'code') return match.code;
  if (name === 'seat') return random.pick(['A', 'B', 'C']);
  if (name === 'key') return `key-${random.int(1e9)}`;
  if (name === 'game') return 'pointing-chains';
  return made(schema, random);
}

async function ask(path: string, input: unknown, who: Person | null): Promise<{ status: number; text: string }> {
  const isQuery = procedures[path]?._def.type === 'query';
  const body = JSON.stringify(input) ?? '';
  const headers = { 'content-type': 'application/json', cookie: await cookieOf(who) };
  const address = `${served.url}/${path}`;
  const answer = isQuery
    ? await fetch(`${address}?input=${encodeURIComponent(body)}`, { headers })
    : await fetch(address, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

test.each(asked)('%s answers whatever is sent', { timeout: 300_000 }, async (path, { _def }) => {
  const random = createRandom(`fuzz ${path}`);
  const people = [null, person('stranger'), person('host'), ...match.players.map(({ person: player }) => player)];
  for (let i = 0; i < rounds; i++) {
    const parts = _def.inputs.map((each) => made(schemaOf(each), random));
    const isPlain = parts.every((part) => typeof part === 'object' && part !== null);
    const input = isPlain ? Object.assign({}, ...parts) : parts.at(-1);
    const who = random.pick(people);
    const { status, text } = await ask(path, input, who);
    expect(status, `${path} ${JSON.stringify(input)} by ${who?.name} was answered: ${text}`).toBeLessThan(500);
    expect(text).not.toMatch(/node_modules|prisma|at .*\.ts:/i);
  }
  expect(faults.mock.calls).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
