import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalog } from '@/games/catalog';
import { foldMatch, lastCloseOf, resultsOf, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { MatchDrawing } from '@/server/pictures/drawing';
import { matchPicture } from './match-picture';

const cases = catalog.flatMap(({ id }) => recordsOf(id).map(({ name, record }) => ({ id, name, record })));

test.each(cases)('no mark of a name is left in the pictures of $id, $name, and their words', async ({ record }) => {
  for (const drawing of drawingsOf(record)) {
    const { picture, words } = await matchPicture(drawing);
    const shown = `${words}\n${renderToStaticMarkup(picture)}`;
    expect(shown.match(/.{0,60}[\uE000-\uE0FF].{0,60}/g) ?? []).toEqual([]);
  }
});

/** The last close and the end, as they are posted. */
function drawingsOf(record: MatchRecord): MatchDrawing[] {
  const { start, events } = parseRecord(record);
  const match = foldMatch(start, events);
  const results = resultsOf(match);
  const close = lastCloseOf(match);
  const stands: MatchDrawing['stand'][] = [
    ...(results === null ? [] : [{ is: 'ended' as const, view: viewOf(match, 'spectator'), results }]),
    ...(close === null
      ? []
      : [
          {
            is: 'closed' as const,
            before: viewOf(close.before, 'spectator'),
            after: viewOf(close.after, 'spectator'),
          },
        ]),
  ];
  return stands.map((stand) => ({
    ...{ of: 'match', code: 'ABCDEFGH', title: 'Friday', anonymous: start.game.id === 'bifrost' },
    ...{ game: start.game.id, gameName: start.game.name, settings: start.settings, stand },
    seats: start.seats.map((seat) => ({ seat, name: `Player ${seat}`, isFree: false, face: null })),
  }));
}
