// The server without its pages, for tests and benchmarks (`--api-only`): the same API, service and headers.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '@/server/database/db';
import { env } from '@/server/env';
import { settleOrigin } from '@/server/http/address';
import { answerApi } from '@/server/http/api';
import { setApiHeaders } from '@/server/http/guard';
import { Sender } from '@/server/reach/sender';
import { startService } from '@/server/service';

const service = await startService(db());
const sender = new Sender();
sender.start();
const server = createServer((request, response) => {
  settleOrigin(request, { TRUSTED_PROXIES: 0, PORT: env().PORT });
  setApiHeaders(response);
  answerApi({ request, response, service }).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
// As long as any bench is silent: a request on a connection that is just being closed would end it.
server.keepAliveTimeout = 120_000;
server.listen(env().PORT, '127.0.0.1', () => {
  console.log(`Main Match is at ${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => void Promise.all([sender.stop(), service.stop()]).then(() => process.exit(0)));
