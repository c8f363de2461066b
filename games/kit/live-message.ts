import type { MatchView } from '../game';
import { applyPatch, type Patch } from './diff';

// How a match reaches an open screen: texts, each the difference to the one before; the first one brings everything.

/** One text, read. `base` is the number of the text it builds on; null: it builds on nothing. */
export interface LiveMessage {
  readonly n: number;
  readonly base: number | null;
  /** Epoch milliseconds by the server's clock when it was sent. */
  readonly now: number;
  readonly page?: Patch;
  readonly view?: Patch;
}

/** What a screen holds; `view` is null in the lobby. */
export interface LiveState<Page> {
  readonly n: number;
  readonly now: number;
  readonly page: Page;
  readonly view: MatchView | null;
}

/** The state after one more text; null if it builds on something that is not there: then follow the match anew. */
export function applyLive<Page>(state: LiveState<Page> | null, text: string): LiveState<Page> | null {
  const message: LiveMessage = JSON.parse(text);
  if (message.base !== null && message.base !== state?.n) return null;
  const from = message.base === null ? null : state;
  return {
    n: message.n,
    now: message.now,
    page: partOf(from?.page, message.page) as Page,
    view: (partOf(from?.view, message.view) ?? null) as MatchView | null,
  };
}

const partOf = (from: unknown, patch: Patch | undefined) => (patch === undefined ? from : applyPatch(from, patch));

/** Of requests: the codes of the matches that the page was told to show everything of, by a host; a blank between two. */
export const showsAllHeader = 'x-shows-all-of';

/** Whether a tab was asked to show everything of a match. A number: though its owner's screens are safe since then (epoch milliseconds). */
export type ForAll = boolean | number;

/** One stream carries so many screens: their addresses have to fit into a request's. */
export const maxScreens = 30;

/** What a stream of several screens brings: which of them, by its place in the request, and a text; or why it ended. */
export type ScreenNews =
  | readonly [screen: number, text: string]
  | readonly [screen: number, text: null, why: { readonly code: string; readonly message: string }];
