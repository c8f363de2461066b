import type { ScreenNews } from '@/games/kit/live-message';
import { type LiveListener, lostConnection, type ScreenAsked, type Subscription } from './live-listener';
import { ApiError } from './wire';

// One stream for all open screens of a browser. A screen that comes or goes makes a new stream; the one before is closed
// when the new one is there, and each screen goes on from what it had last, so that nobody misses or hears anything twice.

/** Opens a stream of several screens: `play.liveAll`. */
export type OpenStream = (
  input: { screens: (ScreenAsked & { lastEventId: string | undefined })[] },
  listener: LiveListener<ScreenNews> & {
    /** The server has nothing more to say: it stops. */
    onComplete(): void;
  },
) => Subscription;

interface Screen {
  readonly asked: ScreenAsked;
  readonly listener: LiveListener;
  lastEventId?: string;
}

/** Screens that come in one moment are one change. */
const gatherMs = 30;

export class SharedStream {
  private readonly screens = new Set<Screen>();
  private newest: Subscription | null = null;
  private older: Subscription[] = [];
  private due: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: OpenStream) {}

  /** As a subscription of its own would. */
  watch(asked: ScreenAsked, listener: LiveListener): Subscription {
    const screen: Screen = { asked, listener };
    this.screens.add(screen);
    this.openSoon();
    return {
      unsubscribe: () => {
        if (this.screens.delete(screen)) this.openSoon();
      },
    };
  }

  private openSoon(): void {
    this.due ??= setTimeout(() => {
      this.due = undefined;
      this.openAnew();
    }, gatherMs);
  }

  private openAnew(): void {
    if (this.newest !== null) this.older.push(this.newest);
    this.newest = this.screens.size === 0 ? null : this.streamOf([...this.screens]);
    if (this.newest === null) this.closeOlder();
  }

  private closeOlder(): void {
    for (const stream of this.older.splice(0)) stream.unsubscribe();
  }

  private streamOf(carried: readonly Screen[]): Subscription {
    const isNewest = () => this.newest === stream;
    const still = () => carried.filter((screen) => this.screens.has(screen));
    const endAll = (error: Error) => {
      if (isNewest()) for (const screen of still()) this.end(screen, error);
    };
    const screens = carried.map(({ asked, lastEventId }) => ({ ...asked, lastEventId }));
    const stream = this.open(
      { screens },
      {
        onData: ({ id, data: [n, text, why] }) => {
          const screen = carried[n];
          if (screen === undefined || !this.screens.has(screen)) return;
          if (text === null) this.end(screen, new ApiError(why.message, { code: why.code }));
          else hear(screen, { id, text });
        },
        onConnectionStateChange: (change) => {
          if (!isNewest()) return;
          if (change.error === null) this.closeOlder();
          for (const { listener } of still()) listener.onConnectionStateChange(change);
        },
        onError: endAll,
        onComplete: () => endAll(lostConnection()),
      },
    );
    return stream;
  }

  private end(screen: Screen, error: Error): void {
    this.screens.delete(screen);
    screen.listener.onError(error);
  }
}

/** What comes by two streams at once, or again with a new one, is heard once. */
function hear(screen: Screen, { id, text }: { readonly id: string; readonly text: string }): void {
  if (screen.lastEventId === id) return;
  screen.lastEventId = id;
  screen.listener.onData({ id, data: text });
}
