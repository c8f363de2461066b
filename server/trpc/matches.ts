import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { findWatchable } from '../live/follow';
import { createMatchIn } from '../lobby/create';
import { type NameProblem, problemsWithListed } from '../lobby/listed-names';
import { createPractice } from '../lobby/practice';
import { joinWays, visibilities } from '../log/rows';
import { asSpectator } from '../pages/access';
import { askedOfHost } from '../pages/asked';
import { awardsCsv, recordFor, resultsCsvFor, viewBefore } from '../pages/export';
import { readIntro } from '../pages/intro';
import { lastCloseFor } from '../pages/last-close';
import { countMineHidden, listMine, listPublic } from '../pages/lists';
import { logFor } from '../pages/log';
import { pageFor } from '../pages/page';
import { rulingsPart } from '../pages/rulings';
import { storyFor } from '../pages/story';
import { TooBusy } from '../pictures/drawer';
import { drawingOf } from '../pictures/drawing-of';
import { sentenceAbout } from './form-words';
import { accountProcedure, publicProcedure, router, userProcedure } from './init';
import { idInput, quietInput, seatNameInput, settingsInput, shownInput, timeInput } from './inputs';
import { fileProcedure, matchProcedure } from './procedures';
import { within } from './quotas';

// Matches as a whole: make one, find one, read what is kept of it.

const titleInput = shownInput(80);

const unusable = (names: readonly string[]): readonly NameProblem[] =>
  names.flatMap((name, at) => {
    const [issue] = seatNameInput.safeParse(name).error?.issues ?? [];
    return issue === undefined ? [] : [{ at, message: sentenceAbout(name, issue.message) }];
  });

export const matchesRouter = router({
  /** A new match in its lobby, hosted by whoever makes it. */
  create: accountProcedure
    .use(within('matches'))
    .input(
      z.object({
        game: idInput,
        title: titleInput.optional(),
        /** Only what differs from the game's defaults. */
        settings: settingsInput.default({}),
        /** How many, or what each is called; null: by whoever sits there. */
        seats: z.union([z.int().min(1).max(64), z.array(seatNameInput.nullable()).min(1).max(64)]).optional(),
        visibility: z.enum(visibilities).default('unlisted'),
        joinWay: z.enum(joinWays).default('open'),
        sealed: z.boolean().default(false),
        /** The host plays too, and sees no more than their seat until the end. */
        practice: z.boolean().default(false),
        /** A personal link for each seat that is named; told this once. */
        links: z.boolean().default(false),
        /** When it starts by itself; see `lobby.schedule`. */
        startsAt: timeInput.nullable().default(null),
        /** See `lobby.quietHours`. */
        quietHours: quietInput.nullable().default(null),
      }),
    )
    .mutation(({ ctx, input }) => createMatchIn(ctx.service, { by: ctx.user, ...input })),

  /** While a list of players is written: those of these names that `create` would refuse. */
  namesProblems: accountProcedure
    .input(z.object({ names: z.array(z.string().max(80)).max(64) }))
    .query(({ ctx, input: { names } }) => [...unusable(names), ...problemsWithListed(names, ctx.user.name)]),

  /** One click: a match of this game against bots, started at once. */
  practice: userProcedure
    .use(within('practice'))
    .input(
      z.object({
        game: idInput,
        settings: settingsInput.default({}),
        seats: z.int().min(1).max(64).optional(),
        bot: idInput.optional(),
      }),
    )
    .mutation(({ ctx, input }) => createPractice(ctx.service, { by: ctx.user, ...input })),

  /** Those I play or host: what waits for me first. */
  mine: userProcedure
    .input(z.object({ all: z.boolean().default(false) }).default({ all: false }))
    .query(({ ctx, input }) => listMine(ctx.service, { user: ctx.user, ...input })),

  /** How many of those are left out unless `all` is asked for: that are not public, while my screen is safe to share. */
  mineHidden: userProcedure.query(({ ctx }) => countMineHidden(ctx.service, ctx.user)),

  /** Questions of players that wait for me as a host, by match; null: I host none that is not over. */
  asked: userProcedure.query(({ ctx }) => askedOfHost(ctx.service, ctx.user)),

  /** Public matches to watch or join: running ones first, then lobbies, then finished ones. */
  publicList: publicProcedure
    .input(
      z
        .object({
          game: idInput.optional(),
          limit: z.int().min(1).max(100).default(30),
          perHost: z.int().min(1).max(100).optional(),
        })
        .default({ limit: 30 }),
    )
    .query(({ ctx, input }) => listPublic(ctx.service, { user: ctx.user, ...input })),

  /** What a code that was typed leads to; null: there is no such match, or none that is theirs to see. */
  byCode: publicProcedure.input(z.object({ code: idInput })).query(async ({ ctx, input }) => {
    const match = await findWatchable(ctx.service, { user: ctx.user, code: input.code });
    return match === null ? null : { code: match.row.code, game: match.row.game, status: match.status };
  }),

  /** The match page as this viewer may see it; strangers get the 404 of a match that is not there. Later changes come over `play.live`. */
  page: matchProcedure.query(({ ctx }) => pageFor(ctx.match, ctx.access)),

  /** Those before the `before`th: `page.rulings` are the latest. */
  rulings: matchProcedure
    .input(z.object({ before: z.int32().min(1) }))
    .query(({ ctx, input }) => rulingsPart(ctx.match.platform.rulings, input.before)),

  /** What the host tells everybody about the match. */
  intro: matchProcedure.query(({ ctx }) => readIntro(ctx.service, ctx.match)),

  /** The log as this viewer may see it, oldest first. */
  log: matchProcedure.query(({ ctx }) => logFor(ctx.match, ctx.access)),

  /** The log, and what happened in public between its lines. */
  story: matchProcedure.query(({ ctx }) => storyFor(ctx.match, ctx.access)),

  /** What this viewer saw just before event `seq` (a rewind, say): both versions of a corrected round stay readable. */
  viewBefore: matchProcedure
    .input(z.object({ seq: z.int().min(1) }))
    .query(({ ctx, input }) => viewBefore(ctx, input.seq)),

  /** What this viewer saw just before the last close and just after it, for a scene that was missed; null: no close. */
  lastClose: matchProcedure
    .input(z.object({ asSpectator: z.boolean().optional() }))
    .query(({ ctx, input }) => lastCloseFor(ctx.match, input.asSpectator ? asSpectator(ctx.access) : ctx.access)),

  /** What the picture of this kind shows (server/http/pictures.ts), in sentences, for a text that is posted with it. */
  post: matchProcedure
    .input(
      z.object({
        kind: z.enum(['lobby', 'last', 'end']),
        /** With `last`: an earlier close, by its place among those of `story`. */
        close: z.int32().min(0).optional(),
      }),
    )
    .query(async ({ ctx: { service, match, access }, input }) => {
      const picture = await service.pictures.draw(drawingOf(match, { access, ...input })).catch(asRefusal);
      return { words: picture.words, tag: picture.tag };
    }),

  /** The match record: for hosts at any time, for all when the match is finished and its end told; null before the end. */
  record: fileProcedure.query(({ ctx }) => recordFor(ctx.match, ctx.access)),

  /** Results as CSV text; null until there are any. */
  resultsCsv: fileProcedure.query(({ ctx }) => resultsCsvFor(ctx.match)),
  awardsCsv: fileProcedure.query(({ ctx }) => awardsCsv(ctx.match)),
});

function asRefusal(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error;
  throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'Too many pictures are being drawn. Please try again.' });
}
