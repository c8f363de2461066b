import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { timesInShort } from '@/games/kit/testing/in-short';
import type { View } from '@/games/pointing-chains/view';
import { replay } from '@/games/record';
import { type ConnectionMap, largestIn, layoutMap, ringOf } from './map-layout';
import { summaryOf, wordsOf } from './map-words';
import { nodeRadius } from './pointer-route';

const options = { maxWidth: 700, stepX: 48, stepY: 44, labelWidth: 0, bigSection: 99 };

/** Draws "0>1 1>2 5>7x" (x: removed) as a map; sections are found the slow way. */
function mapOf(size: number, drawn: string): ConnectionMap {
  const pointers = drawn
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [from, to] = part.replace('x', '').split('>').map(Number);
      return [from ?? 0, to ?? 0, part.endsWith('x') ? 'removed' : 'kept'] as const;
    });
  const kept = pointers.filter(([, , fate]) => fate === 'kept');
  let groups = Array.from({ length: size }, (_, node) => [node]);
  for (const [from, to] of kept) {
    const both = groups.filter((group) => group.includes(from) || group.includes(to));
    groups = [...groups.filter((group) => !both.includes(group)), both.flat()];
  }
  const sections = groups
    .map((nodes) => nodes.toSorted((a, b) => a - b))
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((nodes) => {
      const count = kept.filter(([from]) => nodes.includes(from)).length;
      const kind = nodes.length === 1 ? 'node' : count === nodes.length ? 'loop' : 'chain';
      return { kind, nodes } as const;
    });
  return { round: 1, size, pointers, sections };
}

/** What any round can give: everyone points somewhere or nowhere, then the disconnect rule. */
const anyMapOf = (whom?: fc.Arbitrary<number>) =>
  fc
    .integer({ min: 3, max: 26 })
    .chain((size) => fc.array(whom ?? fc.integer({ min: -1, max: size - 1 }), { minLength: size, maxLength: size }))
    .map((targets) => {
      const target = (i: number) => (targets[i] === i || targets[i] === undefined ? -1 : (targets[i] ?? -1));
      const inLoop = (i: number) => {
        let at = target(i);
        for (let step = 0; step < targets.length && at !== -1 && at !== i; step++) at = target(at);
        return at === i;
      };
      const drawn = targets.flatMap((_, i) => {
        if (target(i) === -1) return [];
        return [`${i}>${target(i)}${!inLoop(i) && inLoop(target(i)) ? 'x' : ''}`];
      });
      return mapOf(targets.length, drawn.join(' '));
    });
const anyMap = anyMapOf();

const worked = mapOf(13, '0>1 1>2 2>3 4>1 5>6x 6>7 7>8 8>9 9>10 10>6 11>12 12>11');

test.each([3, 13, 26])('a ring of %i holds all of them, none on top of another', (size) => {
  const layout = layoutMap(mapOf(size, '0>1 1>2'), options);
  const ring = ringOf(layout);
  const places = [...ring.at.values()];
  expect(places).toHaveLength(size);
  for (const [i, a] of places.entries()) {
    expect(Math.abs(a.x - layout.width / 2)).toBeLessThanOrEqual(ring.size / 2 - nodeRadius + 0.001);
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * nodeRadius);
  }
});

