import { beatMs, type FromPage, type FromWorker } from './live-door';
import type { LiveListener, Subscription } from './live-listener';
import type { SharedStream } from './shared-stream';
import { ApiError } from './wire';

/** Of a page that answers no more: it is frozen, or gone. */
const beatsUnanswered = 24;

/** The worker's side: one page. */
export function servePage(port: MessagePort, stream: Pick<SharedStream, 'watch'>): void {
  const held = new Map<number, Subscription>();
  let beating: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;
  const tell = (message: FromWorker) => port.postMessage(message);

  port.onmessage = ({ data }: MessageEvent<FromPage>) => {
    unanswered = 0;
    beating ??= setInterval(beat, beatMs);
    if (data.type === 'watch') held.set(data.id, stream.watch(data.asked, listenerOf(data.id)));
    if (data.type === 'leave') leave(data.id);
    if (data.type === 'bye') letGo();
  };
  tell({ type: 'beat' });

  function beat() {
    unanswered += 1;
    if (unanswered <= beatsUnanswered) return tell({ type: 'beat' });
    for (const id of held.keys()) tell({ type: 'ended', id, message: 'This page was asleep.', code: null });
    letGo();
  }
  function leave(id: number) {
    held.get(id)?.unsubscribe();
    held.delete(id);
  }
  function letGo() {
    clearInterval(beating);
    beating = undefined;
    for (const id of [...held.keys()]) leave(id);
  }
  const listenerOf = (id: number): LiveListener => ({
    onData: (message) => tell({ type: 'heard', id, message }),
    onConnectionStateChange: ({ error }) => tell({ type: 'connection', id, isLost: error !== null }),
    onError(error) {
      held.delete(id);
      const code = error instanceof ApiError ? (error.data?.code ?? null) : null;
      tell({ type: 'ended', id, message: error.message, code });
    },
  });
}
