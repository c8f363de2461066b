'use client';

import { type RefObject, useEffect } from 'react';
import { isByKeys } from '@/components/ui/by-keys';

/**
 * Whoever uses keys is led here when it comes, unless they are elsewhere on the page; to others a ring would say that they
 * had chosen something. `scrolls`: it may have come outside of what is in sight.
 */
export function useLedHere(place: RefObject<HTMLElement | null>, { scrolls = false } = {}): void {
  useEffect(() => {
    if (isByKeys() && isFree(document.activeElement)) place.current?.focus({ preventScroll: !scrolls });
  }, [place, scrolls]);
}

const isFree = (element: Element | null) =>
  element === null || element === document.body || element.closest('main') !== null;
