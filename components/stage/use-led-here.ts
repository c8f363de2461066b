'use client';

import { type RefObject, useEffect } from 'react';
import { isByKeys } from '@/components/ui/by-keys';

/**
 * Whoever uses keys is led here when it comes, unless they are elsewhere on the page; to others a ring would say that they
 * had chosen something.
 */
export function useLedHere(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isByKeys() && isFree(document.activeElement)) place.current?.focus({ preventScroll: true });
  }, [place]);
}

const isFree = (element: Element | null) =>
  element === null || element === document.body || element.closest('main') !== null;
