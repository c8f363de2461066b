import { useSyncExternalStore } from 'react';
import type { Card } from '@/components/stage/scene';
import { fieldsOf } from '@/games/kit/fields-of';
import { arrivedLate, type SentInWords } from './waiting-send';

// What this tab sent too late: it is said at once, and stands on the card of its round, which says what that brought.

const nameOf = (code: string) => `late ${code}`;
const CHANGED = 'late-choice';

export function keepLate(code: string, said: SentInWords): void {
  try {
    window.sessionStorage.setItem(nameOf(code), JSON.stringify(said));
    window.dispatchEvent(new Event(CHANGED));
  } catch {
    // It has been said, and is not kept.
  }
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}

function readLate(code: string): string | null {
  try {
    return window.sessionStorage.getItem(nameOf(code));
  } catch {
    return null;
  }
}

/** The last of them; null: there was none in this match. */
export function useLate(code: string): SentInWords | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => readLate(code),
    () => null,
  );
  const { what, moment } = fieldsOf(JSON.parse(kept ?? 'null'));
  return typeof what === 'string' && typeof moment === 'string' ? { what, moment } : null;
}

/** The card with what came too late for its round. */
export function withLate(card: Card, late: SentInWords | null): Card {
  if (late === null || !isOf(card, late)) return card;
  return { ...card, lines: [{ text: arrivedLate(late) }, ...card.lines] };
}

/** "round 1" of "Round 1: answers", and not of "Round 10". */
function isOf({ title }: Card, { moment }: SentInWords): boolean {
  const [start, next = ''] = [title.slice(0, moment.length), title.charAt(moment.length)];
  return start.toLowerCase() === moment.toLowerCase() && !/\d/.test(next);
}
