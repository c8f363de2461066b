import { fieldsOf } from '@/games/kit/fields-of';
import type { MatchDraft } from './match-draft';

// What is filled in of a match that is not made yet stays in its host's tab until it is: a page that is left half-way is as
// it was when one comes back. It holds addresses of players, so it goes when the tab is closed.

/** Whose draft, and of what: a game's, or that of a match again. */
export interface DraftPlace {
  readonly hostId: string;
  readonly of: string;
}

const keyOf = ({ hostId, of }: DraftPlace) => `new match of ${hostId}: ${of}`;

/** Null: nothing is kept. */
export function readKeptDraft(place: DraftPlace): MatchDraft | null {
  try {
    return parseDraft(window.sessionStorage.getItem(keyOf(place)));
  } catch {
    return null; // the browser keeps nothing
  }
}

export function keepDraft(place: DraftPlace, draft: MatchDraft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(keyOf(place));
    else window.sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {} // as above
}

/** Null: it is none, or one of a form that was another. */
export function parseDraft(text: string | null): MatchDraft | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  return isDraft(value) ? value : null;
}

const shape: { readonly [Key in keyof MatchDraft]: (value: unknown) => boolean } = {
  title: isText,
  players: isText,
  count: (value) => value === null || typeof value === 'number',
  practice: isYesOrNo,
  given: isFields,
  givenFor: (value) => Array.isArray(value) && value.every(isText),
  visibility: isText,
  joinWay: (value) => value === null || isText(value),
  sealed: isYesOrNo,
  quiet: (value) => value === null || isFields(value),
  starts: isText,
};

function isDraft(value: unknown): value is MatchDraft {
  const fields = fieldsOf(value);
  return Object.entries(shape).every(([key, isRight]) => isRight(fields[key]));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isYesOrNo(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
