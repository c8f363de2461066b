'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Follows the links of the app (`components/ui/link.tsx`) in one place: a link of its own for each costs every page 3 kB. */
export function useWays() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const way = wayOf(event);
      if (way === null) return;
      event.preventDefault();
      router.push(way);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
}

/** Where a click goes within the app; null: nowhere, or as the browser does it (in a new tab, as a download, to another site). */
function wayOf({ target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-way]') : null;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  if (link === null || defaultPrevented || !isPlain) return null;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return `${link.pathname}${link.search}${link.hash}`;
}
