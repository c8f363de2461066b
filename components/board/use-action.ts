'use client';

import { useEffect, useRef, useState } from 'react';
import { useKeys } from '@/components/match/kept-keys';
import { keepLate } from '@/components/match/late-choice';
import type { ActionSent } from '@/components/match/send';
import { dropWaiting, keepWaiting, leaveWaiting } from '@/components/match/waiting-send';
import { connectionBack } from '@/components/ui/connection';
import { notify } from '@/components/ui/notice';
import type { Refusal } from '@/games/game';
import { type Problem, problemOf, type Refused, type Words } from './problem-of';
import { untilAnswered } from './until-answered';

export interface ActionSending<Action> {
  /** True: it was taken, and nothing was sent after it. */
  send(action: Action): Promise<boolean>;
  readonly isSending: boolean;
  /** Why the last one was not taken, until another is sent or what it was about changes. */
  readonly refused: Problem | null;
  /** What was refused before it was sent. */
  refuse(refusal: Refusal): void;
  /** What it was about has changed: what waits for the connection is not sent. */
  forget(): void;
}

interface Sender<Action> {
  /** The same key counts once, however often it is sent; `keyFor` has it for what is sent and its moment. */
  submit(action: Action, keyFor?: KeyFor): Promise<Refusal | null>;
}

/** `sent`: what could be sent anew, where it is kept over a reload. */
export type KeyFor = (meant: string, sent?: ActionSent) => string;

/**
 * One desk's sending: whether something is on its way, and what was refused, kept beside its own buttons. What nobody answered
 * is sent again when the connection is back, and counts once, also where it is pressed again meanwhile. `about`: what would be
 * sent, where the desk does not forget by itself.
 */
export function useAction<Action>(
  { submit }: Sender<Action>,
  about: unknown = null,
  words: Words<Action> | null = null,
): ActionSending<Action> {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused<Action> | null>(null);
  const latest = useRef(0);
  const forgotten = useRef(0);
  const code = useRef<string | null>(null);
  const isGone = useRef(false);
  const keys = useKeys();

  async function send(action: Action): Promise<boolean> {
    const count = ++latest.current;
    const json = JSON.stringify(action);
    const said = words && { what: words.what(action), moment: words.moment };
    let key: string | null = null;
    let again: ActionSent | null = null;
    const keyFor: KeyFor = (meant, sent) => {
      key = keys.keyFor(`${meant} ${json}`);
      again = sent ?? null;
      code.current = sent?.code ?? null;
      if (sent !== undefined) dropWaiting(sent.code, { but: key });
      return key;
    };
    const show = (sending: boolean, refusal: Refusal | null) => {
      setSending(sending);
      setRefused(refusal && { refusal, action, said });
    };
    show(true, null);
    const refusal = await untilAnswered({
      submit: () => submit(action, keyFor),
      isWanted: () => count === latest.current && count !== forgotten.current,
      onUnanswered: () => {
        show(false, unsent);
        if (again !== null && key !== null) keepWaiting({ ...again, key, said });
      },
      connectionBack,
      onAgain: () => show(true, null),
    });
    const isAnswered = refusal !== undefined && refusal?.code !== 'OFFLINE';
    if (key !== null && isAnswered) {
      keys.answered(key, { isTaken: refusal === null });
      if (again !== null && count === latest.current) drop();
    }
    if (refusal?.code === 'TOO_LATE' && said !== null && code.current !== null) keepLate(code.current, said);
    // An answer to an older action says nothing about the newer one.
    if (count !== latest.current || refusal === undefined) return false;
    if (refusal !== null && isGone.current) notify(problemOf({ refusal, said }).message, 'danger');
    show(false, refusal);
    return refusal === null;
  }
  function drop() {
    if (code.current !== null) dropWaiting(code.current);
  }
  function forget() {
    forgotten.current = latest.current;
    setRefused(null);
    drop();
  }
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it forgets when that changes, not when the desk is drawn again
  useEffect(
    () => () => {
      if (!isGone.current) return forget();
      // What waits is the page's to send.
      forgotten.current = latest.current;
      leaveWaiting();
    },
    [JSON.stringify(about)],
  );
  const problem = refused && problemOf(refused, { words, send, forget });
  return { send, isSending, refused: problem, refuse: (refusal) => setRefused({ refusal }), forget };
}

const unsent: Refusal = {
  code: 'OFFLINE',
  message: 'Not sent: no connection. It is sent as soon as you are connected again.',
};
