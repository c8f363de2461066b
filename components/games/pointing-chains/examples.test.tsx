import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { proposedSettings } from '@/games/manifest';
import { manifest } from '@/games/pointing-chains/manifest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { players } from './examples';
import scenes from './stage';

/** The figures in the lamps that the stage shows before the first map. */
function onStage(count: number, given: object = proposedSettings(manifest, count)): readonly string[] {
  const { Centre } = scenes;
  const settings = settingsSchema.parse(given);
  const { view } = new ChainStory(players(count), settings).seenBy('spectator');
  if (Centre === undefined) throw new Error('the stage has a middle');
  const drawn = renderToStaticMarkup(
    <Centre {...{ view, settings }} mine={null} nameOf={String} now={() => 0} isStage />,
  );
  return [...drawn.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, figure = '']) => figure).sort();
}

test('the stage shows how it counts by a match’s own numbers, with no more lamps than there are seats', () => {
  expect(onStage(13)).toEqual(['0', '0', '0', '0', '1', '2', '3', '3']);
  expect(onStage(5)).toEqual(['0', '0', '0', '1', '1']);
  expect(onStage(4)).toEqual(['0', '0', '0', '1']);
  expect(onStage(3)).toEqual(['0', '1']);
  expect(onStage(5, { bigSection: 2 })).toEqual(['−1', '−1', '−1', '−1']);
});
