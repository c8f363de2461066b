import type { ConnectionMap } from './map-layout';
import { stepsToEnds } from './scene-state';

export interface PointShare {
  readonly points: number;
  readonly players: number;
}

/** Which points a round gave, and to how many: the most first. Public, as the map is. */
export function pointShares(map: ConnectionMap, bigSection: number): PointShare[] {
  const steps = stepsToEnds(map);
  const points = map.sections.flatMap(({ nodes }) =>
    nodes.map((node) => (nodes.length >= bigSection ? -1 : (steps.get(node) ?? 0))),
  );
  const given = [...new Set(points)].toSorted((a, b) => b - a);
  return given.map((one) => ({ points: one, players: points.filter((other) => other === one).length }));
}
