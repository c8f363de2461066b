'use client';

import { WifiOff } from 'lucide-react';
import { useConnection } from '@/components/ui/connection';

const sentences = {
  offline: 'You are offline. What was saved is safe; this page goes on once your network is back.',
  lost: 'The server does not answer at the moment. What was saved is safe; trying again by itself.',
} as const;

/** Says that the page is not live, while it is not, wherever one has scrolled. */
export function ConnectionBanner() {
  const connection = useConnection();
  return (
    <div role="status" className="sticky top-0 z-30">
      {connection === 'fine' ? null : (
        <p
          data-connection-banner
          className="flex h-10 items-center justify-center gap-2.5 bg-warning-subtle px-4 text-sm text-warning-content max-sm:text-xs max-sm:leading-4"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {sentences[connection]}
        </p>
      )}
    </div>
  );
}
