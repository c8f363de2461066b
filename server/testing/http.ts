import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode } from 'next-auth/jwt';
import { answerApi } from '../http/api';
import type { Person } from '../person';
import type { Service } from '../service';

// A service's API over HTTP, on a port of its own, as main.ts serves it.

export interface Served {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

/** `isFast`: as FAST_API says, unless told. */
export async function serveApi(service: Service, how: { isFast?: boolean } = {}): Promise<Served> {
  const server = createServer((request, response) => {
    void answerApi({ request, response, service, ...how });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/api/trpc`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What this person's browser sends along: they are guests, who need no row in the database. */
export async function cookieOf(person: Pick<Person, 'id' | 'name' | 'session'> | null): Promise<string> {
  if (person === null) return '';
  const token = { sub: person.id, name: person.name, guest: true, since: Date.now(), session: person.session };
  return `main-match=${await encode({ token, secret: process.env.AUTH_SECRET ?? '' })}`;
}
