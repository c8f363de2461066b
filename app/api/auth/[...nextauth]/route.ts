import NextAuth from 'next-auth';
import { clientOf } from '@/server/auth/client';
import { authOptions } from '@/server/auth/options';
import { inOurWords, refuseAuth } from '@/server/auth/refuse-auth';

type Context = { params: Promise<{ nextauth: string[] }> };

// The options are made per request, because a build has no environment to make them from.
async function handle(request: Request, context: Context): Promise<Response> {
  const options = authOptions(clientOf(Object.fromEntries(request.headers)));
  const { nextauth: path } = await context.params;
  const answer = (await refuseAuth({ request, path })) ?? (await inOurWords(await NextAuth(options)(request, context)));
  // Some name the address that they were asked by (docs/decisions/437): that is for nobody else.
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

export { handle as GET, handle as POST };
