// tRPC on plain Node HTTP, live updates (server-sent events) included.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { showsAllHeader } from '@/games/kit/live-message';
import { clientOf } from '../auth/client';
import { personOf } from '../auth/session';
import { env } from '../env';
import { tellFault } from '../faults';
import type { Served } from '../trpc/init';
import { ScreenIsSafe } from '../trpc/procedures';
import { Wait } from '../trpc/quotas';
import { appRouter } from '../trpc/router';
import { hasTooManyKeys, readBody, refuseTooMuch } from './body';
import { answerActions } from './fast/actions';
import { answerLive } from './fast/answer-live';
import { calledBy, maxBatchSize, maxBodyBytes, weightOf } from './guard';
import { traced } from './traced';

interface ApiRequest {
  request: IncomingMessage;
  response: ServerResponse;
  service: Served;
  /** Without it everything goes through tRPC's own adapter. */
  isFast?: boolean;
}

export async function answerApi({ request, response, service, ...how }: ApiRequest): Promise<void> {
  const { isFast = env().FAST_API } = how;
  const context = async () => ({
    user: await personOf(request.headers.cookie),
    service,
    client: clientOf(request.headers),
    showsAllOf: codesIn(request.headers[showsAllHeader]),
  });
  const exchange = { request, response, context };
  if (isFast && ((await answerLive(exchange)) || (await answerActions(exchange)))) return;
  const path = calledBy(request.url ?? '');
  response.setHeader('Cache-Control', 'no-store');
  if (weightOf(path.split(',')) > maxBatchSize) return refuseTooMuch(response);
  const read = await withBody(request);
  if (read === null) return; // whoever asked has gone
  if (hasTooManyKeys(read.body ?? '')) return refuseTooMuch(response);
  await nodeHTTPRequestHandler({
    req: read,
    res: response,
    path,
    router: appRouter,
    maxBodySize: maxBodyBytes,
    maxBatchSize,
    createContext: context,
    responseMeta: ({ errors, type }) =>
      type === 'query' && isOfSafeScreen(errors) ? { status: 200 } : retryAfter(errors),
    onError({ error, path }) {
      // Everything else is the request's own fault, and its sender has been told.
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        tellFault(`api ${path ?? '?'}`, error.cause ?? error, traced(request, response));
      }
    },
  });
}

/** As tRPC takes a body that was read already; null where it never came. */
async function withBody(request: IncomingMessage): Promise<(IncomingMessage & { body?: string }) | null> {
  if (request.method !== 'POST') return request;
  const body = await readBody(request);
  return body === null ? null : Object.assign(request, { body });
}

const codesIn = (header: string | readonly string[] | undefined): readonly string[] => String(header ?? '').split(' ');

/**
 * What a page had asked when its screen became safe is refused in the answer alone: browsers put other statuses into their
 * console, on a screen that is being shared.
 */
const isOfSafeScreen = (errors: readonly TRPCError[]): boolean =>
  errors.length > 0 && errors.every(({ cause }) => cause instanceof ScreenIsSafe);

function retryAfter(errors: readonly TRPCError[]): { headers?: Record<string, string> } {
  const wait = errors.map(({ cause }) => cause).find((cause) => cause instanceof Wait);
  return wait === undefined ? {} : { headers: { 'Retry-After': String(wait.seconds) } };
}
