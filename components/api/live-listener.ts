import type { ForAll } from '@/games/kit/live-message';

// What is asked for and heard of matches, live, by whichever way.

export interface ScreenAsked {
  readonly code: string;
  readonly asSpectator?: boolean | undefined;
  /** This page was asked for everything. */
  readonly asksForAll?: ForAll | undefined;
}

export interface Subscription {
  unsubscribe(): void;
}

/** What is heard of a match, or of several: `M` is what comes under an id. */
export interface LiveListener<M = string> {
  onData(message: { readonly id: string; readonly data: M }): void;
  /** There is a connection; or it was lost (`error`), and is taken up again without being asked. */
  onConnectionStateChange(change: { readonly error: Error | null }): void;
  /** It has ended: by the server's word (`ApiError`), or because nobody answers. */
  onError(error: Error): void;
}

export const lostConnection = () => new Error('the connection was lost');
