import { fieldsOf } from '@/games/kit/fields-of';
import type { Scene } from './scene';

// Where no host tells the end it begins on all pages together. When that is, by this device's clock, is kept in the tab, so
// that a page that is loaded again comes back to it: before it begins, and in its middle.

const keyOf = (code: string): string => `end of ${code}`;

/** `at`: when it begins, in epoch milliseconds; `moment`: of the match. */
export interface CommonEnd {
  readonly at: number;
  readonly moment: string;
}

export function keepEnd(code: string, end: CommonEnd): void {
  try {
    window.sessionStorage.setItem(keyOf(code), JSON.stringify(end));
  } catch {
    // Without storage it is offered after a reload.
  }
}

/** Unless it is known already when it begins. */
export function keepBegun(code: string, end: CommonEnd): void {
  if (endKeptIn(code, end.moment) === null) keepEnd(code, end);
}

/** When it begins or began; null: this tab was not there, or it was another end. */
export function endKeptIn(code: string, now: string): number | null {
  try {
    const { at, moment } = fieldsOf(JSON.parse(window.sessionStorage.getItem(keyOf(code)) ?? 'null'));
    return typeof at === 'number' && moment === now ? at : null;
  } catch {
    return null;
  }
}

/** The beat that is on so long after the first began; null: it has been told to its end. */
export function beatAfter({ beats }: Scene, ms: number): string | null {
  let end = 0;
  for (const beat of beats) {
    end += beat.ms;
    if (ms < end) return beat.id;
  }
  return null;
}

/** The later of two beats; null is none. */
export function laterOf({ beats }: Scene, one: string | null, other: string | null): string | null {
  const placeOf = (beat: string | null) => beats.findIndex(({ id }) => id === beat);
  return placeOf(one) < placeOf(other) ? other : one;
}
