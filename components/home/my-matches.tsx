'use client';

import { useEffect, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { announce } from '@/components/ui/notice';
import { Section } from '@/components/ui/panel';
import type { MatchSummary } from '@/server/pages/shapes';
import { MatchRow } from './match-row';

const REFRESH_MS = 5_000;

export interface Listed {
  readonly matches: readonly MatchSummary[];
  /** Epoch milliseconds of the server when the list was made. */
  readonly now: number;
}

/** The matches I play or host, those that wait for me first; kept fresh while the page is in sight. */
export function MyMatches({ initial }: { initial: Listed }) {
  const listed = useFreshMatches(initial);
  const waiting = listed.matches.filter(({ waits }) => waits).length;
  return (
    <Section
      title="Your matches"
      aside={waiting === 0 ? undefined : `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for you`}
    >
      {listed.matches.length === 0 ? (
        <EmptyState
          action={
            <LinkButton href="/matches/new" variant="solid">
              Host a match
            </LinkButton>
          }
        >
          You play and host nothing yet. Host a match, join one with a code, or practise a game against bots.
        </EmptyState>
      ) : (
        <ul>
          {listed.matches.map((match) => (
            <MatchRow key={match.code} match={match} now={listed.now} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function useFreshMatches(initial: Listed): Listed {
  const [listed, setListed] = useState(initial);
  const shown = useRef(initial.matches);
  useEffect(() => setListed(initial), [initial]);
  useEffect(() => {
    let wanted = true;
    async function refresh() {
      if (document.visibilityState !== 'visible') return;
      // What fails is tried again in a moment; the list that is shown stays.
      const fresh = await Promise.all([api.matches.mine.query(), api.play.now.query()]).catch(() => null);
      if (!wanted || fresh === null) return;
      announceWaiting(shown.current, fresh[0]);
      shown.current = fresh[0];
      setListed({ matches: fresh[0], now: fresh[1].now });
    }
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return listed;
}

/** Says aloud which matches have begun to wait; a list that changes all the time would talk all the time. */
function announceWaiting(before: readonly MatchSummary[], now: readonly MatchSummary[]) {
  const waited = new Set(before.filter(({ waits }) => waits).map(({ code }) => code));
  const begun = now.filter(({ code, waits }) => waits && !waited.has(code));
  if (begun.length > 0) announce(`Waiting for you: ${begun.map(({ title }) => title).join(', ')}.`);
}
