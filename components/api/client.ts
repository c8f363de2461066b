import type { AppRouter } from '@/server/trpc/router';
import { showsAllHeaders } from './shows-all';
import { clientAt } from './wire';

/** The server, from a browser. */
export const api = clientAt<AppRouter>({ url: '/api/trpc', headers: showsAllHeaders });
