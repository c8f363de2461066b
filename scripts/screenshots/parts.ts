import type { Page } from '@playwright/test';
import { awaitDrawn, awaitScene, goToBeat, passHush, skipScene } from '@/e2e/scene-clock';
import { type ClosePicture, closePictures, type FinalePicture, finalePictures, typicalMatch } from './closes';
import { type Album, type Subject, shoot } from './shots';
import type { Studio, Who } from './studio';

// What is photographed, part by part. What cannot be taken is said, and does not keep the rest from being taken.

export interface Taking {
  readonly studio: Studio;
  readonly album: Album;
  readonly games: readonly string[];
}

export type Part = 'closes' | 'stage' | 'finale' | 'replay' | 'match' | 'pages';

export const parts: Readonly<Record<Part, (taking: Taking) => Promise<void>>> = {
  closes: eachGame(async (taking, game) => {
    for (const close of await closePictures(game, 'seat')) await takeClose(taking, { game, close, who: 'player' });
  }),
  stage: async (taking) => {
    await takeStageLobby(taking);
    await eachGame(takeStage)(taking);
  },
  finale: eachGame(async (taking, game) => {
    for (const finale of await finalePictures(game)) await takeFinale(taking, { game, finale });
  }),
  replay: eachGame(takeReplay),
  match: eachGame(takeRoles),
  pages: takePages,
};

function eachGame(take: (taking: Taking, game: string) => Promise<void>) {
  return async (taking: Taking): Promise<void> => {
    for (const game of taking.games) await take(taking, game);
  };
}

/** Whatever goes wrong with one picture is told with its name. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`Not taken: ${what}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

interface CloseTaking {
  readonly game: string;
  readonly close: ClosePicture;
  readonly who: Who;
}

async function takeClose({ studio, album }: Taking, { game, close, who }: CloseTaking): Promise<void> {
  const { recorded, before, after, viewer, name, hasScene, beats } = close;
  const isStage = who === 'spectator';
  const set = `${game}: ${name}${isStage ? '' : `, as ${viewer}`} (${recorded.name})`;
  await attempt(set, async () => {
    const { code, goOnTo } = await studio.match({ recorded, events: before, player: viewer });
    await studio.visit({ who, path: isStage ? `/m/${code}/stage` : `/m/${code}`, watches: true }, async (page) => {
      await goOnTo(after);
      const about = { page, set, part: isStage ? 'stage' : 'closes', isStage };
      if (!hasScene) return takeCard(album, { ...about, title: name });
      await awaitScene(page).catch(() => replay(page, isStage));
      await passHush(page);
      await takeScene(album, { ...about, beats });
    });
  });
}

/** Where the page was told of the match only after the close. */
async function replay(page: Page, isStage: boolean): Promise<void> {
  if (isStage) await page.keyboard.press('r');
  else await page.getByRole('button', { name: 'Replay the scene' }).click();
  await awaitScene(page);
}

type About = Omit<Subject, 'moment'>;

async function takeCard(album: Album, { title, ...about }: About & { title: string }): Promise<void> {
  // What tells it is fetched by the page's clock, which stands.
  await awaitDrawn(about.page.getByRole('heading', { name: title }).first());
  await shoot(album, { ...about, moment: 'card' });
}

async function takeScene(album: Album, { beats, ...about }: About & { beats: readonly string[] }): Promise<void> {
  const { page } = about;
  for (const beat of beats) {
    await goToBeat(page, beat);
    await shoot(album, { ...about, moment: beat });
  }
  await skipScene(page);
  await shoot(album, { ...about, moment: 'its end' });
}

async function takeStageLobby({ studio, album }: Taking): Promise<void> {
  await attempt('stage, lobby', async () => {
    await studio.visit({ who: 'spectator', path: `${studio.lobby}/stage` }, (page) =>
      shoot(album, { page, part: 'stage', set: 'lobby', moment: 'seats are taken', isStage: true }),
    );
  });
}

async function takeStage(taking: Taking, game: string): Promise<void> {
  const { studio, album } = taking;
  const { recorded, events } = typicalMatch(game);
  for (const [moment, count] of [
    ['the first phase', 0],
    ['in the middle', events],
  ] as const) {
    // biome-ignore format: side by side
    await attempt(`${game}, stage`, async () => {
      const { code } = await studio.match({ recorded, events: count });
      await studio.visit({ who: 'spectator', path: `/m/${code}/stage`, watches: true }, async (page) => {
        await awaitDrawn(page.locator('[data-stage] > :last-child > *').first());
        await shoot(album, { page, part: 'stage', set: `${game}: running`, moment, isStage: true });
      });
    });
  }
  for (const close of await closePictures(game, 'spectator')) {
    await takeClose(taking, { game, close, who: 'spectator' });
  }
  for (const finale of await finalePictures(game)) await takeStageFinale(taking, { game, finale });
}

