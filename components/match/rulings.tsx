'use client';

import { LocalTime } from '@/components/ui/local-time';
import type { MatchPage } from '@/server/pages/shapes';

/** What the host has ruled, newest first. Never changed, only added to. */
export function Rulings({ page }: { page: MatchPage }) {
  if (page.rulings.length === 0) {
    return <p className="text-muted text-sm">No rulings so far.</p>;
  }
  return (
    <ol className="grid gap-3 text-sm">
      {page.rulings.toReversed().map(({ id, at, by, text, question }) => (
        <li key={id} className="border-brass border-l-2 pl-3">
          {question !== null && <p className="mb-1 text-muted">Asked: {question}</p>}
          <p className="whitespace-pre-line text-default">{text}</p>
          <p className="mt-0.5 text-muted text-xs">
            {by}, <LocalTime time={at} className="figures text-muted" />
          </p>
        </li>
      ))}
    </ol>
  );
}
