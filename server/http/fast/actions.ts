// `play.act` and `host.act`. The procedures themselves, with all that they check, are tRPC's, and so is the form of what
// is answered. What this relies on of tRPC's inside is in README.md.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { callTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server';
import { getErrorShape } from '@trpc/server/shared';
import { tellFault } from '../../faults';
import type { Context } from '../../trpc/init';
import { appRouter } from '../../trpc/router';
import { hasTooManyKeys, readBody, refuseTooMuch } from '../body';
import { apiPath, maxBatchSize } from '../guard';
import { traced } from '../traced';

const hot = new Set(['play.act', 'host.act']);

interface Calls {
  readonly paths: readonly string[];
  readonly isBatch: boolean;
}

/** The calls of a request that is answered here; null: it is left to tRPC. */
function hotCalls({ method, url = '', headers }: IncomingMessage): Calls | null {
  if (method !== 'POST' || headers['content-type'] !== 'application/json' || 'trpc-accept' in headers) return null;
  const [pathname = '', search = ''] = url.slice(apiPath.length).split('?');
  const isBatch = search === 'batch=1';
  const paths = isBatch ? pathname.replaceAll('%2C', ',').split(',') : [pathname];
  if (search !== '' && !isBatch) return null;
  return paths.length <= maxBatchSize && paths.every((path) => hot.has(path)) ? { paths, isBatch } : null;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: () => Promise<Context>;
}

/** True if the request was for these procedures alone, and has been answered. */
export async function answerActions(exchange: Exchange): Promise<boolean> {
  const calls = hotCalls(exchange.request);
  if (calls !== null) await answerCalls(calls, exchange);
  return calls !== null;
}

async function answerCalls(calls: Calls, { request, response, context }: Exchange): Promise<void> {
  const [body, ctx] = await Promise.all([readBody(request), context()]);
  if (body === null) return; // whoever asked has gone
  if (hasTooManyKeys(body)) return refuseTooMuch(response);
  const inputs = parseInputs(body, calls);
  const failed = (path: string, error: unknown) => tellFault(`api ${path}`, error, traced(request, response));
  const asked = calls.paths.map((path, i) => answerCall({ path, input: () => inputs(i), ctx, failed }));
  const answers = await Promise.all(asked);
  const statuses = new Set(answers.map(({ status }) => status));
  const [status = 200] = statuses;
  const text = JSON.stringify(calls.isBatch ? answers.map(({ answer }) => answer) : answers[0]?.answer);
  response.writeHead(statuses.size > 1 ? 207 : status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** The input of each call; a fault is thrown when it is asked for, as each call answers for itself. */
function parseInputs(body: string, { isBatch }: Calls): (i: number) => unknown {
  let inputs: unknown;
  try {
    inputs = JSON.parse(body);
  } catch (cause) {
    const error = new TRPCError({ code: 'BAD_REQUEST', cause });
    return () => {
      throw error;
    };
  }
  return (i) => (isBatch ? (inputs as Record<number, unknown> | null)?.[i] : inputs);
}

interface Call {
  readonly path: string;
  readonly input: () => unknown;
  readonly ctx: Context;
  readonly failed: (path: string, error: unknown) => void;
}

async function answerCall({ path, input, ctx, failed }: Call) {
  try {
    const data = await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => input(),
      ctx,
      type: 'mutation',
      signal: undefined,
      batchIndex: 0,
    });
    return { status: 200, answer: { result: { data } } };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    if (error.code === 'INTERNAL_SERVER_ERROR') failed(path, error.cause ?? error);
    const config = appRouter._def._config;
    const shape = getErrorShape({ config, error, type: 'mutation', path, input: undefined, ctx });
    return { status: shape.data.httpStatus, answer: { error: shape } };
  }
}
