import { expect, test } from 'vitest';
import { catalog, catalogEntry, catalogFor, formatDesigners, formatSeats, playersInUse, tagsInUse } from './catalog';
import { games } from './index';
import { proposedSettings, startingSettings } from './manifest';

test('every game is offered once, by the id that its rules have', () => {
  expect(catalog.map(({ id }) => id).toSorted()).toEqual([...games.keys()].toSorted());
});

test('main matches stand before death matches, the largest first', () => {
  const places = catalog.map(({ kind, seats }) => (kind === 'main match' ? 0 : 1000) - seats.standard);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(catalog)('$id credits somebody, and its standard number of players is one it takes', (entry) => {
  const { min, max, standard } = entry.seats;
  expect(entry.designers).not.toEqual([]);
  expect(min <= standard && standard <= max).toBe(true);
  expect(entry.tags.filter((tag) => tag !== tag.toLowerCase())).toEqual([]);
});

test.each([
  {
    ...{ id: 'pointing-chains', kind: 'main match', standard: 13, designers: ['Zero'], tags: ['points-based'] },
    honours: ['Best depth for minimal rules, main match, 2022'],
  },
  { id: 'proof-by-contradiction', kind: 'main match', standard: 11, designers: ['e_is_cool', 'elara'], tags: [] },
  {
    ...{ id: 'bifrost', kind: 'main match', standard: 3, designers: ['e_is_cool', 'elara'] },
    tags: ['anonymous', 'grid-based', 'hex grid', 'limited communication', 'live', 'strategy', 'turn-based'],
  },
  {
    ...{ id: 'logical-bluffs', kind: 'death match', standard: 2, designers: ['e_is_cool', 'pseudonam'] },
    tags: ['grid-based', 'logic', 'mental', 'psych', 'puzzle', 'simultaneous'],
  },
  {
    ...{ id: 'runes-to-ruins', kind: 'main match', standard: 5, designers: ['Zero'] },
    tags: ['intel game', 'patterns', 'puzzle', 'voting'],
  },
])('$id is credited as its designers’ document has it', ({ standard, ...credit }) => {
  expect(catalogEntry(credit.id)).toMatchObject({ ...credit, seats: { standard } });
});

const ways = [
  { practice: false, sealed: false },
  { practice: false, sealed: true },
  { practice: true, sealed: false },
];
const startingIn = (entry: Parameters<typeof startingSettings>[0], way: (typeof ways)[number], seats = 2) =>
  startingSettings(entry, { ...way, seats });

test.each(catalog)('$id starts in the browser with settings that are its own and not a record’s standard', (entry) => {
  const { settings } = games.get(entry.id) ?? {};
  const standard = new Map(Object.entries(settings?.parse({}) ?? {}));
  const { min, max } = entry.seats;
  const all = ways.flatMap((way) => Array.from({ length: max - min + 1 }, (_, i) => startingIn(entry, way, min + i)));
  for (const starting of all) {
    expect(settings?.parse(starting)).toMatchObject(starting);
    expect(Object.entries(starting).filter(([key, value]) => value === standard.get(key))).toEqual([]);
  }
});

test.each(catalog)('$id can be practised without a clock, whatever it takes to read how it goes', (entry) => {
  const { settings } = games.get(entry.id) ?? {};
  const played = settings?.parse(startingIn(entry, { practice: true, sealed: false }, entry.seats.standard)) ?? {};
  const clocks = Object.entries(played).filter(([key]) => key.endsWith('Seconds') && key !== 'interludeSeconds');
  expect(clocks.filter(([, seconds]) => seconds !== null)).toEqual([]);
});

test('where nobody could rule on statements, the app reads them alone', () => {
  const starting = (way: (typeof ways)[number]) =>
    startingIn(catalogEntry('logical-bluffs') ?? { browserDefaults: { always: {} } }, way);
  expect(ways.map((way) => starting(way).adjudication ?? 'automatic')).toEqual(['host', 'automatic', 'automatic']);
  expect(ways.map((way) => starting(way).sealedReveal)).toEqual([true, true, true]);
});

test('tokens go to the winners where a host has not chosen otherwise', () => {
  const entry = catalogEntry('pointing-chains');
  expect(ways.map((way) => entry && startingIn(entry, way, 13).tokenRule)).toEqual(['winners', 'winners', 'winners']);
});

test('sizes fit the number of players, in proportion to the standard one', () => {
  const proposed = (game: string, seats: number) =>
    proposedSettings(catalogEntry(game) ?? { browserDefaults: { always: {} } }, seats);
  expect([3, 6, 13, 26, Number.NaN].map((seats) => proposed('pointing-chains', seats))).toEqual([
    { bigSection: 3, tokenThreshold: 2 },
    { bigSection: 5, tokenThreshold: 3 },
    {},
    { bigSection: 18, tokenThreshold: 14 },
    {},
  ]);
  expect([3, 6, 11, 16].map((seats) => proposed('proof-by-contradiction', seats).eliminationCandidates)).toEqual([
    1,
    2,
    undefined,
    4,
  ]);
});

test('an unknown game has no entry', () => {
  expect(catalogEntry('constructor')).toBeNull();
});

test('seats in words', () => {
  expect(formatSeats({ min: 3, max: 3, standard: 3 })).toBe('3 players');
  expect(formatSeats({ min: 3, max: 26, standard: 13 })).toBe('3 to 26 players');
});

test('games are found by a tag, by a number of players, or by both', () => {
  const found = (tag: string | null, players: number | null) => catalogFor({ tag, players }).map(({ id }) => id);
  expect(found(null, null)).toHaveLength(catalog.length);
  expect(found('hex grid', null)).toContain('bifrost');
  expect(found(null, 26)).toContain('pointing-chains');
  expect(found(null, 26)).not.toContain('bifrost');
  expect(found('hex grid', 26)).toEqual([]);
  expect(found('no such tag', null)).toEqual([]);
});

test('only what some game has can be asked for', () => {
  expect(tagsInUse()).toContain('limited communication');
  expect(tagsInUse().filter((tag) => catalogFor({ tag, players: null }).length === 0)).toEqual([]);
  expect(playersInUse()).toContain(2);
  expect(playersInUse()).not.toContain(1);
});

test.each([
  [['Zero'], 'Zero'],
  [['e_is_cool', 'elara'], 'e_is_cool and elara'],
  [['A', 'B', 'C'], 'A, B and C'],
])('designers in words: %s', (designers, words) => expect(formatDesigners({ designers })).toBe(words));
