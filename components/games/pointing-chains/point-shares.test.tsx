import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Story } from '@/games/pointing-chains/testing';
import { ChainsMap } from './chains-map';
import { partsOf } from './map-words';
import { MiddleMap } from './middle-map';
import { pointShares, pointsByNode } from './point-shares';

const mapOf = (points: string) => {
  const [map] = new Story('A B C D E F'.split(' ')).points(points).seenBy('spectator').view.maps;
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

test('each node of a map has its points, but who is alone', () => {
  const { sections, ...map } = mapOf('A>B B>C C D>E E>D F');
  const points = pointsByNode({ sections, ...map }, 9);
  const worth = sections.map(({ kind, nodes }) => [kind, nodes.map((node) => points.get(node) ?? null).toSorted()]);
  expect(worth).toEqual([
    ['chain', [0, 1, 2]],
    ['loop', [0, 0]],
    ['node', [null]],
  ]);
});

test('maps without names say the points in their nodes, in the middle of the table too', () => {
  const map = mapOf('A>B B>C C D>E E>D F');
  for (const drawing of [
    <ChainsMap key="map" {...{ map }} bigSection={9} />,
    <MiddleMap key="middle" {...{ map }} bigSection={9} />,
  ]) {
    const [first = ''] = renderToStaticMarkup(drawing).match(/<svg.*?<\/svg>/s) ?? [];
    expect([...first.matchAll(/>(\d)<\/text>/g)].map(([, points]) => points).toSorted()).toEqual([
      '0',
      '0',
      '0',
      '1',
      '2',
    ]);
  }
});
