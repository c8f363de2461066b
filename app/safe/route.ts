import { nextPath } from '@/components/account/next-path';
import { apiErrorCode, type PageApi, pageApi } from '@/server/trpc/page-api';

/**
 * Makes the screen of whoever asks safe to share, or no longer: a form as browsers send them by themselves. Other sites'
 * forms do not get this far (server/http/guard.ts).
 */
export async function POST(request: Request): Promise<Response> {
  const on = (await request.formData()).get('on') === 'yes';
  const api = await pageApi();
  const path = cameFrom(request);
  await api.account.shareSafely({ on });
  if (!on) await showMatchAt(path, api);
  return new Response(null, { status: 303, headers: { Location: path } });
}

/** A host who says in a match that nobody else looks is not asked once more there. */
async function showMatchAt(path: string, { matches, host }: PageApi): Promise<void> {
  const [, code] = /^\/m\/([^/?]+)/.exec(path) ?? [];
  if (code === undefined) return;
  const page = await matches.page({ code }).catch(nullIfRefused);
  if (page?.can.host) await host.showAll({ code });
}

function nullIfRefused(error: unknown): null {
  if (apiErrorCode(error) === null) throw error;
  return null;
}

function cameFrom({ headers }: Request): string {
  const { pathname, search } = new URL(headers.get('referer') ?? '/', 'http://here');
  return nextPath(pathname + search);
}
