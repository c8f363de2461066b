import NextAuth from 'next-auth';
import { clientOf } from '@/server/auth/client';
import { authOptions } from '@/server/auth/options';

type Context = { params: Promise<{ nextauth: string[] }> };

// The options are made per request, because a build has no environment to make them from.
const handle = (request: Request, context: Context): Promise<Response> =>
  NextAuth(authOptions(clientOf(Object.fromEntries(request.headers))))(request, context);

export { handle as GET, handle as POST };
