import { currentPerson } from '@/server/auth/current-person';
import { pageApi } from '@/server/trpc/page-api';

/** One click: a match of this game against bots, started at once. Other sites' forms do not get this far. */
export async function POST(_: Request, { params }: { params: Promise<{ game: string }> }): Promise<Response> {
  const { game } = await params;
  if ((await currentPerson()) === null) return goTo(`/sign-in?next=${encodeURIComponent(`/games/${game}`)}`);
  const started = await (await pageApi()).matches.practice({ game });
  return started.ok ? goTo(`/m/${started.code}`) : new Response(started.refusal.message, { status: 404 });
}

const goTo = (address: string) => new Response(null, { status: 303, headers: { Location: address } });
