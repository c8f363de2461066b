import { env } from '../env';

export const sessionMaxAgeSeconds = 30 * 24 * 3600;

/** Browsers are told to send cookies over TLS only where that is how people reach us. */
export function isSecure(): boolean {
  return env().PUBLIC_URL?.startsWith('https://') ?? false;
}

export function sessionCookieName(): string {
  return isSecure() ? '__Host-main-match' : 'main-match';
}

/** A Set-Cookie header for the sign-in; an empty value ends it in this browser. */
export function sessionCookie(value: string): string {
  const maxAge = value === '' ? 0 : sessionMaxAgeSeconds;
  const parts = [`${sessionCookieName()}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure() ? ['Secure'] : [])].join('; ');
}
