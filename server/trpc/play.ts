import { z } from 'zod';
import { now } from '../database/time';
import { followMatch } from '../live/follow';
import { followScreens } from '../live/follow-screens';
import { asSpectator } from '../pages/access';
import { pageFor } from '../pages/page';
import { viewFor } from '../pages/view';
import { actAsPlayer, takeBackAsPlayer } from '../play/act';
import { askQuestion } from '../play/ask';
import { readNotebook, saveNotebook } from '../play/notebook';
import { publicProcedure, router } from './init';
import { keyInput, liveAllInput, liveInput, momentInput, seenOwnInput, textInput } from './inputs';
import { matchProcedure, seatProcedure, secretSeatProcedure } from './procedures';
import { countWords } from './quotas';

// A match as it is lived: watch it, act in it.

export const playRouter = router({
  /**
   * Everything a viewer may know, live: texts for `applyLive` (games/kit/live-message.ts). The first brings all, the later
   * ones what changed; `lastEventId` resumes.
   */
  live: publicProcedure.input(liveInput).subscription(({ ctx, input, signal }) =>
    followMatch(ctx.service, {
      user: ctx.user,
      code: input.code,
      lastEventId: input.lastEventId ?? null,
      signal,
      asSpectator: input.asSpectator,
      asksForAll: input.asksForAll,
    }),
  ),

  /** As `live`, for all open screens of a browser over one connection: `ScreenNews` (games/kit/live-message.ts). */
  liveAll: publicProcedure
    .input(liveAllInput)
    .subscription(({ ctx, input: { screens }, signal }) =>
      followScreens(ctx.service, { user: ctx.user, screens, signal }),
    ),

  /** What `live` brings first: for a page that is made on the server. */
  first: matchProcedure
    .input(z.object({ asSpectator: z.boolean().optional() }))
    .query(({ ctx: { match, access }, input }) => {
      const eyes = input.asSpectator ? asSpectator(access) : access;
      return { now: now(), page: pageFor(match, eyes), view: viewFor(match, eyes) };
    }),

  /**
   * Saves an action of a seat. `ok` means that it is on disk. The same key is answered with the first outcome,
   * however often it is sent.
   */
  act: seatProcedure
    .input(z.object({ action: z.unknown(), key: keyInput, meantFor: momentInput, seenOwn: seenOwnInput }))
    .mutation(({ ctx, input: { action, key, meantFor, seenOwn } }) =>
      actAsPlayer(ctx.service, { ...ctx, by: ctx.user, action, key, meantFor, seenOwn }),
    ),

  /** Of what was sent to `act` without an answer: `ok` if it arrived; else it is refused (`TAKEN_BACK`), whenever it comes. */
  takeBack: seatProcedure
    .input(z.object({ action: z.unknown(), key: keyInput }))
    .mutation(({ ctx, input }) =>
      takeBackAsPlayer(ctx.service, { ...ctx, by: ctx.user, action: input.action, key: input.key }),
    ),

  notebook: secretSeatProcedure.query(({ ctx }) => readNotebook(ctx.service, ctx)),
  saveNotebook: seatProcedure
    .input(z.object({ value: z.unknown() }))
    .mutation(({ ctx, input }) => saveNotebook(ctx.service, { ...ctx, value: input.value })),

  /** A question to the host, from one seat, privately; the same key asks once, however often it is sent. */
  ask: seatProcedure.input(z.object({ key: keyInput, text: textInput(2000) })).mutation(({ ctx, input }) => {
    const count = countWords(ctx, { kind: 'questions', where: { id: ctx.match.id, seat: ctx.seat } });
    return askQuestion(ctx.service, { ...ctx, count, key: input.key, text: input.text });
  }),

  /** The server's clock, to show countdowns by: epoch milliseconds. */
  now: publicProcedure.query(() => ({ now: now() })),
});
