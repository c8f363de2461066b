import type { Metadata } from 'next';
import { pictureSize } from '@/components/post/picture';

export const housePicture = '/pictures/house.png';

/** What a link shows elsewhere: in a chat, in a feed. `picture`: its address here. */
export function linkPreview(title: string, description: string, picture = housePicture): Metadata {
  return {
    openGraph: {
      ...{ title, description, siteName: 'Main Match', type: 'website' },
      images: [{ url: picture, type: 'image/png', alt: title, ...pictureSize }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: picture, alt: title }] },
  };
}
