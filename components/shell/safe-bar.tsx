'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { useIsSafeEverywhere } from './safe';

/**
 * Few browsers ever need it: they fetch it where it is shown. The server has it at once, since pages without scripts show
 * nothing that comes after them.
 */
const Drawn: ComponentType =
  typeof window === 'undefined'
    ? require('./drawn-safe-bar').DrawnSafeBar
    : lazy(async () => ({ default: (await import('./drawn-safe-bar')).DrawnSafeBar }));

/** On every page of the site, while it is on. */
export const SafeBar = () =>
  useIsSafeEverywhere() && (
    <Suspense>
      <Drawn />
    </Suspense>
  );
