import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import type { View } from '@/games/pointing-chains/view';
import type { ConnectionMap } from './map-layout';
import { RoundMap } from './round-drawing';
import { closeOf } from './scenes';

const settings = settingsSchema.parse({});

/** The figures in the lamps of a round in which one points at another and two stand alone. */
function figuresOf(round: number): readonly string[] {
  const map: ConnectionMap = {
    ...{ round, size: 4, pointers: [[0, 1, 'kept']] },
    sections: [
      { kind: 'chain', nodes: [0, 1] },
      { kind: 'node', nodes: [2] },
      { kind: 'node', nodes: [3] },
    ],
  };
  const view = (maps: readonly ConnectionMap[]) => ({ phase: 'round', maps }) as unknown as MatchView<View>;
  const telling = { settings, mine: null, nameOf: (seat: string) => seat };
  const [before, after] = [view([]), view([map])];
  const scene = closeOf(before, after, telling)?.scene;
  if (scene == null) throw new Error('a round is told');
  const drawn = { ...telling, map, before, after, scene, width: 700, index: scene.beats.length - 1, isStill: true };
  const picture = renderToStaticMarkup(<RoundMap {...drawn} isHush={false} />);
  return [...picture.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, figure = '']) => figure).sort();
}

test('lamps that stand alone say their point in round 1, when it is everybody’s first time, and not later', () => {
  expect(figuresOf(1)).toEqual(['0', '1', '1', '1']);
  expect(figuresOf(2)).toEqual(['0', '1']);
});

test('lamps have the names of who stands there for eyes that see everything, and for no others', () => {
  const story = (viewer: 'host' | 'spectator') => {
    const told = new ChainStory(['Ana', 'Bea', 'Cem'], { rounds: 1 });
    const before = told.seenBy(viewer).view;
    const after = told.points('Ana>Bea Bea Cem').seenBy(viewer).view;
    const telling = { settings, mine: null, nameOf: (seat: string) => seat };
    const close = closeOf(before, after, telling)?.scene;
    const [map] = after.maps;
    if (close == null || map === undefined) throw new Error('a round is told');
    const drawn = { ...telling, map, before, after, scene: close, width: 700, isStill: false, isHush: false };
    const at = (index: number) => renderToStaticMarkup(<RoundMap {...drawn} index={index} />);
    return { first: at(0), last: at(close.beats.length - 1) };
  };
  const names = ['Ana', 'Bea', 'Cem'];
  const has = (picture: string) => names.filter((name) => picture.includes(`>${name}<`));
  expect(has(story('host').last)).toEqual(names);
  // While they are “lamps, without a name”.
  expect(has(story('host').first)).toEqual([]);
  expect(has(story('spectator').last)).toEqual([]);
});
