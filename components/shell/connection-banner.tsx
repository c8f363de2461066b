'use client';

import { WifiOff } from 'lucide-react';
import { useConnection } from '@/components/ui/connection';

const sentences = {
  offline: 'You are offline. What was saved is safe; this page goes on as soon as your network is back.',
  lost: 'The server does not answer at the moment. What was saved is safe; trying again by itself.',
} as const;

/** Says that the page is not live, while it is not. */
export function ConnectionBanner() {
  const connection = useConnection();
  return (
    <div role="status">
      {connection === 'fine' ? null : (
        <p className="flex items-center justify-center gap-2.5 bg-warning-subtle px-4 py-2 text-sm text-warning-content">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {sentences[connection]}
        </p>
      )}
    </div>
  );
}
