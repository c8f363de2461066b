import { z } from 'zod';
import { closeLobby } from '../host/close-lobby';
import { askCoHost, askedNoMore, declineAll, letAskAgain, letAskFor } from '../lobby/asked-no-more';
import { addBot, fillWithBots, takeBotsAway } from '../lobby/bots';
import { changeMatch } from '../lobby/change-match';
import { claimByToken } from '../lobby/claim';
import { chooseFace, faceChoices } from '../lobby/face';
import { addPicture, removePicture, saveIntro } from '../lobby/intro';
import { joinMatch, leaveMatch } from '../lobby/join';
import {
  issueFreeSeatLinks,
  issueOpenLink,
  issueSeatLink,
  previewLink,
  renewSeatLink,
  revokeOpenLink,
  revokeSeatLink,
} from '../lobby/links';
import { answerAsked, askedToHost, removeCoHost } from '../lobby/members';
import { promise } from '../lobby/promise';
import { setQuietHours } from '../lobby/quiet-hours';
import { answerReadyCheck, startReadyCheck } from '../lobby/ready-check';
import { scheduleStart } from '../lobby/schedule';
import { freeSeat, renameSeat, reorderSeats, setSeatCount } from '../lobby/seats';
import { freeSeatsChoices, startMatch } from '../lobby/start';
import { denyTaken, denyTakenByLink } from '../lobby/taken-seat';
import { joinWays, visibilities } from '../log/rows';
import { readWrittenIntro } from '../pages/intro';
import { publicProcedure, router, userProcedure } from './init';
import {
  codeInput,
  idInput,
  quietInput,
  seatNameInput,
  settingsInput,
  shownInput,
  sittingInput,
  textInput,
  timeInput,
} from './inputs';
import {
  clockProcedure,
  hostProcedure,
  invitedProcedure,
  ownerProcedure,
  personProcedure,
  seatProcedure,
} from './procedures';
import { countAsked, within } from './quotas';

// Before the start: who sits where. Simultaneous joins and claims are settled by conditional statements in SQL.

const tokenInput = z.object({ token: z.string().min(10).max(100) });
const faceInput = z
  .int()
  .min(0)
  .max(faceChoices - 1);
const seatName = z.object({ seat: idInput });
const sitting = seatName.extend({ meantFor: sittingInput });

