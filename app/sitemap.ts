import type { MetadataRoute } from 'next';
import { catalog } from '@/games/catalog';
import { env, homeOf } from '@/server/env';
import { shared } from '@/server/handed-to-pages';

export const dynamic = 'force-dynamic';

/** What anybody may read: the pages about games, and public matches, as nobody in particular sees them. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const site = homeOf(env());
  const matches = await shared().apiFor(null).matches.publicList({ limit: 100 });
  const paths = ['/', '/games', ...catalog.map(({ id }) => `/games/${id}`), ...matches.map(({ code }) => `/m/${code}`)];
  return paths.map((path) => ({ url: `${site}${path}` }));
}
