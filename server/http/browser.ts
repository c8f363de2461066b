import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { browserCookieName, cookieValue } from '../auth/client';
import { isSecure } from '../auth/cookie';

/** As long as browsers keep anything. */
const maxAgeSeconds = 400 * 24 * 3600;

/** Gives a browser that is about to sign in something to be known by (docs/decisions/186). */
export function nameBrowser({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (!url.startsWith('/api/auth/') || cookieValue(headers.cookie ?? '', browserCookieName()) !== null) return;
  const cookie = `${browserCookieName()}=${randomBytes(24).toString('base64url')}`;
  const how = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure() ? ['Secure'] : [])];
  response.appendHeader('Set-Cookie', [cookie, ...how].join('; '));
  headers.cookie = [headers.cookie, cookie].filter(Boolean).join('; ');
}
