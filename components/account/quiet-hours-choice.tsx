'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Checkbox, FieldError, Input } from '@/components/ui/field';
import type { OwnQuietHours } from '@/server/reach/choices';
import { minutesOf, timeOf, zoneHere } from './time-of-day';

const ends = [
  { which: 'from', label: 'From' },
  { which: 'until', label: 'To' },
] as const;
const night = { from: 22 * 60, until: 7 * 60 };

/** When messages wait, by the clock where this browser is. What is chosen is kept at once. */
export function QuietHoursChoice({ initial }: { initial: OwnQuietHours | null }) {
  const [chosen, setChosen] = useState(initial);
  const [times, setTimes] = useState(initial?.hours ?? night);
  const requests = useRequests();
  const isOn = chosen?.hours != null;
  const urgent = chosen?.urgent ?? false;

  async function choose(change: Partial<Pick<OwnQuietHours, 'hours' | 'urgent'>>) {
    const wanted = { hours: chosen?.hours ?? null, urgent, ...change, zone: zoneHere() };
    setChosen(wanted);
    if ((await requests.send('save', () => api.reach.setQuietHours.mutate(wanted))) === null) setChosen(chosen);
  }

  function chooseTime(which: 'from' | 'until', typed: string) {
    const minutes = minutesOf(typed);
    if (minutes === null) return;
    const hours = { ...times, [which]: minutes };
    setTimes(hours);
    void choose({ hours });
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Checkbox
        label="Leave me alone at night"
        help="Messages wait until the quiet hours are over, and hosts see that you have them, and until when theirs wait. What is old by then is not sent."
        checked={isOn}
        onChange={(event) => void choose({ hours: event.target.checked ? times : null })}
      />
      {isOn && (
        <>
          <div className="flex gap-3">
            {ends.map(({ which, label }) => (
              <Input
                key={which}
                label={label}
                type="time"
                required
                value={timeOf(times[which])}
                onChange={(event) => chooseTime(which, event.target.value)}
              />
            ))}
          </div>
          <p className="text-sm text-subtle">By the clock of {chosen.zone}.</p>
          <Checkbox
            label="But tell me when my turn ends in ten minutes"
            checked={urgent}
            onChange={(event) => void choose({ urgent: event.target.checked })}
          />
        </>
      )}
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
