import { z } from 'zod';
import { isSoundKind, maxAwardWord } from '@/games/award-kind';
import { env } from '../env';
import { actAsHost, actForSeat, closeByLot, pauseMatch, takeBackAsHost } from '../host/act';
import { addAward, confirmAwards, decideAward } from '../host/awards';
import { tellFinale } from '../host/finale';
import { nudge } from '../host/nudge';
import { previewRewind } from '../host/preview-rewind';
import { answerQuestion, postRuling } from '../host/rulings';
import { handBack, handToBot, replaceSeat } from '../host/seats';
import { showAll } from '../host/show-all';
import { grantFullView, letBack, removeSpectator, revokeFullView } from '../host/spectators';
import { readTaken } from '../lobby/taken-seat';
import { openQuestions } from '../pages/page';
import { toRule } from '../pages/view';
import { finaleBeatsOf } from '../pictures/finale-beats';
import { readChannel, removeChannel, setChannel, testChannel } from '../reach/channel';
import { ownReminder } from '../reach/own-reminder';
import { reachedSeats, remindedAt } from '../reach/reached';
import { router } from './init';
import { hostMomentInput, idInput, keyInput, sittingInput, textInput, timeInput } from './inputs';
import { clockProcedure, hostProcedure, secretHostProcedure, shownHereProcedure } from './procedures';
import { countWords, within } from './quotas';

// The dashboard's side: the clock, corrections, seats, adjudication, words to the players.

/** What goes with everything that gets into the log. */
const sent = { key: keyInput, reason: textInput(500).optional(), meantFor: hostMomentInput };
const seatName = z.object({ seat: idInput });
const sitting = seatName.extend({ meantFor: sittingInput });

const awardInput = z
  .object({
    seat: idInput,
    kind: idInput,
    /** What people call a kind that not every game knows. */
    word: textInput(maxAwardWord).optional(),
    amount: z
      .int()
      .min(-1000)
      .max(1000)
      .refine((amount) => amount !== 0, 'cannot be 0: that would be no award'),
  })
  .refine(isSoundKind, {
    path: ['kind'],
    error: 'has to be a kind that every game knows, or a key in small letters with a word for it',
  });

