'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError, Input } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import type { QuietHours as Quiet } from '@/server/reach/choices';
import { minutesOf, timeOf, zoneHere } from './time-of-day';

const night = { from: 22 * 60, until: 7 * 60 };

/** When messages wait, by the clock where this browser is. */
export function QuietHours({ initial }: { initial: Quiet | null }) {
  const [isOn, setOn] = useState(initial?.hours != null);
  const [from, setFrom] = useState(timeOf(initial?.hours?.from ?? night.from));
  const [until, setUntil] = useState(timeOf(initial?.hours?.until ?? night.until));
  const [urgent, setUrgent] = useState(initial?.urgent ?? false);
  const requests = useRequests();

  async function save(event: FormEvent) {
    event.preventDefault();
    const zone = zoneHere();
    const [start, end] = [minutesOf(from), minutesOf(until)];
    const hours = isOn && start !== null && end !== null ? { from: start, until: end } : null;
    const done = await requests.send('save', () => api.reach.setQuietHours.mutate({ zone, hours, urgent }));
    if (done === null) return;
    notify(
      hours === null
        ? `There are no quiet hours. Times are those of ${zone}.`
        : `Quiet from ${from} to ${until}, ${zone}.`,
      'success',
    );
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col items-start gap-3">
      <Checkbox
        label="Leave me alone at night"
        help="Messages wait until the quiet hours are over. What is old by then is not sent."
        checked={isOn}
        onChange={(event) => setOn(event.target.checked)}
      />
      {isOn && (
        <>
          <div className="flex gap-3">
            <Input label="From" type="time" required value={from} onChange={(event) => setFrom(event.target.value)} />
            <Input label="To" type="time" required value={until} onChange={(event) => setUntil(event.target.value)} />
          </div>
          <Checkbox
            label="But tell me when my turn ends in ten minutes"
            checked={urgent}
            onChange={(event) => setUrgent(event.target.checked)}
          />
        </>
      )}
      <Button type="submit" busy={requests.isBusy('save')}>
        Keep the quiet hours
      </Button>
      <FieldError error={requests.problem?.message ?? null} />
    </form>
  );
}
