// The one server: plain Node HTTP that answers /api/trpc itself (a Next route handler costs half the speed, see
// docs/decisions/010) and hands everything else to Next. The clock, the listeners and the bots live in this process.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { sweepAttempts } from './auth/attempts';
import type { Client } from './auth/client';
import { isSecure } from './auth/cookie';
import { personOf } from './auth/session';
import { sweepSessions } from './auth/sessions';
import { keepLooks, sweepGivenUpNames } from './auth/taken-names';
import { closeDb, db } from './database/db';
import { seedDemo } from './demo/seed';
import { env, tellNextAuth } from './env';
import { tellFault } from './faults';
import { shareWithPages } from './handed-to-pages';
import { settleOrigin } from './http/address';
import { answerApi } from './http/api';
import { nameBrowser } from './http/browser';
import { answerBuilt } from './http/built-files';
import { answerCalendar, isCalendar } from './http/calendar';
import {
  apiPath,
  isBuiltFile,
  isScript,
  refuseRequest,
  setApiHeaders,
  setFileHeaders,
  setSecurityHeaders,
} from './http/guard';
import { Health } from './http/health';
import { Limits, refuseForNow } from './http/limits';
import { answerPicture, isPicture } from './http/pictures';
import { refuse } from './http/refusal';
import { answerStill, isStillPage } from './http/still-pages';
import { answerStop, isStop } from './http/stop';
import { traced } from './http/traced';
import { handOverSeats } from './lobby/hand-over';
import { findSeatLink } from './lobby/links';
import { tellSeatOpened } from './lobby/opened';
import { endGuestsBeside, whyClosedToGuests } from './lobby/same-browser';
import { sweepTakenAway } from './reach/choices';
import { Sender } from './reach/sender';
import { type Service, startService } from './service';
import { appRouter } from './trpc/router';

export interface RunningServer {
  port: number;
  /** Lets requests finish, ends live updates, stops the clock and lets go of the database. */
  stop(): Promise<void>;
}

/** Nobody takes this long to send what the limits let pass (half a megabyte); who does is cut off. */
const patience = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

export async function startServer({ isDevelopment }: { isDevelopment: boolean }): Promise<RunningServer> {
  const { PORT, HOST } = env();
  tellNextAuth();

  const server = createServer(patience);
  server.keepAliveTimeout = 75_000; // longer than proxies keep theirs, so that none sends into a closed one
  const app = next({ dev: isDevelopment, dir: process.cwd(), httpServer: server, port: PORT });
  const health = new Health({
    askDatabase: () => db().prisma.$queryRaw`select 1`,
    token: env().METRICS_TOKEN,
  });
  const limits = env().REQUEST_LIMITS ? new Limits() : null;
  const [service] = await Promise.all([readyService(health.written, limits), app.prepare()]);
  limits?.share(service);
  const sender = new Sender();
  sender.start();
  shareWithPages({
    apiFor: (user, client = ourselves) => appRouter.createCaller({ user, service, client }),
    findSeatLink: ({ token, browser }) => findSeatLink(service, token, browser),
    whyClosedToGuests: (link) => whyClosedToGuests(service, link),
    endGuestsBeside: (signedIn) => endGuestsBeside(service, signedIn),
    handOverSeats: (signedIn) => handOverSeats(service, signedIn),
    tellSeatOpened: (opened) => tellSeatOpened(service, opened),
    signOut: (cookie) => signOut(service, cookie),
    endSessions: (which) => service.endSessions(which),
  });
  const answerPage = app.getRequestHandler();
  const sweep = setInterval(() => void sweepAccounts().catch((error) => tellFault('accounts', error)), 3_600_000);

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer({ request, response, service, answerPage, isDevelopment, health, limits }).catch((error: unknown) => {
      tellFault('page', error, traced(request, response));
      if (response.headersSent) response.destroy();
      else
        refuse({ request, response }, { status: 500, sentence: 'Something went wrong on our side. Please try again.' });
    });
  });
  await listen(server, { port: PORT, host: HOST });

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      clearInterval(sweep);
      const closed = new Promise((resolve) => server.close(resolve));
      await service.stop();
      await sender.stop();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 2_000).unref();
      await closed;
      await app.close();
      await closeDb();
    },
  };
}

/** For pages, which the server makes itself. */
const ourselves: Client = { network: 'page', browser: null, device: 'a page' };

async function signOut(service: Service, cookie: string | undefined): Promise<void> {
  const person = await personOf(cookie);
  if (person?.session !== undefined) await service.endSessions({ personId: person.id, id: person.session });
}

async function sweepAccounts(): Promise<void> {
  await Promise.all([sweepAttempts(), sweepSessions(), sweepTakenAway(db()), sweepGivenUpNames()]);
}

/** The demo is made before the match service starts, because it plays its matches through a quicker one. */
async function readyService(written: Health['written'], limits: Limits | null): Promise<Service> {
  await keepLooks();
  if (env().DEMO) await makeDemo().catch((error) => tellFault('The demo could not be made', error));
  return startService(db(), { written, usedElsewhere: (used) => limits?.hear(used) });
}

/** By a service of its own, whose bots do not hesitate. */
const makeDemo = () => seedDemo(() => startService(db(), { botDelayMs: [0, 0] }));

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  service: Service;
  answerPage: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  isDevelopment: boolean;
  health: Health;
  limits: Limits | null;
}

async function answer(exchange: Exchange): Promise<void> {
  const { request, response, service, answerPage, isDevelopment, health, limits } = exchange;
  health.measure(exchange);
  if (health.isAsked(request)) return health.answer(exchange);
  settleOrigin(request, env());
  nameBrowser(request, response);
  const isApi = request.url?.startsWith(apiPath) === true;
  const isData = isApi || isPicture(request);
  if (isData) setApiHeaders(response);
  else if (isScript(request)) setFileHeaders(request, response);
  else setSecurityHeaders(request, response, { isSecure: isSecure(), isDevelopment });
  const refused = refuseRequest(request);
  if (refused !== null) return refuse(exchange, refused);
  const waitSeconds = (await limits?.refuse(request, response)) ?? null;
  if (waitSeconds !== null) return refuseForNow(request, response, waitSeconds);
  if (isStop(request)) return answerStop({ request, response }, service);
  if (isCalendar(request)) return answerCalendar({ request, response }, service);
  if (isApi) return answerApi({ request, response, service });
  if (isPicture(request)) return answerPicture({ request, response }, service);
  if (isBuiltFile(request) && !isDevelopment && (await answerBuilt({ request, response }))) return;
  if (isStillPage(request)) return answerStill({ request, response }, () => answerPage(request, response));
  return answerPage(request, response);
}

function listen(server: Server, { port, host }: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