export const lobbyRouter = router({
  /** Takes a free seat (a certain one, or the first); `token` where the match is joined by an open link. */
  join: invitedProcedure
    .input(z.object({ seat: idInput.optional() }))
    .mutation(({ ctx, input }) =>
      joinMatch(ctx.service, { match: ctx.match, access: ctx.rights, by: ctx.user, ...input }),
    ),
  /** The player's own face in this match; null: the one that the seat is dealt. */
  chooseFace: seatProcedure
    .input(z.object({ face: z.object({ emblem: faceInput, enamel: faceInput }).nullable() }))
    .mutation(({ ctx, input }) => chooseFace(ctx.service, { match: ctx.match, seat: ctx.seat, face: input.face })),
  leave: seatProcedure.mutation(({ ctx }) => leaveMatch(ctx.service, ctx)),

  /** What a link leads to, before anybody signs in: the match, the seat, whether it still works. */
  link: publicProcedure
    .input(tokenInput)
    .query(({ ctx, input }) =>
      previewLink(ctx.service, { token: input.token, by: ctx.user, browser: ctx.client.browser }),
    ),
  /** Uses a personal seat link, an open link or a watch link. In a running match a seat link seats its holder too. */
  claim: userProcedure
    .input(tokenInput)
    .mutation(({ ctx, input }) => claimByToken(ctx.service, { by: ctx.user, token: input.token })),

  /** Whoever holds the link of a seat that an account took by it says that it was not them: the hosts hear of it. */
  notMine: publicProcedure.input(tokenInput).mutation(({ ctx, input }) => denyTakenByLink(ctx.service, input.token)),
  /** The same from the page of the match, for the guest who sat there. */
  notMe: personProcedure.mutation(({ ctx }) => denyTaken(ctx.service, { match: ctx.match, by: ctx.user })),

  /** A personal link for a seat; a new one makes the old one (and a guest who came by it) invalid. */
  issueSeatLink: hostProcedure
    .use(within('links'))
    .input(sitting)
    .mutation(({ ctx, input }) => issueSeatLink(ctx.service, { match: ctx.match, ...input })),
  /** A guest’s link anew, for who has lost it: they stay, and the one that was out ends. */
  renewSeatLink: hostProcedure
    .use(within('links'))
    .input(sitting)
    .mutation(({ ctx, input }) => renewSeatLink(ctx.service, { match: ctx.match, ...input })),
  /** One for each seat that is free; links that were out for these end. */
  issueFreeSeatLinks: hostProcedure
    .use(within('links'))
    .mutation(({ ctx }) => issueFreeSeatLinks(ctx.service, ctx.match)),
  revokeSeatLink: hostProcedure
    .input(sitting)
    .mutation(({ ctx, input }) => revokeSeatLink(ctx.service, { match: ctx.match, ...input })),
  /** One link for any free seat (`join`), or one that lets people watch a private match (`watch`). */
  issueOpenLink: hostProcedure
    .use(within('links'))
    .input(z.object({ kind: z.enum(['join', 'watch']) }))
    .mutation(({ ctx, input }) => issueOpenLink(ctx.service, { match: ctx.match, kind: input.kind })),
  revokeOpenLink: hostProcedure
    .input(z.object({ kind: z.enum(['join', 'watch']) }))
    .mutation(({ ctx, input }) => revokeOpenLink(ctx.service, { match: ctx.match, kind: input.kind })),

  addBot: clockProcedure
    .input(z.object({ seat: idInput.optional(), bot: idInput.optional() }))
    .mutation(({ ctx, input }) => addBot(ctx.service, { match: ctx.match, ...input })),
  /** Every free seat that is kept for nobody gets a bot, until somebody comes. */
  fillWithBots: clockProcedure
    .input(z.object({ bot: idInput.optional() }))
    .mutation(({ ctx, input }) => fillWithBots(ctx.service, { match: ctx.match, ...input })),
  /** All of them; their seats are free again, or kept for who has their link. */
  takeBotsAway: clockProcedure.mutation(({ ctx }) => takeBotsAway(ctx.service, ctx.match)),
  /** Frees a seat: a player is sent away, with a word why, a bot removed. */
  free: clockProcedure
    .input(sitting.extend({ reason: textInput(500).optional() }))
    .mutation(({ ctx, input }) => freeSeat(ctx.service, { match: ctx.match, ...input })),
  rename: clockProcedure
    .input(seatName.extend({ name: seatNameInput }))
    .mutation(({ ctx, input }) => renameSeat(ctx.service, { match: ctx.match, ...input })),
  /** Who sits where, as the new order of the seats; every seat once. */
  reorder: clockProcedure
    .input(z.object({ seats: z.array(idInput).max(64) }))
    .mutation(({ ctx, input }) => reorderSeats(ctx.service, { match: ctx.match, ...input })),
  setSeatCount: clockProcedure
    .input(z.object({ count: z.int().min(1).max(64) }))
    .mutation(({ ctx, input }) => setSeatCount(ctx.service, { match: ctx.match, ...input })),
  change: clockProcedure
    .input(
      z.object({
        title: shownInput(80).optional(),
        settings: settingsInput.optional(),
        visibility: z.enum(visibilities).optional(),
        joinWay: z.enum(joinWays).optional(),
        sealed: z.boolean().optional(),
      }),
    )
    .mutation(({ ctx, input }) => changeMatch(ctx.service, { match: ctx.match, ...input })),

  addCoHost: hostProcedure
    .input(z.object({ name: textInput(60) }))
    .mutation(({ ctx: { service, match }, input }) => countAsked(match, () => askCoHost(service, { match, ...input }))),
  removeCoHost: hostProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => removeCoHost(ctx.service, { match: ctx.match, ...input })),

  /** Matches that this person is asked to host. */
  asked: userProcedure.query(({ ctx }) => askedToHost(ctx.service, ctx.user.id)),
  /** Of one who was asked to host, whatever else they are in the match. */
  answerAsked: invitedProcedure
    .input(z.object({ accepts: z.boolean() }))
    .mutation(({ ctx, input }) =>
      answerAsked(ctx.service, { match: ctx.match, personId: ctx.user.id, accepts: input.accepts }),
    ),
  /** As `answerAsked` without accepting, for all matches of this one's host, who asks them no more. */
  declineAll: invitedProcedure.mutation(({ ctx }) =>
    declineAll(ctx.service, { match: ctx.match, personId: ctx.user.id }),
  ),
  /** What this person is not asked to host any more: matches that they declined, and all of certain hosts. */
  askedNoMore: userProcedure.query(({ ctx }) => askedNoMore(ctx.service, ctx.user.id)),
  letAskAgain: userProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => letAskAgain(ctx.service, { personId: ctx.user.id, hostId: input.personId })),
  letAskFor: userProcedure
    .input(codeInput)
    .mutation(({ ctx, input }) => letAskFor(ctx.service, { personId: ctx.user.id, ...input })),

  readyCheck: clockProcedure.mutation(({ ctx }) => startReadyCheck(ctx.service, { match: ctx.match, by: ctx.user })),
  ready: seatProcedure
    .input(z.object({ ready: z.boolean() }))
    .mutation(({ ctx, input }) =>
      answerReadyCheck(ctx.service, { match: ctx.match, seat: ctx.seat, ready: input.ready }),
    ),

  /** What the game asks of players beside the board, promised or taken back. */
  promise: seatProcedure
    .input(z.object({ promised: z.boolean() }))
    .mutation(({ ctx, input }) => promise(ctx.service, { match: ctx.match, seat: ctx.seat, promised: input.promised })),

  /**
   * Starts the match. What happens with free seats is said: nothing starts, bots take them all, bots take those that are kept
   * for nobody and the others are taken away, or all are. Who
   * starts it is shown everything from then on, or (`showsAll` false: others may look at the screen) asks for it later.
   */
  start: clockProcedure
    .input(
      z.object({
        freeSeats: z.enum(freeSeatsChoices).default('refuse'),
        showsAll: z.boolean().default(true),
      }),
    )
    .mutation(({ ctx, input: { freeSeats, showsAll } }) =>
      startMatch(ctx.service, { match: ctx.match, freeSeats, shownAllTo: showsAll ? ctx.user : null }),
    ),
  /** The text for everybody as it was written, and all pictures that there are for it. */
  writtenIntro: hostProcedure.query(({ ctx }) => readWrittenIntro(ctx.service, ctx.match)),
  /** What the host tells everybody about the match, in Markdown; empty: nothing. Its pictures are named `picture:ID`. */
  saveIntro: hostProcedure
    .use(within('words'))
    .input(z.object({ text: z.union([z.literal(''), textInput(8_000)]) }))
    .mutation(({ ctx, input }) => saveIntro(ctx.service, { match: ctx.match, ...input })),
  /** A PNG, JPEG or WebP, as base64 (browsers make larger ones smaller first). */
  addPicture: hostProcedure
    .use(within('pictures'))
    .input(z.object({ data: z.base64().max(500_000) }))
    .mutation(({ ctx, input }) =>
      addPicture(ctx.service, { match: ctx.match, bytes: Buffer.from(input.data, 'base64') }),
    ),
  removePicture: hostProcedure
    .input(z.object({ id: idInput }))
    .mutation(({ ctx, input }) => removePicture(ctx.service, { match: ctx.match, ...input })),

  /** When the match starts by itself (epoch milliseconds), if all seats are taken and whoever was asked is ready; null: the host starts it. */
  schedule: clockProcedure
    .input(z.object({ startsAt: timeInput.nullable() }))
    .mutation(({ ctx, input }) => scheduleStart(ctx.service, { match: ctx.match, ...input })),
  /** Hours in which no clock runs and no deadline falls, for as long as the match lasts; null: none. */
  quietHours: clockProcedure
    .input(z.object({ hours: quietInput.nullable() }))
    .mutation(({ ctx, input }) => setQuietHours(ctx.service, { match: ctx.match, ...input })),
  /** Takes a match that never started away for good. */
  remove: ownerProcedure.mutation(({ ctx }) => closeLobby(ctx.service, { match: ctx.match, by: ctx.user })),
});
