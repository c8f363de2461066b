import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { ChainsMap } from './chains-map';
import type { ConnectionMap } from './map-layout';
import { partsOf } from './map-words';
import { MiddleMap } from './middle-map';
import { pointShares, pointsByNode } from './point-shares';
import { RoundMap } from './round-drawing';
import { closeOf } from './scenes';

const mapOf = (points: string) => {
  const [map] = new ChainStory('A B C D E F'.split(' ')).points(points).seenBy('spectator').view.maps;
  if (map === undefined) throw new Error('The round has not closed.');
  return map;
};

test('what a round gave is read from its map: steps to the end, nothing in a loop, one for who is alone for the first time', () => {
  const map = mapOf('A>B B>C C D>E E>D F');
  expect(partsOf(map)).toEqual(['a chain of 3', 'a loop of 2', 'one alone']);
  expect(pointShares(map, 9)).toEqual([
    { points: 2, players: 1 },
    { points: 1, players: 2 },
    { points: 0, players: 3 },
  ]);
});

test('from round 2 on the map does not say who of those alone was so before', () => {
  const map = { ...mapOf('A>B B>C C D>E E>D F'), round: 2 };
  expect(pointShares(map, 9)).toEqual([
    { points: 2, players: 1 },
    { points: 1, players: 1 },
    { points: 0, players: 3 },
    { points: 'alone', players: 1 },
  ]);
});

test('where too many hang together each of them loses a point', () => {
  expect(pointShares(mapOf('A>B B>C C D>E E>D F'), 3)).toEqual([
    { points: 1, players: 1 },
    { points: 0, players: 2 },
    { points: -1, players: 3 },
  ]);
});

test('[S4] each node of a map has its points: who is alone too in round 1, when it is everybody’s first time', () => {
  const { sections, ...map } = mapOf('A>B B>C C D>E E>D F');
  const worthIn = (round: number) => {
    const points = pointsByNode({ sections, ...map, round }, 9);
    return sections.map(({ kind, nodes }) => [kind, nodes.map((node) => points.get(node) ?? null).toSorted()]);
  };
  const others = [
    ['chain', [0, 1, 2]],
    ['loop', [0, 0]],
  ];
  expect(worthIn(1)).toEqual([...others, ['node', [1]]]);
  expect(worthIn(2)).toEqual([...others, ['node', [null]]]);
});

test('maps without names say the points in their nodes, in the middle of the table too, as the scene of the close does', () => {
  const first = mapOf('A>B B>C C D>E E>D F');
  const worth = (drawing: ReactNode) => {
    const [svg = ''] = renderToStaticMarkup(drawing).match(/<svg.*?<\/svg>/s) ?? [];
    return [...svg.matchAll(/>(\d)<\/text>/g)]
      .map(([, points]) => points)
      .toSorted()
      .join(' ');
  };
  for (const [map, points] of [
    [first, '0 0 0 1 1 2'],
    [{ ...first, round: 2 }, '0 0 0 1 2'],
  ] as const) {
    expect(worth(<ChainsMap {...{ map }} bigSection={9} />)).toBe(points);
    expect(worth(<MiddleMap {...{ map }} bigSection={9} />)).toBe(points);
    expect(worth(<AsScene {...{ map }} />)).toBe(points);
  }
});

/** The last picture of a round's close. */
function AsScene({ map }: { map: ConnectionMap }) {
  const { view } = new ChainStory('A B C D E F'.split(' ')).seenBy('spectator');
  const after = { ...view, maps: [map] };
  const telling = { settings: settingsSchema.parse({}), mine: null, nameOf: (seat: string) => seat };
  const scene = closeOf(view, after, telling)?.scene;
  if (scene == null) throw new Error('Nothing has closed.');
  const at = { index: scene.beats.length - 1, isStill: true, isHush: false };
  return <RoundMap {...{ before: view, after, scene, map }} {...telling} {...at} width={700} />;
}
