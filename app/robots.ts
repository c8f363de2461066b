import type { MetadataRoute } from 'next';
import { siteAddress } from './site-address';

/** Pages that are somebody's own, or lead into a match, are no search engine's. */
export default async function robots(): Promise<MetadataRoute.Robots> {
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
    sitemap: `${await siteAddress()}/sitemap.xml`,
  };
}
