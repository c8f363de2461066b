import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { closePictures, finalePictures, shownGames } from './closes';

test('every game has its scenes taken, each with its last picture, and its end', async () => {
  expect(shownGames().length).toBeGreaterThan(4);
  for (const game of shownGames()) {
    const scenes = await closePictures(game, 'spectator');
    expect(scenes.length, game).toBeGreaterThan(0);
    expect(scenes.every(({ hasScene, before, after }) => hasScene && after === before + 1)).toBe(true);
    const finales = await finalePictures(game);
    expect(finales.length, game).toBeGreaterThan(0);
    for (const { beats } of finales) expect(beats.at(-1), game).toMatch(/^(winners|place 1)$/);
  }
});

test('what can be seen is taken once: a beat of a kind that stands in an earlier picture is not taken again', async () => {
  const taken = (await closePictures('pointing-chains', 'spectator')).flatMap(({ beats }) => beats);
  for (const kind of ['dots', 'pointers', 'loops', 'snaps']) {
    expect(taken.filter((beat) => beat === kind)).toEqual([kind]);
  }
});

test('an end that several win is taken, whichever has most to tell', async () => {
  const taken = (await finalePictures('pointing-chains')).map(({ recorded }) => recorded.name);
  expect(taken).toContain('thirteen');
});

test('what tells scenes is read without a bundler, as `npm run screenshots` does: it needs no styles', () => {
  const files = shownGames().map((game) => `./components/games/${game}/scenes.ts`);
  const script = `Promise.all(${JSON.stringify(files)}.map((file) => import(file)))`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
