import type { AppRouter } from '@/server/trpc/router';
import { servePage } from './live-porter';
import { SharedStream } from './shared-stream';
import { clientAt } from './wire';

// What all pages of a browser share: the one stream from the server.

const api = clientAt<AppRouter>({ url: `${self.location.origin}/api/trpc` });
const stream = new SharedStream((input, listener) => api.play.liveAll.subscribe(input, listener));

self.addEventListener('connect', (event) => {
  if (event instanceof MessageEvent) for (const port of event.ports) servePage(port, stream);
});
