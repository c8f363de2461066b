import { accountRouter } from './account';
import { hostRouter } from './host';
import { router } from './init';
import { lobbyRouter } from './lobby';
import { matchesRouter } from './matches';
import { playRouter } from './play';
import { reachRouter } from './reach';
import { templatesRouter } from './templates';

/** The whole API. Screens import its type only. */
export const appRouter = router({
  account: accountRouter,
  matches: matchesRouter,
  lobby: lobbyRouter,
  play: playRouter,
  host: hostRouter,
  reach: reachRouter,
  templates: templatesRouter,
});

export type AppRouter = typeof appRouter;
