import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '@/components/games/registry';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { itemAt } from '@/games/kit/item-at';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { MatchPage } from '@/server/pages/shapes';
import { Film } from './film';
import { FilmPicture } from './film-picture';
import { shotOf } from './shot';

const nameOf = (seat: string) => seat;
const Play = () => null;

async function endOf(game: string) {
  const { start, events } = parseRecord(itemAt(recordsOf(game), 1).record);
  const film = new Film(start, events);
  while (film.folded < film.last) film.fold();
  const loaded = await loadGame(game);
  if (loaded === null) throw new Error(`there is no game ${game}`);
  const scenes = await scenesOfScreens(loaded.screens, { isEnd: true });
  const { settings } = start;
  const telling = { settings, mine: null, nameOf };
  const shot = shotOf(film.frame(film.last, 'spectator'), { scenes, telling, last: film.last, isTold: true });
  return { shot, scenes, settings, screens: { ...loaded.screens, Play } };
}

test('the end of a film says how it was won, as the match page does, and offers to tell it again', async () => {
  const { shot, scenes, settings, screens } = await endOf('pointing-chains');
  const { view, results } = shot.frame;
  const page = { code: 'film', seat: null, awards: null } as unknown as MatchPage;
  const props = {
    ...{ view, results, settings, nameOf, mine: null, notebook: null, interactive: false },
    submit: () => Promise.resolve(null),
    check: () => null,
    draft: <T,>(_: string, initial: T): [T, () => void] => [initial, () => undefined],
    now: () => 0,
  };
  const html = renderToStaticMarkup(
    <FilmPicture
      {...{ page, shot, screens, scenes, props }}
      beat={null}
      phase="Finished"
      onTellScene={() => undefined}
    />,
  );
  expect(html).toMatch(/points? ahead of /);
  expect(html).toContain('Tell the end again');
});
