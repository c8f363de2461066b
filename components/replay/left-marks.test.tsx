import { Fragment } from 'react';
import { describe, expect, test } from 'vitest';
import { Said } from '@/components/faces/face';
import { markedName } from '@/components/faces/marked-names';
import { loadGame } from '@/components/games/registry';
import { AwardsPanel } from '@/components/host/awards-panel';
import { postText } from '@/components/post/post-text';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import type { LoadedScenes } from '@/components/stage/scene';
import { tellEnd } from '@/components/stage/tell-end';
import { drawnWholeAmong, stillProps } from '@/components/testing/drawn';
import { catalog } from '@/games/catalog';
import type { Results, SeatId } from '@/games/game';
import { inShort } from '@/games/kit/testing/in-short';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';
import { eventWords } from './event-words';
import { Film, type Frame } from './film';
import { FilmPicture } from './film-picture';
import { shotOf } from './shot';

// Marks of names, and whatever else Unicode leaves to private use, are for our own sentences on their way to the screen:
// nobody is ever to read one.
const marks = /.{0,60}[\uE000-\uE0FF].{0,60}/g;

const marksIn = (text: string): string[] => text.match(marks) ?? [];

const nameOf = (seat: SeatId) => `Player ${seat}`;

const states: readonly Pick<DecidedAward, 'state' | 'reason'>[] = [
  { state: 'proposed', reason: null },
  { state: 'amended', reason: 'A word.' },
];

const decided = ({ awards }: Results, stand: Pick<DecidedAward, 'state' | 'reason'>): DecidedAward[] =>
  awards.map((award, i) => ({ key: `${i}`, proposed: award, final: award, by: null, at: null, ...stand }));

const cases = inShort(9, ...catalog.map(({ id }) => recordsOf(id).map(({ name, record }) => ({ id, name, record }))));

describe.each(cases)('no mark of a name is left in $id, $name', ({ id, record }) => {
  let playing: ReturnType<typeof play> | undefined;
  const played = () => (playing ??= play());

  async function play() {
    const loaded = await loadGame(id);
    if (loaded === null) throw new Error(`there is no game ${id}`);
    const { start, events } = parseRecord(record);
    const film = new Film(start, events);
    while (film.folded < film.last) film.fold();
    const scenes = await scenesOfScreens(loaded.screens, { isEnd: true });
    return { loaded, scenes, film, settings: start.settings, seats: start.seats };
  }

  test('on the page of its end, before and after hosts decided, and on their tab of awards', async () => {
    const { loaded, scenes, film, settings, seats } = await played();
    const frame = film.frame(film.last, 'spectator');
    const { view, results } = frame;
    if (results === null) return;
    const shot = shotOf(frame, {
      scenes,
      telling: { settings, mine: null, nameOf },
      last: film.last,
      isTold: true,
    });
    const drawn = states.map((stand) => {
      const page = { code: 'film', seat: null, awards: decided(results, stand) } as unknown as MatchPage;
      return (
        <Fragment key={stand.state}>
          <FilmPicture
            {...{ page, shot, scenes, screens: loaded.screens }}
            props={stillProps({ view, results, settings, nameOf })}
            beat={null}
            phase="Finished"
            onTellScene={() => undefined}
          />
          <AwardsPanel page={page} nameOf={nameOf} />
        </Fragment>
      );
    });
    const html = await drawnWholeAmong(seats, { nameOf, anonymous: id === 'bifrost', drawn });
    expect(html).toContain('Standings');
    expect(marksIn(html)).toEqual([]);
  });

  test('in what closes say, what is logged, and what is posted', async () => {
    const { loaded, scenes, film, settings, seats } = await played();
    const actionWords = await loaded.screens.loadActionWords?.();
    const lines = record.events.flatMap((event, i) => {
      const frame = film.frame(i + 1, 'host');
      const asLogged = eventWords(event, {
        ...{ viewer: 'host', seats: frame.view.seats, nameOf: markedName },
        actionWords: (action) => actionWords?.(action, markedName) ?? null,
      });
      return [asLogged ?? '', ...told(frame, { scenes, settings })];
    });
    const drawn = lines.map((line, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines stay in their places
      <Fragment key={i}>
        <Said>{line}</Said>
      </Fragment>
    ));
    expect(marksIn(lines.join('\n'))).not.toEqual([]);
    expect(marksIn(await drawnWholeAmong(seats, { nameOf, anonymous: id === 'bifrost', drawn }))).toEqual([]);

    const { results, view } = film.frame(film.last, 'spectator');
    const telling = { settings, mine: null, nameOf };
    const posted = postText({
      ...{
        own: '',
        title: 'Friday',
        gameName: id,
        closes: null,
        isHostPaced: false,
        starts: null,
        open: null,
        link: '',
        nameOf,
      },
      words: results === null ? '' : tellEnd(scenes, { view, results, telling }).title,
      end: results === null ? null : { results, awards: results.awards, areAwardsOpen: false },
    });
    expect(marksIn([posted, JSON.stringify({ record, results })].join('\n'))).toEqual([]);
  });
});

/** What a step's close and the end say, names marked. */
function told(frame: Frame, { scenes, settings }: { scenes: LoadedScenes | null; settings: unknown }): string[] {
  const telling = { settings, mine: null, nameOf: markedName };
  const { told: scenesTold, close } = shotOf(frame, { scenes, telling, last: frame.step, isTold: true });
  return [
    ...scenesTold.flatMap(({ scene }) => [scene.title, ...scene.beats.map(({ text }) => text)]),
    ...(close?.card?.lines.map(({ text }) => text) ?? []),
  ];
}
