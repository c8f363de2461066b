import NextAuth from 'next-auth';
import { clientOf } from '@/server/auth/client';
import { authOptions } from '@/server/auth/options';
import { inOurWords, refuseAuth } from '@/server/auth/refuse-auth';
import { env, homeOf } from '@/server/env';

type Context = { params: Promise<{ nextauth: string[] }> };

// The options are made per request, because a build has no environment to make them from.
async function handle(request: Request, context: Context): Promise<Response> {
  const options = authOptions(clientOf(Object.fromEntries(request.headers)));
  const { nextauth: path } = await context.params;
  const refused = await refuseAuth({ request, path });
  const answer = refused ?? (await inOurWords(await NextAuth(options)(request, context), homeOf(env())));
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export { handle as GET, handle as POST };
