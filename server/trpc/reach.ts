import { z } from 'zod';
import { parseNeverToken } from '../auth/closed-mailboxes';
import { env } from '../env';
import { accepted, refused } from '../outcome';
import { calendarTokenOf, endCalendar, renewCalendar } from '../reach/calendar';
import * as choices from '../reach/choices';
import { dismissMissed, missedByCode, missedIn, noteShown } from '../reach/missed';
import { offerTo, putOfferAway } from '../reach/offer';
import { pushKeysOf } from '../reach/push-keys';
import { subscriptionSchema } from '../reach/push-way';
import { parseStopToken } from '../reach/stop-token';
import { topics } from '../reach/topics';
import { publicProcedure, router, userProcedure } from './init';
import { minuteInput, zoneInput } from './inputs';
import { matchProcedure, personProcedure } from './procedures';

// How each person wants to be told of what happens while they do not look.

const wayInput = z.object({ id: z.int32().min(1) });
const tokenInput = z.object({ token: z.string().max(100) });

const brokenLink = () => refused('NO_LINK', 'This link is not whole. Copy it once more from the e-mail.');

export const reachRouter = router({
  /**
   * This person's ways, the kinds that this server can send by, their calendar's secret (null: they want none) and their
   * quiet hours (null: not chosen yet).
   */
  choices: userProcedure.query(async ({ ctx }) => ({
    kinds: {
      mail: env().SMTP_URL !== undefined,
      push: pushKeysOf(env().AUTH_SECRET).publicKey,
      discord: {
        isOffered: env().DISCORD_CLIENT_ID !== undefined && !ctx.user.guest,
        isLinked: (await choices.discordAccountOf(ctx.service, ctx.user)) !== null,
      },
    },
    ways: await choices.waysOf(ctx.service, ctx.user),
    calendar: await calendarTokenOf(ctx.service, { person: ctx.user, secret: env().AUTH_SECRET }),
    quiet: await choices.ownQuietHoursOf(ctx.service, ctx.user),
  })),

  /** What happened in a match since this person had it before their eyes, oldest first. */
  missed: matchProcedure.query(({ ctx: { service, match, user } }) =>
    user === null ? [] : missedIn(service, { match, person: user }),
  ),
  /** The same of all their matches, in short sentences by the match's code. */
  missedByCode: userProcedure.query(({ ctx }) => missedByCode(ctx.service, ctx.user)),
  /** A page in this person's sight shows the match: what it shows is not sent to them any more. */
  seen: personProcedure.mutation(async ({ ctx: { service, match, user } }) => {
    await noteShown(service, { match, person: user });
    return accepted({});
  }),
  /** It shows the match, and nothing that they missed stands there any more. */
  dismiss: personProcedure.mutation(async ({ ctx: { service, match, user } }) => {
    await dismissMissed(service, { match, person: user });
    return accepted({});
  }),

  /** A way to be reached, for who has none; null: they have one, or have put the offer away. */
  offer: userProcedure.query(({ ctx }) => {
    const { SMTP_URL, AUTH_SECRET } = env();
    const kinds = { mail: SMTP_URL !== undefined, push: pushKeysOf(AUTH_SECRET).publicKey };
    return offerTo(ctx.service, { person: ctx.user, ...kinds });
  }),
  putOfferAway: userProcedure.mutation(async ({ ctx }) => {
    await putOfferAway(ctx.service, ctx.user);
    return accepted({});
  }),

  addMail: userProcedure
    .input(z.object({ address: z.string().max(254), zone: zoneInput.nullable().default(null) }))
    .mutation(({ ctx, input }) => {
      if (env().SMTP_URL === undefined) return refused('NO_MAIL', 'This server sends no e-mails.', 'address');
      return choices.addMail(ctx.service, { person: ctx.user, ...input });
    }),
  /** The browser that asks. */
  addPush: userProcedure
    .input(subscriptionSchema.extend({ zone: zoneInput.nullable().default(null) }))
    .mutation(({ ctx, input: { zone, ...subscription } }) => {
      const { PRIVATE_ENDS: allowsPrivate } = env();
      const browser = { person: ctx.user, subscription, label: ctx.client.device, zone };
      return choices.addPush(ctx.service, { ...browser, allowsPrivate });
    }),
  /** Being mentioned on Discord, by the account there that they have linked. */
  addMentions: userProcedure.mutation(({ ctx }) => choices.addMentions(ctx.service, ctx.user)),
  /** By the link that was sent to an address: whoever reads letters there has it. */
  prove: publicProcedure.input(tokenInput).mutation(async ({ ctx, input }) => {
    const isProved = await choices.proveAddress(ctx.service, input.token);
    return isProved ? accepted({}) : refused('NO_LINK', 'This link was used already, or the address was taken away.');
  }),
  /** The letter with that link once more. */
  proveAgain: userProcedure
    .input(wayInput)
    .mutation(({ ctx, input }) => choices.sendProofAgain(ctx.service, { person: ctx.user, ...input })),
  chooseTopics: userProcedure
    .input(wayInput.extend({ topics: z.array(z.enum(topics)).max(topics.length) }))
    .mutation(({ ctx, input }) => choices.chooseTopics(ctx.service, { person: ctx.user, ...input })),
  /** All of a day in one message, at `at` (minutes after midnight); null: each at once. */
  setDigest: userProcedure
    .input(wayInput.extend({ at: minuteInput.nullable(), zone: zoneInput }))
    .mutation(({ ctx, input }) => choices.setDigest(ctx.service, { person: ctx.user, ...input })),
  remove: userProcedure
    .input(wayInput)
    .mutation(({ ctx, input }) => choices.removeWay(ctx.service, { person: ctx.user, ...input })),
  test: userProcedure
    .input(wayInput)
    .mutation(({ ctx, input }) => choices.sendTest(ctx.service, { person: ctx.user, ...input })),
  /** By the link in every e-mail. */
  stop: publicProcedure.input(tokenInput).mutation(async ({ ctx, input }) => {
    const id = parseStopToken(input.token, env().AUTH_SECRET);
    if (id === null) return brokenLink();
    await choices.stopWay(ctx.service, id);
    return accepted({});
  }),
  /** By the link in letters that nobody asked for: this address is closed to everybody. */
  never: publicProcedure.input(tokenInput).mutation(async ({ ctx, input }) => {
    const mailbox = parseNeverToken(input.token, env().AUTH_SECRET);
    if (mailbox === null) return brokenLink();
    await choices.neverWrite(ctx.service, mailbox);
    return accepted({});
  }),
  /** By the same link: it is open again. */
  writeAgain: publicProcedure.input(tokenInput).mutation(async ({ ctx, input }) => {
    const mailbox = parseNeverToken(input.token, env().AUTH_SECRET);
    if (mailbox === null) return brokenLink();
    await choices.writeAgain(ctx.service, mailbox);
    return accepted({});
  }),

  /** A calendar of their deadlines, at a new address. */
  renewCalendar: userProcedure.mutation(async ({ ctx }) => {
    await renewCalendar(ctx.service, ctx.user);
    return accepted({});
  }),
  endCalendar: userProcedure.mutation(async ({ ctx }) => {
    await endCalendar(ctx.service, ctx.user);
    return accepted({});
  }),

  setQuietHours: userProcedure
    .input(
      z.object({
        zone: zoneInput,
        hours: z.object({ from: minuteInput, until: minuteInput }).nullable(),
        urgent: z.boolean(),
      }),
    )
    .mutation(({ ctx, input }) => choices.setOwnQuietHours(ctx.service, { person: ctx.user, ...input })),
});
