import { expect, test } from 'vitest';
import { closePictures, finalePicture, shownGames } from './closes';

test('every game has its scenes taken, each with its last picture, and its end', async () => {
  expect(shownGames().length).toBeGreaterThan(4);
  for (const game of shownGames()) {
    const scenes = await closePictures(game, 'spectator');
    expect(scenes.length, game).toBeGreaterThan(0);
    expect(scenes.every(({ hasScene, before, after }) => hasScene && after === before + 1)).toBe(true);
    expect((await finalePicture(game))?.beats.at(-1), game).toMatch(/^(winners|place 1)$/);
  }
});

test('what can be seen is taken once: a beat of a kind that stands in an earlier picture is not taken again', async () => {
  const taken = (await closePictures('pointing-chains', 'spectator')).flatMap(({ beats }) => beats);
  for (const kind of ['dots', 'pointers', 'loops', 'snaps']) {
    expect(taken.filter((beat) => beat === kind)).toEqual([kind]);
  }
});
