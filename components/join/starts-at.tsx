'use client';

import { momentWords } from '@/components/post/post-text';
import { useHydrated } from '@/components/ui/use-hydrated';

/** A day and time, in the time of whoever reads it: the server does not know that. */
export function StartsAt({ time }: { time: number }) {
  const isHere = useHydrated();
  return (
    <time dateTime={new Date(time).toISOString()} className="inline-block min-h-5">
      {isHere ? `${momentWords(time)}, in your time` : ''}
    </time>
  );
}
