'use client';

import { useEffect, useRef, useState } from 'react';
import { useKeys } from '@/components/match/kept-keys';
import { connectionBack } from '@/components/ui/connection';
import type { Refusal } from '@/games/game';
import { untilAnswered } from './until-answered';

export interface ActionSending<Action> {
  /** True: it was taken, and nothing was sent after it. */
  send(action: Action): Promise<boolean>;
  readonly isSending: boolean;
  /** Why the last one was not taken, until another is sent or what it was about changes. */
  readonly refused: Refusal | null;
  /** What was refused before it was sent. */
  refuse(refusal: Refusal): void;
  /** What it was about has changed: what waits for the connection is not sent. */
  forget(): void;
}

interface Sender<Action> {
  /** The same key counts once, however often it is sent; `keyFor` has it for what is sent and its moment. */
  submit(action: Action, keyFor?: (meant: string) => string): Promise<Refusal | null>;
}

/**
 * One desk's sending: whether something is on its way, and what was refused, kept beside its own buttons. What nobody answered
 * is sent again when the connection is back, and counts once, also where it is pressed again meanwhile. `about`: what would be
 * sent, where the desk does not forget by itself.
 */
export function useAction<Action>({ submit }: Sender<Action>, about: unknown = null): ActionSending<Action> {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const latest = useRef(0);
  const forgotten = useRef(0);
  const keys = useKeys();

  async function send(action: Action): Promise<boolean> {
    const count = ++latest.current;
    const said = JSON.stringify(action);
    let key: string | null = null;
    const keyFor = (meant: string) => {
      key = keys.keyFor(`${meant} ${said}`);
      return key;
    };
    const show = (sending: boolean, refusal: Refusal | null) => {
      setSending(sending);
      setRefused(refusal);
    };
    show(true, null);
    const refusal = await untilAnswered({
      submit: () => submit(action, keyFor),
      isWanted: () => count === latest.current && count !== forgotten.current,
      onUnanswered: () => show(false, unsent),
      connectionBack,
      onAgain: () => show(true, null),
    });
    const isAnswered = refusal !== undefined && refusal?.code !== 'OFFLINE';
    if (key !== null && isAnswered) keys.answered(key, { isTaken: refusal === null });
    // An answer to an older action says nothing about the newer one.
    if (count !== latest.current || refusal === undefined) return false;
    show(false, refusal);
    return refusal === null;
  }
  function forget() {
    forgotten.current = latest.current;
    setRefused(null);
  }
  useForgetting(forget, JSON.stringify(about));
  return { send, isSending, refused, refuse: setRefused, forget };
}

/** Also once the desk is gone. */
function useForgetting(forget: () => void, about: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it forgets when that changes, not when the desk is drawn again
  useEffect(() => forget, [about]);
}

const unsent: Refusal = {
  code: 'OFFLINE',
  message: 'Not sent: no connection. It is sent as soon as you are connected again.',
};