describe('layoutMap', () => {
  it('puts every node and pointer in the picture, none on top of another', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const layout = layoutMap(map, options);
        expect(layout.nodes).toHaveLength(map.size);
        expect(layout.pointers).toHaveLength(map.pointers.length);
        for (const [i, a] of layout.nodes.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(nodeRadius);
          expect(a.x).toBeLessThanOrEqual(layout.width - nodeRadius);
          expect(a.y).toBeGreaterThanOrEqual(nodeRadius);
          expect(a.y).toBeLessThanOrEqual(layout.height - nodeRadius);
          for (const b of layout.nodes.slice(i + 1)) {
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * nodeRadius + 4);
          }
        }
      }),
    );
  });

  it('leaves room for names beside loops', () => {
    const { nodes, width } = layoutMap(worked, { ...options, labelWidth: 60 });
    for (const { label, x } of nodes) {
      if (label === 'left') expect(x).toBeGreaterThanOrEqual(60 + nodeRadius);
      if (label === 'right') expect(width - x).toBeGreaterThanOrEqual(60 + nodeRadius);
    }
    expect(nodes.slice(6, 11).map(({ label }) => label)).toEqual(['left', 'above', 'right', 'right', 'below']);
  });

  it('lets chains flow left to right into their end', () => {
    const layout = layoutMap(worked, options);
    const x = (node: number) => layout.nodes.find((placed) => placed.node === node)?.x ?? Number.NaN;
    expect([x(0) < x(1), x(4) < x(1), x(1) < x(2), x(2) < x(3)]).toEqual([true, true, true, true]);
    expect(layout.nodes.map(({ role }) => role)).toEqual([
      ...['start', 'middle', 'middle', 'end', 'start', 'alone'],
      ...Array.from({ length: 7 }, () => 'loop'),
    ]);
  });

  it('draws a loop as a circle and what was cut off it to its left', () => {
    const { nodes } = layoutMap(worked, options);
    const loop = nodes.slice(6, 11);
    const centre = { x: loop.reduce((s, n) => s + n.x, 0) / 5, y: loop.reduce((s, n) => s + n.y, 0) / 5 };
    const radii = loop.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1e-6);
    const cutOff = nodes[5];
    expect(cutOff?.x).toBeLessThan(Math.min(...loop.map(({ x }) => x)));
    const nearest = loop.toSorted((a, b) => a.x - b.x)[0];
    expect(nearest?.node).toBe(6);
  });

  it('keeps to the width it is given, but for a chain longer than that', () => {
    expect(layoutMap(worked, { ...options, maxWidth: 330 }).width).toBeLessThanOrEqual(330);
    const line = mapOf(26, Array.from({ length: 25 }, (_, i) => `${i}>${i + 1}`).join(' '));
    expect(layoutMap(line, { ...options, maxWidth: 330 }).width).toBe(26 * options.stepX);
  });
});

describe('wordsOf', () => {
  it('says every pointer once', () => {
    fc.assert(
      fc.property(anyMap, (map) => {
        const words = wordsOf(map, { bigSection: 9, labelOf: String });
        const said = words.sections.flatMap(({ lines }) =>
          lines.flatMap((line) => {
            const nodes = line.split(' → ');
            return nodes.slice(1).map((to, i) => `${nodes[i]}>${to}`);
          }),
        );
        const kept = map.pointers.filter(([, , fate]) => fate === 'kept').map(([from, to]) => `${from}>${to}`);
        expect(said.toSorted()).toEqual(kept.toSorted());
        expect(words.removed).toHaveLength(map.pointers.length - kept.length);
      }),
    );
  });

  it('sums a round up', () => {
    expect(summaryOf(worked, 9)).toBe(
      'Round 1, 13 players: a chain of 5, one alone, a loop of 5, a loop of 2. One pointer was removed.',
    );
    expect(summaryOf(worked, 5)).toContain('2 sections have 5 or more.');
  });

  it('numbers an anonymous map in the order of the telling', () => {
    expect(wordsOf(worked, { bigSection: 9 }).sections[0]).toEqual({
      title: 'Chain of 5',
      lines: ['1 → 2 → 3 → 4', '5 → 2'],
      isBig: false,
    });
  });
});

/** A wide room and a narrow one; with names in a rulebook, and below a table. */
const rooms = [
  options,
  { maxWidth: 180, stepX: 42, stepY: 36, labelWidth: 0, bigSection: 9 },
  { maxWidth: 330, stepX: 60, stepY: 58, labelWidth: 34, bigSection: 9 },
  { maxWidth: 760, stepX: 84, stepY: 58, labelWidth: 72, bigSection: 9 },
];

describe('a pointer passes through no node that is not its end', () => {
  const expectClear = (map: ConnectionMap, among = rooms) => {
    for (const room of among) {
      const { nodes, pointers, width, height } = layoutMap(map, room);
      for (const { from, to, path } of pointers) {
        for (const { x, y } of pointsOn(path)) {
          const isOutside = Math.min(x, y, width - x, height - y) < 0;
          const met = nodes.find(
            (one) => one.node !== from && one.node !== to && Math.hypot(one.x - x, one.y - y) <= nodeRadius,
          );
          if (isOutside || met !== undefined) {
            throw new Error(
              `${from}>${to} ${isOutside ? 'outside' : `through ${met?.node}`}: ${JSON.stringify({ room, map })}`,
            );
          }
        }
      }
    }
  };

  const anyRoom = fc.constantFrom(...rooms).map((room) => [room]);

  it('in rounds of 3 to 26 players', () => {
    fc.assert(fc.property(anyMap, anyRoom, expectClear), { numRuns: timesInShort(500, 10), seed: 7 });
  });

  it('where many point at few, and into loops', () => {
    const few = anyMapOf(fc.integer({ min: 0, max: 3 }));
    fc.assert(fc.property(few, anyRoom, expectClear), { numRuns: timesInShort(100, 4), seed: 7 });
  });

  test.each(['thirteen', 'twenty-six', 'corrected', 'interludes', 'tied-vote', 'worked-example'])('in %s', (name) => {
    const file = new URL(`../../../games/pointing-chains/records/${name}.json`, import.meta.url);
    const { maps } = replay(JSON.parse(readFileSync(file, 'utf8')).record, { view: 'spectator' })
      .view as MatchView<View>;
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expectClear(map);
  });
});

