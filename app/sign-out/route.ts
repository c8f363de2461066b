import { isSecure, sessionCookieName } from '@/server/auth/cookie';

/** Forgets who is signed in here. Other sites' forms do not get this far (server/http/guard.ts). */
export function POST(): Response {
  const parts = [`${sessionCookieName()}=`, 'Path=/', 'Max-Age=0', 'HttpOnly', 'SameSite=Lax'];
  const cookie = [...parts, ...(isSecure() ? ['Secure'] : [])].join('; ');
  return new Response(null, { status: 303, headers: { Location: '/', 'Set-Cookie': cookie } });
}
