'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import type { PageSeat } from '@/server/pages/shapes';

/** What a seat is called on every screen of this match. */
export function RenameSeat({ code, seat, onDone }: { code: string; seat: PageSeat; onDone: () => void }) {
  const requests = useRequests();
  const [name, setName] = useState(seat.name);

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await requests.send('rename', () => api.lobby.rename.mutate({ code, seat: seat.seat, name }));
    if (saved !== null) onDone();
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-start gap-2 py-1">
      <Input
        label={`Name of seat ${seat.seat}`}
        hideLabel
        autoFocus
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={requests.problemAt('rename')}
        className="w-44"
      />
      <Button
        type="submit"
        busy={requests.isBusy('rename')}
        disabledReason={name.trim() === '' ? 'Write a name.' : null}
      >
        Rename
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
