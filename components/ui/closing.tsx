'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Night, timeAfter } from '@/games/kit/nights';

const Nights = createContext<readonly Night[]>([]);

/** Below it, times at which something closes leave the match's quiet hours out. */
export const WithNights = ({ nights, children }: { nights: readonly Night[]; children: ReactNode }) => (
  <Nights value={nights}>{children}</Nights>
);

/** When it will be that so many milliseconds of the match's time have run. */
export function useClosing(): (left: number) => Date {
  const nights = useContext(Nights);
  return (left) => new Date(timeAfter(nights, { from: Date.now(), ms: left }));
}
