'use client';

import { useState } from 'react';
import { type KeptKeys, useKeys } from '@/components/match/kept-keys';
import { heardAgain } from '@/components/ui/connection';
import type { Outcome } from '@/server/outcome';
import { failureOf } from './failure';
import { ApiError } from './wire';

// What a page sends and what came of it. Every control has a place of its own on the page (`rename A`), so that it is
// busy while its own request runs and what was refused is told beside it.

export interface Problem {
  readonly place: string;
  readonly message: string;
  /** The key of what was sent that is wrong, as a path. */
  readonly field: string | null;
}

export interface Requests {
  /** Sends; the answer, or null where it was refused or did not arrive (then `problemAt(place)` says why). */
  send<T extends object>(place: string, request: () => Promise<Outcome<T>>): Promise<T | null>;
  /**
   * The same for what would count twice: it goes with a key, which is the same for the same act (`said`: all of it, and its
   * moment) until somebody has answered.
   */
  sendOnce<T extends object>(
    place: string,
    said: unknown,
    request: (key: string) => Promise<Outcome<T>>,
  ): Promise<T | null>;
  isBusy(place: string): boolean;
  problemAt(place: string): string | null;
  /** What is wrong with this key of what was sent. */
  errorAt(field: string): string | null;
  /** Its control is another than was refused: nothing is known to be wrong with it. */
  edited(field: string): void;
  /** What was refused is being mended: it is told no more. */
  forget(): void;
  readonly problem: Problem | null;
}

export function useRequests(): Requests {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const keys = useKeys();

  async function send<T extends object>(place: string, request: () => Promise<Outcome<T>>): Promise<T | null> {
    setProblem(null);
    setBusy((places) => [...places, place]);
    try {
      const outcome = await request();
      if (outcome.ok) return outcome;
      const { message, field } = outcome.refusal;
      setProblem({ place, message, field: field ?? null });
    } catch (error) {
      const shown = { place, ...problemOf(error) };
      setProblem(shown);
      // “Try again when you are connected” is true until then.
      if (failureOf(error).kind === 'offline')
        void heardAgain().then(() => setProblem((now) => (now === shown ? null : now)));
    } finally {
      setBusy((places) => places.filter((other) => other !== place));
    }
    return null;
  }

  return {
    send,
    sendOnce: (place, said, request) => send(place, () => once(keys, JSON.stringify([place, said]), request)),
    problem,
    isBusy: (place) => busy.includes(place),
    problemAt: (place) => (problem?.place === place ? problem.message : null),
    errorAt: (field) => (problem?.field === field ? problem.message : null),
    forget: () => setProblem(null),
    edited: (field) => setProblem((shown) => (shown?.field === field ? null : shown)),
  };
}

async function once<T extends object>(
  keys: KeptKeys,
  said: string,
  request: (key: string) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = keys.keyFor(said);
  try {
    const outcome = await request(key);
    keys.answered(key, { isTaken: outcome.ok });
    return outcome;
  } catch (error) {
    if (failureOf(error).kind !== 'offline') keys.answered(key, { isTaken: false });
    throw error;
  }
}

function problemOf(error: unknown): { message: string; field: string | null } {
  const data = error instanceof ApiError ? error.data : null;
  return { message: failureOf(error).message, field: typeof data?.field === 'string' ? data.field : null };
}
