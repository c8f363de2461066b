import type { BrowserContext } from '@playwright/test';
import { catalog } from '../games/catalog';

/** Of the game that browser tests play besides (playwright.config.ts). */
const newGame = 'odd-side';

/** As components/match/use-rules-drawer.ts keeps it. */
export const knowsKey = (game: string): string => `knows ${game}`;

/** Its owner has been shown how every game is played. */
export const knowGames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(keepAll, [...catalog.map(({ id }) => id), newGame].map(knowsKey));

/** Runs in the browser, whose first page is nobody's and keeps nothing. */
function keepAll(keys: readonly string[]): void {
  if (window.location.protocol === 'about:') return;
  for (const key of keys) window.localStorage.setItem(key, 'yes');
}
