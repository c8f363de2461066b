import type { MetadataRoute } from 'next';

/** What a phone needs to put us on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Main Match',
    short_name: 'Main Match',
    description: 'A home for hosted social-strategy games.',
    start_url: '/',
    display: 'standalone',
    background_color: '#17131b',
    theme_color: '#17131b',
    icons: [
      { src: '/pictures/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/pictures/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/pictures/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
