'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { type RuneRules, standardRules } from '@/games/runes-to-ruins/runes';

const Rules = createContext<RuneRules>(standardRules);

/** Draws every rune below as the match draws it, and joins as its symbols have to be joined. */
export function WithRuneRules({ rules, children }: { rules: RuneRules; children: ReactNode }) {
  return <Rules value={rules}>{children}</Rules>;
}

/** How runes are drawn and joined here: as in the match around, else as the rulebook has them. */
export const useRuneRules = (): RuneRules => useContext(Rules);
