'use client';

import { useRef, useState } from 'react';
import type { Refusal } from '@/games/game';

export interface ActionSending<Action> {
  /** True: it was taken, and nothing was sent after it. */
  send(action: Action): Promise<boolean>;
  readonly isSending: boolean;
  /** Why the last one was not taken, until another is sent or what it was about changes. */
  readonly refused: Refusal | null;
  /** What was refused before it was sent. */
  refuse(refusal: Refusal): void;
  forget(): void;
}

/** One desk's sending: whether something is on its way, and what was refused, kept beside its own buttons. */
export function useAction<Action>({
  submit,
}: {
  submit(action: Action): Promise<Refusal | null>;
}): ActionSending<Action> {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const latest = useRef(0);

  async function send(action: Action): Promise<boolean> {
    const count = ++latest.current;
    setSending(true);
    setRefused(null);
    const refusal = await submit(action);
    // An answer to an older action says nothing about the newer one.
    if (count !== latest.current) return false;
    setSending(false);
    if (refusal !== null) setRefused(refusal);
    return refusal === null;
  }
  return { send, isSending, refused, refuse: setRefused, forget: () => setRefused(null) };
}
