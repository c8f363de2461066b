'use client';

import { useState } from 'react';
import type { Refusal } from '@/games/game';
import type { Action } from '@/games/runes-to-ruins/actions';
import type { ScreenProps } from './screen-props';

/** One panel's sending: what is under way and what was refused, kept beside its own buttons. */
export function useSend({ submit }: Pick<ScreenProps, 'submit'>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const send = async (action: Action): Promise<boolean> => {
    setBusy(true);
    const refusal = await submit(action);
    setBusy(false);
    setRefused(refusal);
    return refusal === null;
  };
  return { send, busy, refused, forget: () => setRefused(null) };
}