/** A curve "Mx yQx y x y", point by point. */
function pointsOn(path: string): { x: number; y: number }[] {
  const [ax = 0, ay = 0, mx = 0, my = 0, bx = 0, by = 0] = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const [a, m, b] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * ax + m * mx + b * bx, y: a * ay + m * my + b * by };
  });
}

describe('a long chain that goes to and fro', () => {
  const folded = (map: ConnectionMap, rows: number) =>
    layoutMap(map, { ...options, maxWidth: 240, stepX: 42, stepY: 36, fold: { from: 5, rows } });
  const chain = mapOf(11, '0>2 1>2 2>3 3>4 4>5 5>6 6>7 7>8x 8>9 9>8');

  it('turns at the end of a row, straight below, and ends at the right', () => {
    const at = new Map(folded(chain, 2).nodes.map(({ node, x, y }) => [node, { x, y }]));
    const place = (node: number) => at.get(node) ?? { x: Number.NaN, y: Number.NaN };
    expect(place(3).x).toBe(place(4).x);
    expect(place(4).y - place(3).y).toBeGreaterThanOrEqual(42);
    expect([place(2).x > place(3).x, place(5).x > place(4).x, place(7).x > place(6).x]).toEqual([true, true, true]);
    expect(place(8).x).toBeGreaterThan(place(7).x);
  });

  it('has lamps half as large again on a phone', () => {
    const [flat, best] = [
      folded(chain, 1),
      largestIn(
        0.8,
        [1, 2, 3, 4].map((rows) => folded(chain, rows)),
      ),
    ];
    const scale = ({ width, height }: { width: number; height: number }) => Math.min(200 / width, 250 / height);
    expect(scale(best)).toBeGreaterThan(1.5 * scale(flat));
    expect(2 * nodeRadius * scale(best), 'in pixels').toBeGreaterThanOrEqual(20);
  });

  it('lays no lamp on another', () => {
    fc.assert(
      fc.property(anyMap, fc.integer({ min: 2, max: 4 }), (map, rows) => {
        const { nodes, width, height } = folded(map, rows);
        expect(nodes).toHaveLength(map.size);
        for (const [i, a] of nodes.entries()) {
          expect(Math.min(a.x, width - a.x, a.y, height - a.y)).toBeGreaterThanOrEqual(nodeRadius);
          for (const b of nodes.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * nodeRadius);
        }
      }),
    );
  });
});

test('a name stands below its node, and beside it where a steep pointer runs there', () => {
  const named = { ...options, stepX: 60, stepY: 62, labelWidth: 40 };
  const sideOf = (drawn: string, node: number) =>
    layoutMap(mapOf(6, drawn), named).nodes.find((one) => one.node === node)?.label;
  expect(sideOf('0>1 1>2 2>3', 3)).toBe('below');
  expect(sideOf('0>3 1>3', 3)).toBe('below');
  expect(sideOf('0>3 1>3 2>3', 3)).toBe('right');
  expect(sideOf('0>3 1>3 2>3', 0)).toBe('right');
  expect(sideOf('0>3 1>3 2>3', 2)).toBe('below');
  expect(sideOf('0>3 1>3 2>3 3>4x 4>5 5>4', 3)).toBe('belowRight');
});

test('of several layouts the one is taken that is drawn largest in the room it has', () => {
  const map = mapOf(16, '0>1 1>2 2>3 4>5 5>6 6>7 8>9 9>10 10>11 12>13 13>14 14>15');
  const all = [300, 400, 800].map((maxWidth) => layoutMap(map, { ...options, maxWidth }));
  const drawnIn = (shape: number) => all.map(({ width, height }) => Math.min(shape / width, 1 / height));
  for (const shape of [0.5, 1, 2, 4, 8]) {
    const sizes = drawnIn(shape);
    expect(all.indexOf(largestIn(shape, all)), String(shape)).toBe(sizes.indexOf(Math.max(...sizes)));
  }
  expect(largestIn(0.5, all)).not.toBe(largestIn(8, all));
});

test('where cut pointers cross, each has a cross of its own', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const { pointers } = layoutMap(map, options);
      const marks = pointers.filter(({ fate }) => fate === 'removed').map(({ middle }) => middle);
      for (const [i, a] of marks.entries())
        for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(8);
    }),
    { numRuns: timesInShort(300, 10), seed: 7 },
  );
});
