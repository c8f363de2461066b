import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalog } from '@/games/catalog';
import { calledAsBot } from '@/games/kit/called';
import { inShort } from '@/games/kit/testing/in-short';
import { foldMatch, lastCloseOf, resultsOf, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { MatchDrawing } from '@/server/pictures/drawing';
import { matchPicture } from './match-picture';

const cases = inShort(9, ...catalog.map(({ id }) => recordsOf(id).map(({ name, record }) => ({ id, name, record }))));

test.each(cases)(
  'pictures of $id, $name, leave no mark of a name, and draw a bot where the words say it',
  async ({ record }) => {
    for (const drawing of drawingsOf(record)) {
      const { picture, words } = await matchPicture(drawing);
      const drawn = renderToStaticMarkup(picture);
      expect(`${words}\n${drawn}`.match(/.{0,60}[\uE000-\uE0FF].{0,60}/g) ?? []).toEqual([]);
      expect(drawn.match(/.{0,60}\(b.{0,60}/g) ?? []).toEqual([]);
      if (/Player [A-Z]/.test(drawn)) expect(drawn).toMatch(/lucide-bot/);
    }
  },
);

/** The lobby, the last close and the end, as they are posted where nobody came. */
function drawingsOf(record: MatchRecord): MatchDrawing[] {
  const { start, events } = parseRecord(record);
  const match = foldMatch(start, events);
  const results = resultsOf(match);
  const close = lastCloseOf(match);
  const stands: MatchDrawing['stand'][] = [
    { is: 'lobby' },
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
    seats: start.seats.map((seat) => ({
      seat,
      name: calledAsBot(`Player ${seat} the Unforgotten`),
      isFree: false,
      face: null,
    })),
  }));
}
