import { expect, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { MatchView } from '@/games/game';
import type { Settings } from '@/games/pointing-chains/settings';
import type { State } from '@/games/pointing-chains/state';
import { rearrange, Story } from '@/games/pointing-chains/testing';
import type { View } from '@/games/pointing-chains/view';
import { closeOf, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('pointing-chains', { scenes: { closeOf, tellFinale }, rearrange });

const telling = { settings: { bigSection: 9 } as Settings, mine: null, nameOf: (seat: string) => seat };
const seen = (points: string) => {
  const story = new Story('A B C D E F'.split(' '));
  const before: MatchView<View> = story.seenBy('spectator').view;
  const after: MatchView<View> = story.points(points).seenBy('spectator').view;
  return closeOf(before, after, telling);
};

test('[M1] the same shape is the same scene, whoever points at whom', () => {
  const scene = seen('A>B B>A C>A D>C E>F F');
  expect(seen('F>E E>F D>F B>D A>C C')).toEqual(scene);
  expect(scene?.scene?.beats.map(({ id }) => id)).toEqual(['dots', 'pointers', 'loops', 'snaps', 'chain 1', 'chain 2']);
});
