'use client';

import { lazy, Suspense } from 'react';
import { useIsSafeEverywhere } from './safe';

const Drawn = lazy(async () => ({ default: (await import('./drawn-safe-bar')).DrawnSafeBar }));

/** On every page of the site, while it is on. */
export const SafeBar = () =>
  useIsSafeEverywhere() && (
    <Suspense>
      <Drawn />
    </Suspense>
  );
