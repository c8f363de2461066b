// tRPC on plain Node HTTP, live updates (server-sent events) included.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { personOf } from '../auth/session';
import type { Served } from '../trpc/init';
import { appRouter } from '../trpc/router';
import { answerActions, hotCalls } from './actions';
import { maxBodyBytes } from './guard';
import { answerLive } from './live-stream';

export const apiPath = '/api/trpc/';

interface ApiRequest {
  request: IncomingMessage;
  response: ServerResponse;
  service: Served;
  /** The client's. */
  address: string;
}

export async function answerApi({ request, response, service, address }: ApiRequest): Promise<void> {
  const [pathname = ''] = (request.url ?? '').split('?');
  if (await answerLive({ request, response, service, personOf })) return;
  const calls = hotCalls(request, apiPath);
  const context = async () => ({ user: await personOf(request.headers.cookie), service, address });
  if (calls !== null) return answerActions(calls, { request, response, context });
  response.setHeader('Cache-Control', 'no-store');
  await nodeHTTPRequestHandler({
    req: request,
    res: response,
    path: decodePath(pathname.slice(apiPath.length)),
    router: appRouter,
    maxBodySize: maxBodyBytes,
    maxBatchSize: 32,
    createContext: context,
    onError({ error, path }) {
      // Everything else is the request's own fault, and its sender has been told.
      if (error.code === 'INTERNAL_SERVER_ERROR') console.error(`api ${path ?? '?'}:`, error.cause ?? error);
    },
  });
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // no procedure has such a name, which is what will be answered
  }
}