interface FinaleTaking {
  readonly game: string;
  readonly finale: FinalePicture;
}

async function takeStageFinale({ studio, album }: Taking, { game, finale }: FinaleTaking): Promise<void> {
  const { recorded, beats } = finale;
  await attempt(`${game}, stage, finale`, async () => {
    const { code } = await studio.match({ recorded, events: recorded.record.events.length });
    await studio.visit({ who: 'spectator', path: `/m/${code}/stage`, watches: true }, async (page) => {
      const about = { page, part: 'stage', set: `${game}: finale (${recorded.name})`, isStage: true };
      await awaitScene(page);
      await replay(page, true); // its first beat may be over by now
      await takeScene(album, { ...about, beats });
    });
  });
}

async function takeFinale({ studio, album }: Taking, { game, finale }: FinaleTaking): Promise<void> {
  const { recorded, beats } = finale;
  const set = `${game} (${recorded.name})`;
  await attempt(`finale, ${set}`, async () => {
    const { code } = await studio.match({ recorded, events: recorded.record.events.length });
    await studio.visit({ who: 'player', path: `/m/${code}`, watches: true }, async (page) => {
      const about = { page, set, part: 'finale' };
      const tell = page.getByRole('button', { name: /^(Tell the end|Show me the end)$/ });
      await awaitDrawn(tell);
      await shoot(album, { ...about, moment: 'before' });
      await tell.click();
      await awaitScene(page);
      await takeScene(album, { ...about, beats });
      await page.getByRole('button', { name: 'To the whole result' }).click();
      await awaitDrawn(page.getByRole('region', { name: 'Results' }));
      await page.evaluate(() => window.scrollTo(0, 0));
      await shoot(album, { ...about, moment: 'told' });
      await shoot(album, { ...about, moment: 'told, the whole page', isWhole: true });
    });
  });
}

/** As it opens, in its middle as somebody played it, and on the first picture of its end. */
async function takeReplay({ studio, album }: Taking, game: string): Promise<void> {
  const [finale] = await finalePictures(game);
  if (finale === undefined) return;
  const { recorded } = finale;
  const last = recorded.record.events.length;
  const middle = Math.round(last * 0.55);
  await attempt(`replay, ${game}`, async () => {
    const { code } = await studio.match({ recorded, events: last });
    for (const [moment, query] of [
      ['opens', ''],
      ['in the middle, as a seat', `?as=${recorded.record.seats[0]}&at=${middle}`],
      ['the end begins', `?as=spectator&at=${last}.1`],
    ] as const) {
      await studio.visit({ who: 'spectator', path: `/m/${code}/replay${query}` }, async (page) => {
        await awaitFilm(page);
        await shoot(album, { page, part: 'replay', set: game, moment });
      });
    }
  });
}

/** Folded to its end, which gives it its chapters, and its picture drawn: the table that some games have for it comes later. */
async function awaitFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Verification: (?!Checking)/ }).waitFor();
  await page.locator('#main > :first-child svg').first().waitFor();
}

async function takeRoles({ studio, album }: Taking, game: string): Promise<void> {
  const { recorded, events } = typicalMatch(game);
  const roles = [['host', '/host'], ['player', ''], ['spectator', '']] as const; // biome-ignore format: side by side
  for (const [who, page] of roles) {
    await attempt(`${game}, ${who}`, async () => {
      const { code } = await studio.match({ recorded, events });
      await studio.visit({ who, path: `/m/${code}${page}`, watches: true }, async (page) => {
        await shoot(album, { page, part: 'match', set: game, moment: who });
        await shoot(album, { page, part: 'match', set: game, moment: `${who}, the whole page`, isWhole: true });
      });
    });
  }
}

async function takePages({ studio, album, games }: Taking): Promise<void> {
  const { lobby } = studio;
  const pages: readonly (readonly [string, Who, string])[] = [
    ['home, a stranger', 'spectator', '/'],
    ['home, a player', 'player', '/'],
    ['games', 'spectator', '/games'],
    ...games.map((game) => [`rulebook: ${game}`, 'spectator', `/games/${game}`] as const),
    ['a match is made', 'host', '/matches/new'],
    ['lobby, a host', 'host', lobby],
    ['lobby, a player', 'player', lobby],
    ['lobby, a stranger', 'spectator', lobby],
    ['sign-in', 'spectator', '/sign-in'],
  ];
  for (const [set, who, path] of pages) {
    await attempt(set, async () => {
      await studio.visit({ who, path }, (page) => shoot(album, { page, part: 'pages', set, moment: 'its top' }));
    });
  }
}
