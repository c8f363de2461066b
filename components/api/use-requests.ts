'use client';

import { useState } from 'react';
import type { Outcome } from '@/server/matches/page';

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
  isBusy(place: string): boolean;
  problemAt(place: string): string | null;
  readonly problem: Problem | null;
}

export function useRequests(): Requests {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function send<T extends object>(place: string, request: () => Promise<Outcome<T>>): Promise<T | null> {
    setProblem(null);
    setBusy((places) => [...places, place]);
    try {
      const outcome = await request();
      if (outcome.ok) return outcome;
      const { message, field } = outcome.refusal;
      setProblem({ place, message, field: field ?? null });
    } catch (error) {
      setProblem({ place, ...problemOf(error) });
    } finally {
      setBusy((places) => places.filter((other) => other !== place));
    }
    return null;
  }

  return {
    send,
    problem,
    isBusy: (place) => busy.includes(place),
    problemAt: (place) => (problem?.place === place ? problem.message : null),
  };
}

/** What a request that failed has to say: the server's sentence, or that there was no answer. */
export function problemOf(error: unknown): { message: string; field: string | null } {
  const data = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  if (!(error instanceof Error) || typeof data !== 'object' || data === null) {
    return { message: 'The server did not answer. Check your connection and try again.', field: null };
  }
  const field = 'field' in data && typeof data.field === 'string' ? data.field : null;
  return { message: error.message, field };
}
