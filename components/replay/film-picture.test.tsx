import { expect, test } from 'vitest';
import { loadGame } from '@/components/games/registry';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { tellEnd } from '@/components/stage/tell-end';
import { drawnWholeAmong, stillProps } from '@/components/testing/drawn';
import { calledAsBot } from '@/games/kit/called';
import { itemAt } from '@/games/kit/item-at';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { MatchPage } from '@/server/pages/shapes';
import { Film } from './film';
import { FilmPicture } from './film-picture';
import { shotOf } from './shot';

type NameOf = (seat: string) => string;
const itself: NameOf = (seat) => seat;
const Play = () => null;

async function endOf(game: string, { record, nameOf }: { record: string; nameOf: NameOf }) {
  const named = recordsOf(game).filter(({ name }) => name === record);
  const { start, events } = parseRecord(itemAt(named, 0).record);
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

async function drawnEndOf(game: string, record: string, nameOf = itself): Promise<string> {
  const { shot, scenes, settings, screens } = await endOf(game, { record, nameOf });
  const { view, results } = shot.frame;
  const page = { code: 'film', seat: null, awards: null } as unknown as MatchPage;
  const props = stillProps({ view, results, settings, nameOf });
  const drawn = (
    <FilmPicture
      {...{ page, shot, screens, scenes, props }}
      beat={null}
      phase="Finished"
      onTellScene={() => undefined}
    />
  );
  const seats = view.seats.map(({ seat }) => seat);
  return drawnWholeAmong(seats, { nameOf, anonymous: game === 'bifrost', drawn });
}

test('the end of a film says how it was won, as the match page does, and offers to tell it again', async () => {
  const html = await drawnEndOf('pointing-chains', 'thirteen');
  expect(html).toMatch(/points? ahead of /);
  expect(html).toContain('Show me the end again');
});

test.each([
  ['pointing-chains', 'thirteen'],
  ['proof-by-contradiction', 'eleven'],
  ['bifrost', 'passes-and-cut-off'],
  ['logical-bluffs', 'wrong-guess-and-items'],
  ['runes-to-ruins', 'clash-and-wrong-guesses'],
])('whoever was a bot at the end of %s has the mark of one, and no word', async (game, record) => {
  const nameOf = (seat: string) => calledAsBot(seat);
  const { shot, scenes, settings } = await endOf(game, { record, nameOf });
  const { view, results } = shot.frame;
  const Drawing = scenes?.finale?.Drawing;
  if (Drawing === undefined || results === null) throw new Error('its end is told');
  const scene = tellEnd(scenes, { view, results, telling: { settings, mine: null, nameOf } });
  const finale = scene.beats.map((beat, index) => (
    <Drawing key={beat.id} {...{ view, results, settings, nameOf, scene, index }} mine={null} isStill />
  ));
  const seats = view.seats.map(({ seat }) => seat);
  const html = await drawnWholeAmong(seats, { nameOf, anonymous: false, drawn: finale });
  for (const drawn of [html, await drawnEndOf(game, record, nameOf)]) {
    expect(drawn).toContain('aria-label="bot"');
    expect(drawn.replaceAll(/<title>.*?<\/title>|<[^>]*>/g, '')).not.toContain('(bot)');
  }
});

test('with the masks off the winner has the face of the colour that they played, and it is named', async () => {
  const html = await drawnEndOf('bifrost', 'passes-and-cut-off');
  expect(html).toContain('viewBox="-1 -1 2 2"');
  expect(html).toMatch(/(Red|Green|Blue), \d+ points/);
});
