'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and while the browser takes over what it drew; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