export const hostRouter = router({
  /**
   * An action of the host: the common ones (resolve, extend, pause, resume, rewind, end) and the game's own. In a
   * practice match the one who made it has the common ones.
   */
  act: clockProcedure
    .input(z.object({ action: z.unknown(), ...sent }))
    .mutation(({ ctx, input }) => actAsHost(ctx.service, { ...ctx, by: ctx.user, ...input })),

  /** As `play.takeBack`, of what was sent to `act`. */
  takeBack: clockProcedure
    .input(z.object({ action: z.unknown(), ...sent }))
    .mutation(({ ctx, input }) => takeBackAsHost(ctx.service, { ...ctx, by: ctx.user, ...input })),

  /** `resolve`, from a screen that others look at: what is then the host's to choose between equals is drawn by lot. */
  closeByLot: hostProcedure
    .input(z.object({ key: keyInput, meantFor: hostMomentInput }))
    .mutation(({ ctx, input }) => closeByLot(ctx.service, { ...ctx, by: ctx.user, ...input })),

  /** Stops every clock; after `minutes` the match goes on by itself. */
  pause: clockProcedure
    .input(z.object({ minutes: z.int().min(1).max(10_080).nullable(), ...sent }))
    .mutation(({ ctx, input }) => pauseMatch(ctx.service, { ...ctx, by: ctx.user, ...input })),

  /** Sends an action for a seat; the log says that the host did it. */
  actFor: secretHostProcedure
    .input(seatName.extend({ action: z.unknown(), ...sent }))
    .mutation(({ ctx, input }) => actForSeat(ctx.service, { match: ctx.match, by: ctx.user, ...input })),

  /** What a rewind to just after the first `to` events would take back, and how the match would stand. */
  rewindPreview: secretHostProcedure
    .input(z.object({ to: z.int().min(0) }))
    .query(({ ctx, input }) => previewRewind({ ...ctx, to: input.to })),

  /**
   * For a host’s programs, which have no screen that others look at: from then on everything is sent to them, and to all of this
   * host’s pages. A page asks for itself, with each request.
   */
  showAll: hostProcedure.mutation(({ ctx }) => showAll(ctx.service, { match: ctx.match, by: ctx.user })),

  /** A host has read that an account took a guest's seat by its link. */
  readTaken: hostProcedure
    .input(z.object({ seat: idInput }))
    .mutation(({ ctx, input }) => readTaken(ctx.service, { match: ctx.match, ...input })),
  /** Frees a seat of a running match for somebody else: answers with the new holder's personal link. */
  replaceSeat: hostProcedure
    .use(within('links'))
    .input(sitting.extend({ reason: textInput(500).optional() }))
    .mutation(({ ctx, input }) => replaceSeat(ctx.service, { match: ctx.match, ...input })),
  handToBot: hostProcedure
    .input(sitting.extend({ bot: idInput.optional() }))
    .mutation(({ ctx, input }) => handToBot(ctx.service, { match: ctx.match, ...input })),
  handBack: hostProcedure
    .input(sitting)
    .mutation(({ ctx, input }) => handBack(ctx.service, { match: ctx.match, ...input })),

  /** Reminds seats: those named, or all who have not acted (where acting is shown to the host). */
  nudge: hostProcedure
    .input(z.object({ seats: z.array(idInput).max(64).optional(), text: textInput(300).optional() }))
    .mutation(({ ctx, input }) => nudge(ctx.service, { ...ctx, ...input, count: countWords(ctx, null) })),

  /** By which ways each seat's player can be reached, and what became of what was sent last. */
  reached: secretHostProcedure.query(({ ctx }) => reachedSeats(ctx.service, ctx.match)),
  /** When those who are missing are reminded without a host, and what became of it. */
  reminder: secretHostProcedure.query(({ ctx }) => ownReminder(ctx.service, ctx.match)),
  /** What became of the reminders of that time. */
  reminded: secretHostProcedure
    .input(z.object({ at: timeInput }))
    .query(({ ctx, input }) => remindedAt(ctx.service, { match: ctx.match, ...input })),

  /** Where it is posted what happens in the match; null: nowhere. */
  channel: secretHostProcedure.query(({ ctx }) => readChannel(ctx.service, ctx.match)),
  setChannel: hostProcedure.input(z.object({ url: z.string().max(300) })).mutation(({ ctx, input }) =>
    setChannel(ctx.service, {
      ...{ match: ctx.match, by: ctx.user, url: input.url },
      allowsPrivate: env().PRIVATE_ENDS,
    }),
  ),
  removeChannel: hostProcedure.mutation(({ ctx }) => removeChannel(ctx.service, ctx.match)),
  testChannel: hostProcedure.mutation(({ ctx }) => testChannel(ctx.service, { match: ctx.match, by: ctx.user })),

  /** Lets a signed-in person see everything; they are listed, and cannot hold a seat. */
  grantFullView: hostProcedure
    .input(z.object({ name: textInput(60) }))
    .mutation(({ ctx, input }) => grantFullView(ctx.service, { match: ctx.match, ...input })),
  revokeFullView: hostProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => revokeFullView(ctx.service, { match: ctx.match, ...input })),
  removeSpectator: hostProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => removeSpectator(ctx.service, { match: ctx.match, ...input })),
  readmitSpectator: hostProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => letBack(ctx.service, { match: ctx.match, kind: 'removed', ...input })),

  /** Somebody who was taken off their seat may take one again. */
  letSitAgain: hostProcedure
    .input(z.object({ personId: idInput }))
    .mutation(({ ctx, input }) => letBack(ctx.service, { match: ctx.match, kind: 'sent-away', ...input })),

  /** Rulings are for everybody in the match and are never changed; the same key makes one, however often it is sent. */
  rule: hostProcedure.input(z.object({ key: keyInput, text: textInput(4000) })).mutation(({ ctx, input }) => {
    const count = countWords(ctx, { kind: 'rulings', where: ctx.match });
    return postRuling(ctx.service, { match: ctx.match, by: ctx.user, count, ...input });
  }),
  /**
   * What waits to be answered. Players may write secrets into it, so a safe screen is not sent it, but for a request that says
   * that its host wants it shown there.
   */
  questions: shownHereProcedure.query(({ ctx }) => openQuestions(ctx.match)),
  /** Likewise: the first thing that waits for the host's ruling, and nothing else that they see. */
  toRule: shownHereProcedure.query(({ ctx }) => ({ part: toRule(ctx.match, ctx.access) })),
  answer: hostProcedure
    .input(
      z.object({ n: z.int32().min(1), text: textInput(4000), publish: z.boolean(), quote: textInput(4000).optional() }),
    )
    .mutation(({ ctx, input }) => {
      const count = countWords(ctx, input.publish ? { kind: 'rulings', where: ctx.match } : null);
      return answerQuestion(ctx.service, { match: ctx.match, by: ctx.user, count, ...input });
    }),

  /** Tells the end to everybody, beat by beat; the step after the last beat ends the telling, one beyond it is refused. */
  tellFinale: hostProcedure.input(z.object({ step: z.int().min(0).max(1000) })).mutation(({ ctx, input }) =>
    tellFinale(ctx.service, {
      ...{ match: ctx.match, step: input.step },
      beats: () => finaleBeatsOf(ctx.service, ctx),
    }),
  ),

  /** Confirms these of `page.awards` as they were proposed, all or none, but for those decided meanwhile. */
  confirmAwards: hostProcedure
    .input(z.object({ keys: z.array(idInput).min(1).max(1000) }))
    .mutation(({ ctx, input }) => confirmAwards(ctx.service, { match: ctx.match, by: ctx.user, ...input })),

  /**
   * Confirms one of `page.awards` as it was proposed, or amends it (`award` null: takes it away), always with a reason.
   * `seen` is its `at` as it was shown; `TOO_LATE` where it was decided otherwise since.
   */
  decideAward: hostProcedure
    .input(
      z.object({
        key: idInput,
        seen: timeInput.nullable(),
        decision: z.discriminatedUnion('type', [
          z.object({ type: z.literal('confirm') }),
          z.object({
            type: z.literal('amend'),
            reason: textInput(500),
            award: awardInput.nullable(),
          }),
        ]),
      }),
    )
    .mutation(({ ctx, input }) => decideAward(ctx.service, { match: ctx.match, by: ctx.user, ...input })),

  /** An award that the rules did not propose; the same key adds one, however often it is sent; with other content it is refused. */
  addAward: hostProcedure
    .input(z.object({ key: keyInput, reason: textInput(500), award: awardInput }))
    .mutation(({ ctx, input }) => addAward(ctx.service, { match: ctx.match, by: ctx.user, ...input })),
});
