'use client';

import { useEffect, useState } from 'react';
import { createKey } from './create-key';

/** The keys of one desk: what is sent has the same one until it is answered, so that it counts once however often it is pressed. */
export interface KeptKeys {
  /** `said`: all that the server would compare, and the moment for which it is meant. */
  keyFor(said: string): string;
  /** Somebody has: the same once more is meant once more. */
  answered(key: string, answer: { readonly isTaken: boolean }): void;
  /** The desk is put away: one that is opened in its place goes on with its key. */
  leave(): void;
}

/** Of desks that are gone, what nobody has answered; until something else is taken, after which it would be sent anew. */
const left = new Map<string, string>();

export function createKeys(): KeptKeys {
  let last: { readonly said: string; readonly key: string } | null = null;
  return {
    keyFor(said) {
      if (last?.said !== said) last = { said, key: left.get(said) ?? createKey() };
      left.delete(said);
      return last.key;
    },
    answered(key, { isTaken }) {
      if (last?.key === key) last = null;
      if (isTaken) left.clear();
    },
    leave() {
      if (last !== null) left.set(last.said, last.key);
    },
  };
}

/** Those of the desk that asks. */
export function useKeys(): KeptKeys {
  const [keys] = useState(createKeys);
  useEffect(() => keys.leave, [keys]);
  return keys;
}
