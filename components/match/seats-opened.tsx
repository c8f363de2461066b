'use client';

import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import type { MatchPage } from '@/server/pages/shapes';

type Notices = Pick<MatchPage, 'code' | 'notices'>;

/** That links of seats were opened again, and when, newest first: one's own, or for a host all. Until it is put away. */
export function SeatsOpened({
  page: { code, notices },
  canBePutAway = false,
}: {
  page: Notices;
  /** Not where it is a record, on the dashboard. */
  canBePutAway?: boolean;
}) {
  const [away, setAway] = useState(() => (canBePutAway ? awayUntil(code) : 0));
  const opened = stillSaid(notices, away).toReversed();
  const newest = opened[0]?.at;
  if (newest === undefined) return null;
  return (
    <div className="flex items-start justify-between gap-3 rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content">
      <ul aria-label="Seats opened again">
        {opened.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {text} <LocalTime time={at} />
          </li>
        ))}
      </ul>
      {canBePutAway && (
        <IconButton
          label="Put this away"
          size="sm"
          className="-my-1"
          onClick={() => {
            setAway(newest);
            putAway(code, newest);
          }}
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

/** What has happened since the last was put away. */
export const stillSaid = (notices: Notices['notices'], away: number): Notices['notices'] =>
  notices.filter(({ kind, at }) => kind === 'seat-opened' && at > away);

const nameOf = (code: string) => `seats opened ${code}`;

function awayUntil(code: string): number {
  try {
    return Number(window.sessionStorage.getItem(nameOf(code)) ?? 0);
  } catch {
    return 0;
  }
}

function putAway(code: string, at: number) {
  try {
    window.sessionStorage.setItem(nameOf(code), String(at));
  } catch {
    // Nothing is kept where the browser forbids it: it comes back with the page.
  }
}
