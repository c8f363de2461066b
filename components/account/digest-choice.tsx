'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Checkbox, FieldError, Input } from '@/components/ui/field';
import type { OwnWay } from '@/server/reach/choices';
import { minutesOf, timeOf, zoneHere } from './time-of-day';

const evening = 18 * 60;

/** Whether one way tells each thing at once, or all of a day in one message, and when. */
export function DigestChoice({ way }: { way: OwnWay }) {
  const [at, setAt] = useState(way.digestAt);
  const [zone, setZone] = useState(way.digestZone);
  const requests = useRequests();

  async function choose(chosen: number | null) {
    setAt(chosen);
    const sent = { id: way.id, at: chosen, zone: zoneHere() };
    if ((await requests.send('digest', () => api.reach.setDigest.mutate(sent))) === null) setAt(at);
    else setZone(sent.zone);
  }

  return (
    <div className="mt-3 flex flex-col items-start gap-2 border-subtle border-t pt-3">
      <Checkbox
        label="All in one message a day"
        help="A deadline that is near is told by itself: it cannot wait."
        checked={at !== null}
        onChange={(event) => void choose(event.target.checked ? evening : null)}
      />
      {at !== null && (
        <Input
          label="At"
          type="time"
          required
          value={timeOf(at)}
          onChange={(event) => {
            const minutes = minutesOf(event.target.value);
            if (minutes !== null) void choose(minutes);
          }}
        />
      )}
      {at !== null && zone !== null && <p className="text-sm text-subtle">By the clock of {zone}.</p>}
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
