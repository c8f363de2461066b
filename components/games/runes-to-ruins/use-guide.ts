'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepKnown, knowsCookie } from '@/components/match/knows-game';
import type { View } from '@/games/runes-to-ruins/view';
import { isStep, nextStep, type RoundStep, stepsInOrder } from './round-steps';

// At somebody's first round at the desk: one step after another, and nothing beside it.

export interface Guide {
  readonly step: RoundStep;
  /** From 1. */
  readonly number: number;
  /** What comes after it; null: to say ready. */
  readonly next: RoundStep | null;
  /** Steps that were gone on from: what was not done there was left out knowingly. */
  readonly left: readonly RoundStep[];
  /** Another step, whichever. */
  open(tab: string): void;
  goOn(): void;
  /** Shows the whole desk, here and in later matches. */
  end(): void;
}

interface Guided {
  readonly view: Pick<View, 'round' | 'pending'>;
  readonly interactive: boolean;
  readonly tab: string;
  setTab(tab: string): void;
}

const DESK = 'runes-to-ruins-desk';

/** Null: who knows the desk, and every later round. */
export function useGuide({ view, interactive, tab, setTab }: Guided): Guide | null {
  const isKnown = useSyncExternalStore(never, knowsDesk, () => true);
  const [isOver, setOver] = useState(false);
  const [left, setLeft] = useState<readonly RoundStep[]>([]);
  const hasPlayed = interactive && !isFirstAtDesk(view);
  useEffect(() => {
    if (hasPlayed && !knowsDesk()) keepKnown(DESK);
  }, [hasPlayed]);
  if (!interactive || hasPlayed || isKnown || isOver || !isStep(tab)) return null;
  const next = nextStep(tab);
  const open = (other: string) => {
    setLeft([...left, tab]);
    setTab(other);
  };
  return {
    step: tab,
    number: stepsInOrder.indexOf(tab) + 1,
    next,
    left,
    open,
    goOn: () => {
      if (next === null) return;
      open(next);
      document.documentElement.scrollTo({ top: 0 });
    },
    end: () => {
      keepKnown(DESK);
      setOver(true);
    },
  };
}

/** Before anything else can be known of it; whoever says ready has gone through it. */
const isFirstAtDesk = ({ round, pending }: Guided['view']) => round === 2 && pending?.ready === false;

const knowsDesk = () => document.cookie.split('; ').some((one) => one.startsWith(`${knowsCookie(DESK)}=`));

/** It changes in `end` alone. */
const never = () => () => undefined;
