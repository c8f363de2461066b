import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import type { AppRouter } from '@/server/trpc/router';

/** The server, from a browser. Requests of one tick share one call; subscriptions are server-sent events. */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url: '/api/trpc' }),
      false: httpBatchLink({ url: '/api/trpc', maxItems: 16, maxURLLength: 4000 }),
    }),
  ],
});
