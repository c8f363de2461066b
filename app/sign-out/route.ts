import { sessionCookie } from '@/server/auth/cookie';
import { shared } from '@/server/handed-to-pages';

/**
 * Ends this browser's sign-in, wherever its cookie was copied to; the front page then has the browser forget what was theirs
 * (public/still.js). Other sites' forms do not get this far (server/http/guard.ts).
 */
export async function POST(request: Request): Promise<Response> {
  await shared().signOut(request.headers.get('cookie') ?? undefined);
  const headers = { Location: '/?signed-out', 'Set-Cookie': sessionCookie('') };
  return new Response(null, { status: 303, headers });
}
