import { z } from 'zod';
import * as accounts from '../auth/accounts';
import { demoPeople } from '../auth/demo-people';
import { nameSchema } from '../auth/names';
import { passwordSchema } from '../auth/passwords';
import { forgetSessions } from '../auth/session';
import { openSessions } from '../auth/sessions';
import { db } from '../database/db';
import { env } from '../env';
import { leaveAll, leftWith } from '../host/leave';
import { accepted } from '../outcome';
import type { Person } from '../person';
import { accountProcedure, publicProcedure, router, userProcedure } from './init';
import { idInput } from './inputs';
import { withinNewAccounts, withinProofs } from './quotas';

const withoutSession = ({ id, name, guest }: Person): Person => ({ id, name, guest });

export const accountRouter = router({
  /** Who is signed in, if anybody. */
  me: publicProcedure.query(({ ctx }) => (ctx.user === null ? null : withoutSession(ctx.user))),

  /** Whether others look at this person's screen: then all they are sent is what a spectator is. */
  isSafe: publicProcedure.query(({ ctx }) => ctx.user !== null && ctx.service.safe.has(ctx.user.id)),
  /** Since when (epoch milliseconds), for a tab that is to show everything all the same; null: they do not. */
  safeSince: publicProcedure.query(({ ctx }) => (ctx.user === null ? null : ctx.service.safe.since(ctx.user.id))),
  /** How many pages with a match this person has open, in all their browsers, as far as this process knows. */
  openPages: userProcedure.query(({ ctx }) => ctx.service.hub.pagesOf(ctx.user.id)),
  shareSafely: userProcedure.input(z.object({ on: z.boolean() })).mutation(async ({ ctx, input }) => {
    await ctx.service.shareSafely(ctx.user.id, input.on);
    return accepted({});
  }),

  /** The ways in that this server offers. */
  waysIn: publicProcedure.query(() => ({
    discord: env().DISCORD_CLIENT_ID !== undefined,
    email: env().SMTP_URL !== undefined,
    demo: env().DEMO ? demoPeople : [],
  })),

  details: accountProcedure.query(async ({ ctx }) => {
    const { email, passwordHash, createdAt, accounts } = await db().prisma.user.findUniqueOrThrow({
      where: { id: ctx.user.id },
      include: { accounts: { select: { provider: true } } },
    });
    const providers = accounts.map((account) => account.provider);
    return {
      ...withoutSession(ctx.user),
      email,
      hasPassword: passwordHash !== null,
      createdAt: createdAt.getTime(),
      providers,
    };
  }),

  register: publicProcedure
    .input(z.object({ name: nameSchema, password: passwordSchema }))
    .use(withinNewAccounts)
    .mutation(({ input }) => accounts.register(input)),

  rename: accountProcedure.input(z.object({ name: nameSchema })).mutation(async ({ ctx, input }) => {
    const outcome = await accounts.rename({ userId: ctx.user.id, name: input.name });
    forgetSessions();
    return outcome;
  }),

  /** The browsers that are signed in, the latest first. */
  sessions: userProcedure.query(async ({ ctx }) =>
    (await openSessions(ctx.user.id)).map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      since: createdAt.getTime(),
      seenAt: seenAt.getTime(),
      isThis: id === ctx.user.session,
    })),
  ),

  /** Signs one of these out, or (`id` null) all but the one that asks. */
  endSessions: userProcedure.input(z.object({ id: idInput.nullable() })).mutation(async ({ ctx, input }) => {
    const which = input.id === null ? { except: ctx.user.session } : { id: input.id };
    await ctx.service.endSessions({ personId: ctx.user.id, ...which });
    return accepted({});
  }),

  /** Signs every browser out, of which `others` is how many but this one; sign in again with the new password afterwards. */
  changePassword: accountProcedure
    .input(z.object({ current: z.string().max(200).nullable(), next: passwordSchema }))
    .use(withinProofs)
    .mutation(async ({ ctx, input }) => {
      const open = await openSessions(ctx.user.id);
      const outcome = await accounts.changePassword({ userId: ctx.user.id, ...input });
      if (!outcome.ok) return outcome;
      await ctx.service.endSessions({ personId: ctx.user.id });
      forgetSessions();
      return accepted({ others: open.filter(({ id }) => id !== ctx.user.session).length });
    }),

  /** What would become of the matches that they host, if they deleted their account. */
  left: accountProcedure.query(({ ctx }) => leftWith(ctx.service, ctx.user.id)),
  remove: accountProcedure
    .input(z.object({ password: z.string().max(200).nullable() }))
    .use(withinProofs)
    .mutation(async ({ ctx, input }) => {
      const outcome = await accounts.deleteAccount({
        ...{ userId: ctx.user.id, password: input.password },
        first: () => leaveAll(ctx.service, ctx.user),
      });
      if (outcome.ok) await ctx.service.endSessions({ personId: ctx.user.id });
      forgetSessions();
      return outcome;
    }),
});
