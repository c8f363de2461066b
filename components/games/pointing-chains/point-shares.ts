import type { ConnectionMap } from './map-layout';
import { stepsToEnds } from './scene-state';

export interface PointShare {
  /** `alone`: 1 for whoever is alone for the first time, −2 for the others; which of them, the map does not say. */
  readonly points: number | 'alone';
  readonly players: number;
}

/** Which points a round gave, and to how many: the most first, those alone last. Public, as the map is. */
export function pointShares(map: ConnectionMap, bigSection: number): PointShare[] {
  const alone = map.sections.filter(({ kind }) => kind === 'node').length;
  const shares = sharesOf(map, bigSection);
  if (alone === 0) return shares;
  if (map.round > 1) return [...shares, { points: 'alone', players: alone }];
  return sharesOf(map, bigSection, 1);
}

/** The points of a round at each node of its map; without those who are alone, of whom it does not say for which time. */
export function pointsByNode(map: ConnectionMap, bigSection: number): ReadonlyMap<number, number> {
  const steps = stepsToEnds(map);
  return new Map(
    map.sections.flatMap(({ kind, nodes }) => {
      if (kind === 'node') return [];
      return nodes.map((node) => [node, nodes.length >= bigSection ? -1 : (steps.get(node) ?? 0)] as const);
    }),
  );
}

/** `alone`: what a player alone is given; null: they are left out. */
function sharesOf(map: ConnectionMap, bigSection: number, alone: number | null = null): PointShare[] {
  const ofAlone = map.sections.filter(({ kind }) => kind === 'node' && alone !== null).map(() => alone ?? 0);
  const points = [...pointsByNode(map, bigSection).values(), ...ofAlone];
  const given = [...new Set(points)].toSorted((a, b) => b - a);
  return given.map((one) => ({ points: one, players: points.filter((other) => other === one).length }));
}
