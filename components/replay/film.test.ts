import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame } from '@/components/games/registry';
import { chapterWords, whatCloses } from '@/components/match/phase-words';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { catalog } from '@/games/catalog';
import type { Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import { itemAt } from '@/games/kit/item-at';
import { inShort } from '@/games/kit/testing/in-short';
import { typeOfAction } from '@/games/kit/type-of-action';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import {
  chapterAfter,
  chapterAt,
  chapterBefore,
  chapterSpan,
  chapterStep,
  chaptersUpTo,
  chaptersWith,
  type FilmChapter,
} from './chapters';
import { placeWords } from './control-bar';
import { Film } from './film';
import { sceneAt, shotOf } from './shot';

function played(record: unknown) {
  const { start, events } = parseRecord(record);
  const film = new Film(start, events);
  while (film.folded < film.last) film.fold();
  return { film, start, events };
}

describe.each(catalog.map(({ id }) => id))('films of %s', (game) => {
  test('have rounds, phases and closes for chapters, as they are written down', async () => {
    const lines: string[] = [];
    for (const { name, record } of recordsOf(game))
      lines.push(`# ${name}`, ...chapterLines(await chaptersOf(game, record)), '');
    await expect(lines.join('\n')).toMatchFileSnapshot(path.join(import.meta.dirname, 'told', `${game}.txt`));
  });

  test('come to the same as a match, and tell its end to who does not know it before the board of it', async () => {
    for (const { record } of inShort(4, recordsOf(game))) {
      const { film, start, events } = played(record);
      const { scenes } = await loadedOf(game);
      const match = foldMatch(start, events);
      expect(film.frame(film.last, 'spectator').view).toEqual(viewOf(match, 'spectator'));
      const cut = (step: number, isTold: boolean) =>
        shotOf(film.frame(step, 'spectator'), {
          ...{ scenes, isTold, last: film.last },
          telling: { settings: start.settings, mine: null, nameOf: (seat) => seat },
        });
      const end = cut(film.last, false);
      if (end.frame.results === null) expect(end.opensAt).toBeNull();
      else expect(end.told.find(({ from }) => from === end.opensAt)?.type).toBe('finale');
      expect([end.isUntold, cut(film.last, true).isUntold]).toEqual([true, false]);
      expect(cut(0, false)).toMatchObject({ opensAt: null, beats: [] });
    }
  });

  test('show what a close meant for its viewer with the last picture, before the board', async () => {
    const { film, start } = played(itemAt(recordsOf(game), 0).record);
    const { scenes } = await loadedOf(game);
    for (const viewer of inShort<Viewer>(3, ['host', 'spectator', itemAt(start.seats, 0)])) {
      const telling = { settings: start.settings, mine: seatOf(viewer), nameOf: (seat: string) => seat };
      let cards = 0;
      for (let step = 1; step <= film.last; step++) {
        const shot = shotOf(film.frame(step, viewer), { scenes, isTold: true, last: film.last, telling });
        const [told, ending] = shot.told;
        if (told?.type !== 'close') continue;
        const count = told.scene.beats.length;
        const ends = told.card === null ? 0 : 1;
        cards += ends;
        expect(told.card, `${viewer}, step ${step}`).toEqual(shot.close?.card ?? null);
        expect(shot.beats).toHaveLength(count + ends + (ending?.scene.beats.length ?? 0));
        expect(sceneAt(shot, count - 1)).toEqual({ told, index: count - 1 });
        if (ends === 1) expect(sceneAt(shot, count)).toEqual({ told, index: count });
        if (ending !== undefined) expect(sceneAt(shot, count + ends)).toEqual({ told: ending, index: 0 });
      }
      if (viewer === start.seats[0] && scenes !== null) expect(cards).toBeGreaterThan(0);
    }
  });

  test('pass over what a viewer sees nothing of, back and forth alike', () => {
    const { film, start } = played(itemAt(recordsOf(game), 0).record);
    for (const viewer of inShort<Viewer>(3, ['host', 'spectator', itemAt(start.seats, 0)])) {
      const shown = stepsOf(film, { viewer, by: 1 });
      expect(stepsOf(film, { viewer, by: -1 }).toReversed()).toEqual(shown);
      const seen = (step: number) =>
        JSON.stringify({ ...film.frame(step, viewer).view, dueAt: 0, leftMs: 0, interlude: 0 });
      const inner = shown.slice(1, -1);
      for (const step of inner) expect(seen(step), `${viewer}, step ${step}`).not.toBe(seen(step - 1));
      expect(shown.at(-1)).toBe(film.last);
    }
  });
});

test('what a host does to the clock alone is no step of the film', () => {
  const clock = ['pause', 'resume', 'extend'];
  let passed = 0;
  for (const { record } of catalog.flatMap(({ id }) => recordsOf(id))) {
    const acts = record.events.flatMap(({ action }, i) =>
      clock.includes(String(typeOfAction(action))) ? [i + 1] : [],
    );
    if (acts.length === 0) continue;
    passed += acts.length;
    const { film } = played(record);
    const shown = stepsOf(film, { viewer: 'host', by: 1 }).filter((step) => step !== film.last);
    expect(shown.filter((step) => acts.includes(step))).toEqual([]);
  }
  expect(passed).toBeGreaterThan(0);
});

function stepsOf(film: Film, { viewer, by }: { viewer: Viewer; by: 1 | -1 }): readonly number[] {
  const steps = [by === 1 ? 0 : film.last];
  for (let from = itemAt(steps, 0); ; ) {
    const step = film.nextShown({ from, by, viewer, quiet: false });
    if (step === null || step === from) return steps;
    steps.push(step);
    from = step;
    if (step === 0 || step === film.last) return steps;
  }
}

async function loadedOf(game: string) {
  const loaded = await loadGame(game);
  if (loaded === null) throw new Error(`there is no game ${game}`);
  return { screens: loaded.screens, scenes: await scenesOfScreens(loaded.screens, { isEnd: true }) };
}

async function chaptersOf(game: string, record: unknown): Promise<readonly FilmChapter[]> {
  const { film, start } = played(record);
  const { screens, scenes } = await loadedOf(game);
  const telling = { settings: start.settings, mine: null, nameOf: (seat: string) => seat };
  let chapters: readonly FilmChapter[] = [];
  for (let step = 0; step <= film.last; step++) {
    const turn = film.turn(step);
    if (turn === null) continue;
    chapters = chaptersWith(chapters, turn, {
      chapterOf: (view) => chapterWords(screens, view, start.settings),
      whatCloses: (view) => whatCloses(screens, view),
      closeOf: (before, after) => scenes?.closeOf(before, after, telling) ?? null,
    });
  }
  return chapters;
}

const chapterLines = (chapters: readonly FilmChapter[]) =>
  chapters.flatMap(({ step, title, closes }) => [
    `${step}  ${title}`,
    ...closes.map((close) => `    ${close.step}  ${close.title}`),
  ]);

test('every end of a match is told, also one that its host took back', async () => {
  const corrected = recordsOf('pointing-chains').filter(({ name }) => /corrected|published wrongly/.test(name));
  const { record } = itemAt(corrected, 0);
  const again = [
    { at: 80_000, by: 'host', action: { type: 'resume' } },
    { at: 1_000_000, by: 'clock' },
  ];
  const { film, start } = played({ ...record, events: [...record.events.slice(0, 9), ...again] });
  const { scenes } = await loadedOf('pointing-chains');
  const telling = { settings: start.settings, mine: null, nameOf: (seat: string) => seat };
  const ends = Array.from({ length: film.last + 1 }, (_, step) =>
    shotOf(film.frame(step, 'spectator'), { scenes, isTold: true, last: film.last, telling }),
  ).filter(({ told }) => told.some(({ type }) => type === 'finale'));
  expect(ends.map(({ step, isLast }) => [step, isLast])).toEqual([
    [8, false],
    [11, true],
  ]);
});

test('chapters lead from one to the next, and name no close that is still to come', async () => {
  const record = recordsOf('pointing-chains').find(({ name }) => name.startsWith('thirteen'))?.record;
  const chapters = await chaptersOf('pointing-chains', record);
  expect(chapters.map(({ step }) => step)).toEqual([0, 13, 26, 39, 44]);
  expect(chapters.slice(0, -1).map(({ hostCloses }) => hostCloses)).toEqual([
    'the round',
    'the round',
    'the round',
    'the vote',
  ]);
  expect([0, 12, 13, 44].map((step) => chapterAt(chapters, step)?.step)).toEqual([0, 0, 13, 44]);
  expect([0, 13, 20].map((step) => chapterBefore(chapters, step))).toEqual([0, 0, 13]);
  expect([0, 13, 44].map((step) => chapterAfter(chapters, step))).toEqual([13, 26, null]);
  const inScene = chapterStep({ step: 13, beat: 2 });
  expect([chapterAfter(chapters, inScene), chapterBefore(chapters, inScene)], 'a scene is in what it closes').toEqual([
    13, 0,
  ]);
  expect(chapterSpan(chapters, { step: 13, beat: 2 }), 'its lines stay until the scene is over').toEqual({
    from: 0,
    to: 13,
  });
  expect(chapterSpan(chapters, { step: 13, beat: null })).toEqual({ from: 13, to: 26 });
  expect(chapterSpan(chapters, { step: 44, beat: null })).toEqual({ from: 44, to: null });
  expect(chaptersUpTo(chapters, 13).map(({ closes }) => closes.length)).toEqual([1, 0, 0, 0, 0]);
  expect(chapters.map(({ closes }) => closes.length)).toEqual([1, 1, 1, 0, 0]);
});

test('what a film counts is what it stops at on its way', () => {
  const { film, start } = played(itemAt(recordsOf('bifrost'), 0).record);
  for (const viewer of inShort<Viewer>(2, ['host', 'spectator', itemAt(start.seats, 0)])) {
    const [first, second] = [film.shownAfter(0, { viewer, most: 100 }), film.shownAfter(100, { viewer, most: 1e6 })];
    expect(first.to).toBe(100);
    const counted = [...first.steps, ...second.steps];
    expect(counted).toEqual(stepsOf(film, { viewer, by: 1 }).slice(1));
    expect(counted.length).toBeLessThan(film.last);
    expect(placeWords(counted, 0)).toBe(`0 of ${counted.length}`);
    expect(placeWords(counted, itemAt(counted, 3))).toBe(`4 of ${counted.length}`);
    expect(placeWords(counted, film.last)).toBe(`${counted.length} of ${counted.length}`);
  }
});
