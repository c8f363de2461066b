import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalog } from '@/games/catalog';
import { calledAsBot } from '@/games/kit/called';
import { inShort } from '@/games/kit/testing/in-short';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { matchPicture } from './match-picture';

const names =
  'Ann Ben Cleo Dina Emil Fay Gil Hal Ivy Jon Kim Lea Max Nel Ola Pia Quin Rob Sue Tom Una Val Wim Xia Yan Zoe'.split(
    ' ',
  );

const cases = inShort(9, ...catalog.map(({ id }) => recordsOf(id).map(({ name, record }) => ({ id, name, record }))));

test.each(cases)('the picture of the end of $id, $name, has everybody who played', async ({ record }) => {
  const { start, events } = parseRecord(record);
  const match = foldMatch(start, events);
  const results = resultsOf(match);
  if (results === null) return;
  const { picture } = await matchPicture({
    ...{ of: 'match', code: 'ABCDEFGH', title: 'Friday', anonymous: start.game.id === 'bifrost' },
    ...{ game: start.game.id, gameName: start.game.name, settings: start.settings },
    stand: { is: 'ended', view: viewOf(match, 'spectator'), results },
    seats: start.seats.map((seat, i) => ({ seat, name: names[i] ?? seat, isFree: false, face: null })),
  });
  const drawn = renderToStaticMarkup(picture);
  const written = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text.split(',')[0]);
  expect(start.seats.map((_, i) => names[i]).filter((name) => !written.includes(name ?? ''))).toEqual([]);
});

test.each(recordsOf('bifrost'))(
  'a picture of the end of Bifröst cuts nobody, nor whose colour is whose: $name',
  async ({ record }) => {
    const { start, events } = parseRecord(record);
    const match = foldMatch(start, events);
    const results = resultsOf(match);
    if (results === null) return;
    const called = ['Ash', 'Birch', calledAsBot('Cedar')];
    const { picture } = await matchPicture({
      ...{ of: 'match', code: 'ABCDEFGH', title: 'Friday', anonymous: true },
      ...{ game: start.game.id, gameName: start.game.name, settings: start.settings },
      stand: { is: 'ended', view: viewOf(match, 'spectator'), results },
      seats: start.seats.map((seat, i) => ({ seat, name: called[i] ?? seat, isFree: false, face: null })),
    });
    const written = [...renderToStaticMarkup(picture).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
    expect(written.filter((text) => text.includes('…'))).toEqual([]);
    for (const name of ['Ash, ', 'Birch, ', 'Cedar'])
      expect(
        written.some((text) => text.startsWith(name)),
        name,
      ).toBe(true);
  },
);

test('where steps close that are not told, a picture has the boards as they stand, and does not deny them', async () => {
  const [one] = recordsOf('bifrost');
  if (one === undefined) throw new Error('one is recorded');
  const { start, events } = parseRecord(one.record);
  const view = viewOf(foldMatch(start, events.slice(0, 8)), 'spectator');
  const asked = {
    ...({ of: 'match', code: 'ABCDEFGH', title: 'Friday', anonymous: true } as const),
    ...{ game: start.game.id, gameName: start.game.name, settings: start.settings },
    seats: start.seats.map((seat) => ({ seat, name: seat, isFree: false, face: null })),
  };
  const told = await matchPicture({ ...asked, stand: { is: 'playing', view } });
  expect(told.words).toBe('They are at the table, and this is how it stands.');
  const bare = await matchPicture({ ...asked, stand: { is: 'playing', view: null } });
  expect(bare.words).toBe('They are at the table. Nothing has been revealed yet.');
  expect(renderToStaticMarkup(told.picture).length).toBeGreaterThan(3 * renderToStaticMarkup(bare.picture).length);
});
