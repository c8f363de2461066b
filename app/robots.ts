import type { MetadataRoute } from 'next';
import { env, homeOf } from '@/server/env';

export const dynamic = 'force-dynamic';

/** Pages that are somebody's own, or lead into a match, are no search engine's. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/account',
        '/join/',
        '/matches/',
        '/never/',
        '/prove/',
        '/safe',
        '/stop/',
        '/m/*/host',
        '/m/*/stage',
      ],
    },
    sitemap: `${homeOf(env())}/sitemap.xml`,
  };
}
