'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type Night, timeAfter } from '@/games/kit/nights';

const Nights = createContext<readonly Night[]>([]);

/** Below it, times at which something closes leave the match's quiet hours out. */
export const WithNights = ({ nights, children }: { nights: readonly Night[]; children: ReactNode }) => (
  <Nights value={nights}>{children}</Nights>
);

const Past = createContext(false);

/** Below it clocks are those of a time that is over: what was left then is said, never when it would be over now. */
export const OfThePast = ({ children }: { children: ReactNode }) => <Past value>{children}</Past>;

export const useIsOfThePast = (): boolean => useContext(Past);

/** When it will be that so many milliseconds of the match's time have run. */
export function useClosing(): (left: number) => Date {
  const nights = useContext(Nights);
  return (left) => new Date(timeAfter(nights, { from: Date.now(), ms: left }));
}
