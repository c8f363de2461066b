import { clientOf } from '@/server/auth/client';
import { sessionCookie } from '@/server/auth/cookie';
import { currentPerson } from '@/server/auth/current-person';
import { newPracticeGuest, openGuestSession } from '@/server/auth/practice-guest';
import { shared } from '@/server/handed-to-pages';
import { apiErrorCode } from '@/server/trpc/page-api';

/**
 * One click: a match of this game against bots, started at once; whoever is not signed in plays as a new guest. Other
 * sites' forms do not get this far.
 */
export async function POST(request: Request, { params }: { params: Promise<{ game: string }> }): Promise<Response> {
  const { game } = await params;
  const client = clientOf(Object.fromEntries(request.headers));
  const person = await currentPerson();
  const player = person ?? newPracticeGuest();
  try {
    const started = await shared().apiFor(player, client).matches.practice({ game });
    if (!started.ok) return new Response(started.refusal.message, { status: 404 });
    const headers = new Headers({ Location: `/m/${started.code}` });
    if (person === null) headers.set('Set-Cookie', sessionCookie(await openGuestSession(player, client)));
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (apiErrorCode(error) === 'TOO_MANY_REQUESTS')
      return new Response(String(Object(error).message), { status: 429 });
    throw error;
  }
}
