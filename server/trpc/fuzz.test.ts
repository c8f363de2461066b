import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createRandom } from '@/games/kit/random';
import type { Person } from '../person';
import type { Service } from '../service';
import { times } from '../testing/attack';
import { cookieOf, type Served, serveApi } from '../testing/http';
import { boundlessIn, largestOf, type Procedure, procedures, type Schema } from '../testing/procedures';
import { person, startedMatch, startTestService, type TestMatch } from '../testing/service';

// Every procedure, over HTTP, with what its schema allows and a little that it does not: whoever sends it is answered, and
// never by a fault of ours.

type Random = ReturnType<typeof createRandom>;

const rounds = times({ short: 4, long: 200 });

const asked = procedures.filter(({ type }) => type !== 'subscription'); // a stream does not end

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

async function ask(
  { path, type }: Procedure,
  input: unknown,
  who: Person | null,
): Promise<{ status: number; text: string }> {
  const body = JSON.stringify(input) ?? '';
  const headers = { 'content-type': 'application/json', cookie: await cookieOf(who) };
  const address = `${served.url}/${path}`;
  const answer =
    type === 'query'
      ? await fetch(`${address}?input=${encodeURIComponent(body)}`, { headers })
      : await fetch(address, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

async function expectAnswer(procedure: Procedure, input: unknown, who: Person | null): Promise<void> {
  const { status, text } = await ask(procedure, input, who);
  const sent = JSON.stringify(input)?.slice(0, 2_000);
  expect(status, `${procedure.path} ${sent} by ${who?.name} was answered: ${text}`).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|prisma|at .*\.ts:/i);
}

/** All parts of a form in one; the last alone where one is no object. */
function inOne(parts: readonly unknown[]): unknown {
  const isPlain = parts.every((part) => typeof part === 'object' && part !== null);
  return isPlain ? Object.assign({}, ...parts) : parts.at(-1);
}

/** Of a form: as few parts as it takes, and each text one character that PostgreSQL cannot keep. */
function ofWhatCannotBeKept(schema: Schema): unknown {
  const [way] = schema.anyOf ?? schema.oneOf ?? [];
  if (way !== undefined) return ofWhatCannotBeKept(way);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, each]) => [name, ofWhatCannotBeKept(each)]),
      );
    case 'array':
      return [ofWhatCannotBeKept(schema.items ?? {})];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    default:
      return '\u0000';
  }
}

test.each(asked)('$path answers texts that cannot be kept', async (procedure) => {
  const input = inOne(procedure.forms.map(ofWhatCannotBeKept));
  for (const who of [null, person('stranger'), person('host'), person('player 1')])
    await expectAnswer(procedure, input, who);
  expect(faults.mock.calls).toEqual([]);
});

test.each(asked)('$path answers whatever is sent', { timeout: 300_000 }, async (procedure) => {
  const random = createRandom(`fuzz ${procedure.path}`);
  const people = [null, person('stranger'), person('host'), ...match.players.map(({ person: player }) => player)];
  for (let i = 0; i < rounds; i++) {
    const input = inOne(procedure.forms.map((form) => made(form, random)));
    await expectAnswer(procedure, input, random.pick(people));
  }
  expect(faults.mock.calls).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

/** What its own rules read: settings and actions by the game's schemas (or a notebook's depth and length), within a body's bound. */
const readByRules =
  /^(play|host)\.(act|actFor|takeBack)\.action$|^(matches\.(create|practice)|lobby\.change|templates\.save)\.settings$|^play\.saveNotebook\.value$/;

test.each(procedures)('$path takes no text and no list of any length', ({ path, forms }) => {
  const boundless = forms.flatMap((form) => boundlessIn(form, path));
  expect(boundless.filter((place) => !readByRules.test(place))).toEqual([]);
});

const worst: readonly unknown[] = [
  ...[Array(20_000).fill(0), 'x'.repeat(100_000), JSON.parse(`${'['.repeat(1_500)}${']'.repeat(1_500)}`)],
  Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i])),
];

test.each(asked)('$path answers the most that its form takes', { timeout: 300_000 }, async (procedure) => {
  const isOpen = procedure.forms.some((form) =>
    boundlessIn(form, procedure.path).some((place) => readByRules.test(place)),
  );
  for (const anything of isOpen ? worst : [null]) {
    const parts = procedure.forms.map((form) => largestOf(form, anything));
    const input = inOne(parts) as Readonly<Record<string, unknown>> | undefined;
    const here = { ...input, code: match.code, ...(input?.seat === undefined ? {} : { seat: 'A' }) };
    for (const who of [null, person('host'), person('player 1')]) {
      await expectAnswer(procedure, input, who);
      await expectAnswer(procedure, here, who);
    }
  }
  expect(faults.mock.calls).toEqual([]);
});
