import type { BrowserContext } from '@playwright/test';
import { catalog } from '../games/catalog';

/** Of the game that browser tests play besides (playwright.config.ts). */
const newGame = 'odd-side';

/** As components/match/knows-game.ts has it. */
export const knowsCookie = (game: string): string => `knows-${game}`;

/** The desk of Runes to Ruins, whose first round is told step by step. */
const desk = 'runes-to-ruins-desk';

/** Its owner has been shown how every game is played. */
export const knowGames = (context: BrowserContext, url: string): Promise<unknown> =>
  context.addCookies(
    [...catalog.map(({ id }) => id), newGame, desk].map((game) => ({ name: knowsCookie(game), value: 'yes', url })),
  );
