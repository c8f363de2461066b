import type { ConnectionMap } from './map-layout';
import { stepsToEnds } from './steps-to-ends';

export interface PointShare {
  /** `alone`: 1 for whoever is alone for the first time, −2 for the others; which of them, the map does not say. */
  readonly points: number | 'alone';
  readonly players: number;
}

/** Which points a round gave, and to how many: the most first, those alone last. Public, as the map is. */
export function pointShares(map: ConnectionMap, bigSection: number): PointShare[] {
  const points = [...pointsByNode(map, bigSection).values()];
  const given = [...new Set(points)].toSorted((a, b) => b - a);
  const shares = given.map((one) => ({ points: one, players: points.filter((other) => other === one).length }));
  const alone = map.size - points.length;
  return alone === 0 ? shares : [...shares, { points: 'alone', players: alone }];
}

/** The points of a round at each node of its map; after round 1 without those alone, of whom it does not say for which time. */
export function pointsByNode(map: ConnectionMap, bigSection: number): ReadonlyMap<number, number> {
  const steps = stepsToEnds(map);
  return new Map(
    map.sections.flatMap(({ kind, nodes }) => {
      if (kind === 'node') return map.round === 1 ? nodes.map((node) => [node, 1] as const) : [];
      return nodes.map((node) => [node, nodes.length >= bigSection ? -1 : (steps.get(node) ?? 0)] as const);
    }),
  );
}
