'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { HoursFields, readHours, typeHours } from '@/components/ui/hours-fields';
import { hoursWords } from '@/components/ui/hours-words';
import type { QuietHours } from '@/games/kit/nights';
import type { MatchPage } from '@/server/pages/shapes';
import { mayMeetNight } from './may-meet-night';

/** The hours in which no clock runs, for everybody; its hosts set them here. Nothing where there are none and nobody may. */
export function QuietHoursLine({ page }: { page: MatchPage }) {
  const { quietHours, can } = page;
  const runs = (can.host || can.practiceHost) && page.status !== 'finished';
  if (quietHours === null && !(runs && mayMeetNight(page.settings))) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-subtle">
      <span>
        {quietHours === null
          ? 'No quiet hours.'
          : `Quiet hours: ${hoursWords(quietHours)}. No clock runs, and nothing closes.`}
      </span>
      {runs ? <SetQuietHours code={page.code} hours={quietHours} /> : null}
    </p>
  );
}

function SetQuietHours({ code, hours }: { code: string; hours: QuietHours | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Quiet hours"
      about="The match rests in these hours: no clock runs, no deadline falls, nobody can act. It goes on by itself. You can resume it earlier."
      trigger={
        <Button size="sm" variant="quiet">
          {hours === null ? 'Set quiet hours' : 'Change'}
        </Button>
      }
    >
      <HoursForm code={code} hours={hours} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function HoursForm({ code, hours, onDone }: { code: string; hours: QuietHours | null; onDone: () => void }) {
  const requests = useRequests();
  const [typed, setTyped] = useState(() => typeHours(hours));
  const read = readHours(typed);

  async function send(next: QuietHours | null) {
    const saved = await requests.send('hours', () => api.lobby.quietHours.mutate({ code, hours: next }));
    if (saved !== null) onDone();
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (typeof read !== 'string') void send(read);
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <HoursFields typed={typed} onChange={setTyped} />
      <FieldError error={requests.problemAt('hours')} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="solid"
          busy={requests.isBusy('hours')}
          disabledReason={typeof read === 'string' ? read : null}
        >
          Save
        </Button>
        {hours === null ? null : (
          <Button variant="quiet" onClick={() => void send(null)}>
            No quiet hours
          </Button>
        )}
      </div>
    </form>
  );
}
