import { accountRouter } from './account';
import { router } from './init';

/** The whole API. Screens import its type only. */
export const appRouter = router({
  account: accountRouter,
});

export type AppRouter = typeof appRouter;
