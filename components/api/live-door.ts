import { type LiveListener, lostConnection, type ScreenAsked, type Subscription } from './live-listener';
import { ApiError } from './wire';

// Between a page and the worker that all pages of a browser share: what the page looks at goes one way, what it hears the
// other. Each tells the other again and again that it is there. A page that was closed without a word is let go after some
// minutes; one whose worker is gone (its process ended) starts another.

export type FromPage =
  | { readonly type: 'watch'; readonly id: number; readonly asked: ScreenAsked }
  | { readonly type: 'leave'; readonly id: number }
  | { readonly type: 'here' }
  | { readonly type: 'bye' };

export type FromWorker =
  | { readonly type: 'beat' }
  | { readonly type: 'heard'; readonly id: number; readonly message: { readonly id: string; readonly data: string } }
  | { readonly type: 'connection'; readonly id: number; readonly isLost: boolean }
  /** `code`: the server's, where it was the server that ended it. */
  | { readonly type: 'ended'; readonly id: number; readonly message: string; readonly code: string | null };

export const beatMs = 5_000;
/** Counted by a timer, since a browser that slept has heard nothing either. */
const beatsMissed = 4;

/** The page's side; the worker's is live-porter.ts, which no page loads. */
export class Door {
  private readonly listeners = new Map<number, LiveListener>();
  private watching: ReturnType<typeof setInterval> | undefined;
  private missed = 0;
  private lastId = 0;

  /** `answered`: the worker is there. `lost`: it is no more; whoever listened has heard that. */
  constructor(
    private readonly port: MessagePort,
    private readonly on: { answered(): void; lost(): void },
  ) {
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
  }

  watch(asked: ScreenAsked, listener: LiveListener): Subscription {
    const id = ++this.lastId;
    this.listeners.set(id, listener);
    this.tell({ type: 'watch', id, asked });
    this.watching ??= setInterval(() => this.look(), beatMs);
    return {
      unsubscribe: () => {
        if (!this.listeners.delete(id)) return;
        this.tell({ type: 'leave', id });
        this.rest();
      },
    };
  }

  /** This page is closed, or put aside by the browser. */
  bye(): void {
    this.tell({ type: 'bye' });
  }

  close(): void {
    clearInterval(this.watching);
    this.port.close();
  }

  private hear(data: FromWorker): void {
    this.missed = 0;
    if (data.type === 'beat') {
      this.on.answered();
      if (this.listeners.size > 0) this.tell({ type: 'here' });
      return;
    }
    const listener = this.listeners.get(data.id);
    if (data.type === 'heard') listener?.onData(data.message);
    if (data.type === 'connection') listener?.onConnectionStateChange({ error: data.isLost ? lostConnection() : null });
    if (data.type === 'ended') this.end(data.id, errorOf(data));
  }

  private look(): void {
    this.missed += 1;
    if (this.missed <= beatsMissed) return;
    this.close();
    this.on.lost();
    for (const id of [...this.listeners.keys()]) this.end(id, lostConnection());
  }

  private end(id: number, error: Error): void {
    const listener = this.listeners.get(id);
    this.listeners.delete(id);
    this.rest();
    listener?.onError(error);
  }

  private rest(): void {
    if (this.listeners.size > 0) return;
    clearInterval(this.watching);
    this.watching = undefined;
  }

  private tell(message: FromPage): void {
    this.port.postMessage(message);
  }
}

const errorOf = ({ message, code }: { message: string; code: string | null }): Error =>
  code === null ? new Error(message) : new ApiError(message, { code });
