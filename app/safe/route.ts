import { nextPath } from '@/components/account/next-path';
import { pageApi } from '@/server/trpc/page-api';

/**
 * Makes the screen of whoever asks safe to share, or no longer: a form as browsers send them by themselves. Other sites'
 * forms do not get this far (server/http/guard.ts).
 */
export async function POST(request: Request): Promise<Response> {
  const on = (await request.formData()).get('on') === 'yes';
  const api = await pageApi();
  const path = cameFrom(request);
  await api.account.shareSafely({ on });
  return new Response(null, { status: 303, headers: { Location: path } });
}

function cameFrom({ headers }: Request): string {
  const { pathname, search } = new URL(headers.get('referer') ?? '/', 'http://here');
  return nextPath(pathname + search);
}
