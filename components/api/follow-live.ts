import { api } from './client';
import { Door } from './live-door';
import { type LiveListener, lostConnection, type ScreenAsked, type Subscription } from './live-listener';

// A match, live, from the one stream that all pages of this browser share; a browser without shared workers has a stream
// for each page. Browsers open six connections to a server without HTTP/2, and seven pages would take them all.

/** A worker that has not answered by then is none. */
const patienceMs = 4_000;

let door: Promise<Door | null> | null = null;

export function followLive(asked: ScreenAsked, listener: LiveListener): Subscription {
  let subscription: Subscription | null = null;
  let isOver = false;
  door ??= openDoor();
  void door.then((shared) => {
    if (isOver) return;
    subscription = shared === null ? followAlone(asked, listener) : shared.watch(asked, listener);
  });
  return {
    unsubscribe() {
      isOver = true;
      subscription?.unsubscribe();
    },
  };
}

const followAlone = (asked: ScreenAsked, listener: LiveListener): Subscription =>
  api.play.live.subscribe(asked, { ...listener, onComplete: () => listener.onError(lostConnection()) });

/** Null: each page for itself. */
function openDoor(): Promise<Door | null> {
  const worker = startWorker();
  if (worker === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const opened = new Door(worker.port, {
      answered() {
        clearTimeout(timer);
        resolve(opened);
      },
      lost() {
        door = null;
      },
    });
    const giveUp = () => {
      opened.close();
      resolve(null);
    };
    const timer = setTimeout(giveUp, patienceMs);
    worker.onerror = giveUp;
    window.addEventListener('pagehide', () => opened.bye());
  });
}

function startWorker(): SharedWorker | null {
  try {
    return new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'live' });
  } catch {
    return null; // no such thing here, or not allowed
  }
}
