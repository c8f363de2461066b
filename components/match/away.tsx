'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { Missed } from '@/server/reach/missed';

interface AwayProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly initial: readonly Missed[];
}

/** What happened while its reader was away, or looked at something else, until they have seen it: a line, which unfolds. */
export function Away({ page, view, initial }: AwayProps) {
  const { missed, dismiss } = useMissed({ page, view, initial });
  if (missed.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="flex items-start gap-3 rounded-lg border border-subtle bg-subtle py-1 pr-1.5 pl-4 text-sm"
    >
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-10 cursor-pointer flex-wrap content-center items-baseline gap-x-3 max-sm:min-h-12">
          <span className="flex items-center gap-1 font-medium text-emphasis">
            <ChevronRight aria-hidden className="-ml-1 size-4 text-muted group-open:rotate-90" />
            {title}
          </span>
          <span className="min-w-0 flex-1 truncate text-subtle group-open:hidden max-sm:basis-full">
            {missed.map(({ text }) => text).join(' ')}
          </span>
        </summary>
        <ul className="grid gap-2 pb-3">
          {missed.map(({ key, at, text, words }) => (
            <li key={key}>
              {text} <LocalTime time={at} className="figures text-muted" />
              {words !== null && (
                <q className="mt-0.5 block whitespace-pre-line border-brass border-l-2 pl-3 text-subtle">{words}</q>
              )}
            </li>
          ))}
        </ul>
      </details>
      <Button size="sm" className="my-1 max-sm:my-0.5" onClick={dismiss}>
        Got it
      </Button>
    </section>
  );
}

const title = 'While you were away';

function useMissed({ page, view, initial }: AwayProps) {
  const { code } = page;
  const [missed, setMissed] = useState(initial);
  const isBehind = useRef(false);

  // What could not be said now is said with the next thing that happens.
  const noteSeen = () => void api.reach.seen.mutate({ code }).catch(() => {});
  const ask = async () => setMissed(await api.reach.missed.query({ code }).catch(() => missed));

  const happened = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') isBehind.current = true;
    else if (missed.length === 0) noteSeen();
  });
  const state = whatHappens(page, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is that happened
  useEffect(happened, [state]);

  const cameBack = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || !isBehind.current) return;
    isBehind.current = false;
    void ask();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', cameBack);
    return () => document.removeEventListener('visibilitychange', cameBack);
  }, []);

  const dismiss = () => {
    setMissed([]);
    noteSeen();
  };
  return { missed, dismiss };
}

/** Changes with everything that one could miss, and with nothing that somebody else did. */
const whatHappens = ({ status, rulings, notices, questions, seat }: MatchPage, { round }: MatchView): string =>
  JSON.stringify([
    ...[status, seat, round, rulings.length, notices.at(-1)?.id ?? null],
    questions.filter(({ answer }) => answer !== null).length,
  ]);
