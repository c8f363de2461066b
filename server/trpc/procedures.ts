import { TRPCError } from '@trpc/server';
import type { Finding } from '../log/match-cache';
import { accessOf } from '../pages/access';
import type { Person } from '../person';
import { publicProcedure, userProcedure } from './init';
import { codeInput, idInput } from './inputs';

// The base procedures of everything about one match. Each proves a right and puts what it proved into the context, so
// that a handler cannot act for somebody else.

export const seatInput = codeInput.extend({ seat: idInput });

async function findMatch(service: Finding, { code, user }: { code: string; user: Person | null }) {
  const match = await service.matches.find(code);
  if (match === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no match with this code.' });
  return { match, access: accessOf(match, user) };
}

/** Anybody who may see the match; `access` says as what. */
export const matchProcedure = publicProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const found = await findMatch(ctx.service, { code: input.code, user: ctx.user });
  if (found.access.role === 'stranger') throw strangerError();
  return next({ ctx: found });
});

/** A signed-in person and a match, whatever they are in it. */
export const personProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  return next({ ctx: await findMatch(ctx.service, { code: input.code, user: ctx.user }) });
});

/** The holder of the seat that the request names. */
export const seatProcedure = userProcedure.input(seatInput).use(async ({ ctx, input, next }) => {
  const { match, access } = await findMatch(ctx.service, { code: input.code, user: ctx.user });
  if (access.seat === null || access.seat !== input.seat) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This is not your seat.' });
  }
  return next({ ctx: { match, access, seat: access.seat } });
});

/** A host or co-host; in a practice match nobody. */
export const hostProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const { match, access } = await findMatch(ctx.service, { code: input.code, user: ctx.user });
  if (!access.host) throw hostError();
  return next({ ctx: { match, access } });
});

/** A host, or the one who made a practice match: for the clock, the end and the lobby, which tell nothing secret. */
export const clockProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const { match, access } = await findMatch(ctx.service, { code: input.code, user: ctx.user });
  if (!access.host && !access.practiceHost) throw hostError();
  return next({ ctx: { match, access } });
});

const hostError = () => new TRPCError({ code: 'FORBIDDEN', message: 'Only a host of this match can do that.' });
const strangerError = () =>
  new TRPCError({ code: 'FORBIDDEN', message: 'This match is private. Ask its host for a link.' });
