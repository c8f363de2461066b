'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated';

export interface SessionRow {
  readonly id: string;
  /** "Firefox on Windows". */
  readonly device: string;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly seenAt: number;
  readonly isThis: boolean;
}

/** Where somebody is signed in, each with its end. */
export function Sessions({ open }: { open: readonly SessionRow[] }) {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const requests = useRequests();

  async function end(place: string, id: string | null) {
    const done = await requests.send(place, () => api.account.endSessions.mutate({ id }));
    if (done !== null) setEnded((before) => [...before, ...(id === null ? others.map((row) => row.id) : [id])]);
  }

  const rows = open.filter((row) => !ended.includes(row.id));
  const others = rows.filter((row) => !row.isThis);
  return (
    <div className="flex flex-col items-start gap-4">
      <ul className="w-full">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-14 items-center gap-3 border-muted border-b py-2">
            <div className="min-w-0 flex-1">
              <p className="truncate text-emphasis">{row.device}</p>
              <p className="text-sm text-subtle">{row.isThis ? 'This browser' : <Seen row={row} />}</p>
            </div>
            {row.isThis ? null : (
              <Button
                size="sm"
                busy={requests.isBusy(row.id)}
                onClick={() => end(row.id, row.id)}
                aria-label={`Sign out ${row.device}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldError error={requests.problem?.message ?? null} />
      {others.length === 0 ? (
        <p className="text-sm text-subtle">You are signed in nowhere else.</p>
      ) : (
        <Button busy={requests.isBusy('all')} onClick={() => end('all', null)}>
          Sign out everywhere else
        </Button>
      )}
    </div>
  );
}

/** The server does not know what day it is where the reader is. */
function Seen({ row }: { row: SessionRow }) {
  const isHere = useHydrated();
  const day = (time: number) => new Date(time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  return isHere ? `Last here ${day(row.seenAt)}, signed in ${day(row.since)}` : 'Another browser';
}
