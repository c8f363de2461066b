import type { MetadataRoute } from 'next';

/** What a phone shows that keeps the site among its apps. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Main Match',
    short_name: 'Main Match',
    description: 'A home for hosted social-strategy games.',
    start_url: '/',
    display: 'standalone',
    background_color: '#131017',
    theme_color: '#131017',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/pictures/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/pictures/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/pictures/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
