import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalog } from '@/games/catalog';
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
