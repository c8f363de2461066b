'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import type { MatchPage, Ruling, RulingsPart } from '@/server/pages/shapes';

/** What the host has ruled, newest first. Never changed, only added to. */
export function Rulings({ page }: { page: MatchPage }) {
  const [fetched, setFetched] = useState<RulingsPart | null>(null);
  const requests = useRequests();
  if (page.rulings.length === 0) {
    return <p className="text-muted text-sm">No rulings so far.</p>;
  }
  const rulings = withEarlier(page.rulings, fetched);
  const older = fetched?.older ?? page.olderRulings;

  async function showOlder() {
    const before = rulings[0]?.n ?? 1;
    const part = await requests.send('older', async () => ({
      ...{ ok: true as const },
      ...(await api.matches.rulings.query({ code: page.code, before })),
    }));
    if (part !== null) setFetched({ ...part, rulings: [...part.rulings, ...rulings] });
  }

  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <ol className="grid w-full gap-3">
        {rulings.toReversed().map(({ n, at, by, text, question }) => (
          <li key={n} className="min-w-0 border-brass border-l-2 pl-3">
            {question !== null && <p className="mb-1 text-muted">Asked: {question}</p>}
            <p className="whitespace-pre-line text-default">{text}</p>
            <p className="mt-0.5 text-muted text-xs">
              {by}, <LocalTime time={at} className="figures text-muted" />
            </p>
          </li>
        ))}
      </ol>
      {older > 0 && (
        <Button size="sm" busy={requests.isBusy('older')} onClick={() => void showOlder()}>
          {older === 1 ? 'Show the one before' : `Show more of the ${older} before`}
        </Button>
      )}
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}

/** What was fetched stays when the page moves on. */
function withEarlier(latest: readonly Ruling[], fetched: RulingsPart | null): readonly Ruling[] {
  const known = new Set(fetched?.rulings.map(({ n }) => n));
  return [...(fetched?.rulings ?? []), ...latest.filter(({ n }) => !known.has(n))];
}
