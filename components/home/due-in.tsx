'use client';

import { useEffect, useState } from 'react';
import { ClockRing } from '@/components/ui/clock-ring';

/** How long until a deadline, by the server's clock: `now` is what it showed when the page was made. */
export function DueIn({ dueAt, now }: { dueAt: number; now: number }) {
  const [offset, setOffset] = useState<number | null>(null);
  useEffect(() => setOffset(now - Date.now()), [now]);
  if (offset === null) return null;
  return <ClockRing size="sm" label="Deadline" dueAt={dueAt} now={() => Date.now() + offset} totalMs={600_000} />;
}
