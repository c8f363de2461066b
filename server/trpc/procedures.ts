import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ForAll } from '@/games/kit/live-message';
import { noMatch } from '../live/follow';
import { isOpenLink } from '../lobby/links';
import { isAskedToHost } from '../lobby/members';
import type { Finding } from '../log/match-cache';
import type { Standing } from '../log/rows';
import { type Access, accessOf, type Guarding, isWatchable, rightsOf, shownTo } from '../pages/access';
import { areFilesKeptFrom } from '../pages/untold';
import type { Person } from '../person';
import { publicProcedure, signedIn, userProcedure } from './init';
import { codeInput, idInput } from './inputs';

// The base procedures of everything about one match. Each proves a right and puts what it proved into the context, so
// that a handler cannot act for somebody else. `access` is what may be shown: where others look at a screen, a spectator's.
// To strangers all of them answer as to a match that is not there (docs/decisions/433).

export const seatInput = codeInput.extend({ seat: idInput });

interface Asked {
  readonly code: string;
  readonly user: Person | null;
  readonly showsAllOf: readonly string[] | undefined;
  /** Whether what they are in the match as this process has it will do, which is never a stranger; else it is read anew before anything is refused. */
  isEnough(access: Access): boolean;
  /** Whether a stranger may know of it all the same. */
  isInvited?(platform: Standing): boolean;
}

/** Throws the same wherever it is not open to them, whether it is there or not. */
async function findMatch(service: Finding & Guarding, asked: Asked) {
  const { code, user, showsAllOf = [], isEnough } = asked;
  const match = await service.matches.findOpen(code, (found) => isOpenTo(found, asked));
  if (match === null) throw new TRPCError({ code: 'NOT_FOUND', message: noMatch });
  if (!isEnough(accessOf(match, user))) {
    await service.refresh(match);
    if (!isOpenTo(match, asked)) throw new TRPCError({ code: 'NOT_FOUND', message: noMatch });
  }
  const asksForAll = forAllIn(showsAllOf, match.row.code);
  return { match, access: shownTo({ safe: service.safe, asksForAll }, match, user) };
}

const isOpenTo = (match: { readonly platform: Standing }, { user, isInvited }: Asked): boolean =>
  isWatchable(match, user) || isInvited?.(match.platform) === true;

/** Of what a page says of the matches that it shows everything of: codes, some with "@" and since when their host is safe. */
function forAllIn(showsAllOf: readonly string[], code: string): ForAll {
  const entry = showsAllOf.find((one) => one === code || one.startsWith(`${code}@`));
  const [, since] = entry?.split('@') ?? [];
  return since === undefined ? entry !== undefined : Number(since);
}

/** What is done seldom is decided by what the database has now. */
const never = () => false;

/** Anybody who may see the match; `access` says as what. */
export const matchProcedure = publicProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const isEnough = ({ role }: Access) => role !== 'stranger';
  return next({ ctx: await findMatch(ctx.service, { ...ctx, code: input.code, isEnough }) });
});

/** As `matchProcedure`, for what leaves the app as a file: once a host who tells the end has told it. */
export const fileProcedure = matchProcedure.use(({ ctx, next }) => {
  if (areFilesKeptFrom(ctx.access, ctx.match)) throw untoldError();
  return next();
});

/** A signed-in person and a match that they may see, whatever they are in it by rights. */
export const personProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const { match, access } = await findMatch(ctx.service, { ...ctx, code: input.code, isEnough: never });
  return next({ ctx: { match, rights: rightsOf(access) } });
});

/** As `personProcedure`, and for who comes by an open link, or was asked to host. */
export const invitedProcedure = userProcedure
  .input(codeInput.extend({ token: idInput.optional() }))
  .use(async ({ ctx, input: { code, token }, next }) => {
    const isInvited = (platform: Standing) =>
      isAskedToHost(platform, ctx.user.id) || (token !== undefined && isOpenLink(platform, { kind: 'join', token }));
    const { match, access } = await findMatch(ctx.service, { ...ctx, code, isEnough: never, isInvited });
    return next({ ctx: { match, rights: rightsOf(access) } });
  });

/** The holder of the seat that the request names. In one step, as every step costs a move two per cent (docs/decisions/828). */
export const seatProcedure = publicProcedure.input(seatInput).use(async ({ ctx, input, next }) => {
  const user = signedIn(ctx);
  const { match, access } = await findMatch(ctx.service, {
    ...{ user, showsAllOf: ctx.showsAllOf, code: input.code },
    isEnough: ({ seat }) => seat !== null && seat === input.seat,
  });
  const { seat } = rightsOf(access);
  if (seat === null || seat !== input.seat) {
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This is not your seat.' });
  }
  return next({ ctx: { user, match, access, seat } });
});

/** As `seatProcedure`, for what nobody else may see. */
export const secretSeatProcedure = seatProcedure.use(({ ctx, next }) => {
  if (ctx.access.behind !== null) throw safeError();
  return next();
});

/** A host or co-host; in a practice match nobody. */
export const hostProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const { match, access } = await findMatch(ctx.service, { ...ctx, code: input.code, isEnough: never });
  if (!rightsOf(access).host) throw hostError();
  return next({ ctx: { match, access } });
});

/**
 * As `secretHostProcedure`, and for the one part of a secret that a host has said to show on a screen that others look at: a page
 * says so with that request alone (docs/decisions/364, 672, 873).
 */
export const shownHereProcedure = hostProcedure
  .input(z.object({ shownHere: z.literal(true).optional() }))
  .use(({ ctx, input, next }) => {
    if (input.shownHere !== true) refuseWhereSafe(ctx.access);
    return next();
  });

/** Who made the match, or whom it was left to: co-hosts host it, and cannot take it from them. */
export const ownerProcedure = hostProcedure.use(({ ctx, next }) => {
  if (ctx.match.row.ownerId !== ctx.user.id) throw ownerError(ctx.match.row.ownerName);
  return next();
});

/** As `hostProcedure`, for what answers with more than a spectator may know. */
export const secretHostProcedure = hostProcedure.use(({ ctx, next }) => {
  refuseWhereSafe(ctx.access);
  return next();
});

function refuseWhereSafe({ isHeldBack, behind }: Access): void {
  if (isHeldBack) throw heldBackError();
  if (behind !== null) throw safeError();
}

/** A host, or the one who made a practice match: for the clock, the end and the lobby, which tell nothing secret. */
export const clockProcedure = userProcedure.input(codeInput).use(async ({ ctx, input, next }) => {
  const isEnough = ({ host, practiceHost }: Access) => host || practiceHost;
  const { match, access } = await findMatch(ctx.service, { ...ctx, code: input.code, isEnough });
  if (!isEnough(rightsOf(access))) throw hostError();
  return next({ ctx: { match, access } });
});

const hostError = () => new TRPCError({ code: 'FORBIDDEN', message: 'Only a host of this match can do that.' });
const ownerError = (owner: string) =>
  new TRPCError({ code: 'FORBIDDEN', message: `This is ${owner}’s match: only they can do that.` });
/** The cause of a refusal that a page may meet without a fault: its screen has become safe since it was sent what it shows. */
export class ScreenIsSafe extends Error {}

const safeError = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: 'Switch “Safe to share my screen” off first: this shows secrets.',
    cause: new ScreenIsSafe(),
  });
const heldBackError = () =>
  new TRPCError({ code: 'FORBIDDEN', message: 'Press “Show me everything” first: this shows secrets.' });
const untoldError = () => new TRPCError({ code: 'FORBIDDEN', message: 'The host has not told the end yet.' });
