import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import type { Client } from '../auth/client';
import { authOptions } from '../auth/options';
import { personOf } from '../auth/session';
import { clientAt } from './client';

interface Asked {
  method: 'GET' | 'POST';
  action: 'csrf' | 'signin' | 'callback' | 'providers';
  providerId?: string;
  body?: Record<string, string>;
  query?: Record<string, string>;
}

/** A browser that signs in by next-auth's own handler: it keeps the cookies that it is given. */
export class AuthBrowser {
  readonly cookies: Record<string, string> = {};

  constructor(
    from: Client = clientAt('203.0.113.1'),
    private readonly optionsNow: () => AuthOptions = () => authOptions(from),
  ) {}

  async ask({ method, action, providerId, body, query }: Asked): Promise<unknown> {
    const nextauth = providerId === undefined ? [action] : [action, providerId];
    const request = { method, body, headers: {}, cookies: this.cookies, query: { ...query, nextauth } };
    let answer: unknown;
    const response = {
      getHeader: () => undefined,
      setHeader: (name: string, values: string[]) => name.toLowerCase() === 'set-cookie' && this.keep(values),
      status: () => response,
      json: (value: unknown) => {
        answer = value;
      },
      send: (value: unknown) => {
        answer = value;
      },
      end: () => {},
    };
    await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, this.optionsNow());
    return answer;
  }

  private keep(setCookies: string[]): void {
    for (const line of [setCookies].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies[name] = decodeURIComponent(value);
    }
  }

  async post(asked: Omit<Asked, 'method'>) {
    const { csrfToken } = (await this.ask({ method: 'GET', action: 'csrf' })) as { csrfToken: string };
    return this.ask({ ...asked, method: 'POST', body: { ...asked.body, csrfToken, json: 'true' } });
  }

  person() {
    return personOf(
      Object.entries(this.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    );
  }
}
