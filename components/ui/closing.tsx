'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type QuietHours, timeAfter } from '@/games/kit/quiet-hours';

const Hours = createContext<QuietHours | null>(null);

/** Below it, times at which something closes leave the match's quiet hours out. */
export const WithQuietHours = ({ hours, children }: { hours: QuietHours | null; children: ReactNode }) => (
  <Hours value={hours}>{children}</Hours>
);

/** When it will be that `left` milliseconds of the match's time have run. */
export function useClosing(): (left: number) => Date {
  const hours = useContext(Hours);
  return (left) => new Date(timeAfter(hours, { from: Date.now(), ms: left }));
}
