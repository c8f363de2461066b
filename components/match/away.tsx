'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { Missed } from '@/server/reach/missed';
import { later } from './later';

const AwayNote = later(async () => (await import('./away-note')).AwayNote);

interface AwayProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly initial: readonly Missed[];
}

/** What happened while its reader was away, or looked at something else, until they have seen it: a line, which unfolds. */
export function Away({ page, view, initial }: AwayProps) {
  const { missed, dismiss, noteSeen } = useMissed({ page, view, initial });
  if (missed.length === 0) return null;
  return <AwayNote {...{ missed, dismiss }} onUnfold={noteSeen} />;
}

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
  return { missed, dismiss, noteSeen };
}

/** Changes with everything that one could miss, and with nothing that somebody else did. */
const whatHappens = ({ status, rulings, notices, questions, seat }: MatchPage, { round }: MatchView): string =>
  JSON.stringify([
    ...[status, seat, round, rulings.length, notices.at(-1)?.id ?? null],
    questions.filter(({ answer }) => answer !== null).length,
  ]);
