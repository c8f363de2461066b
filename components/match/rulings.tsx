'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { LocalTime } from '@/components/ui/local-time';
import { notify } from '@/components/ui/notice';
import type { MatchPage, Question } from '@/server/pages/shapes';
import { playSound, tellOutside } from './attention';

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

/** Tells of rulings and of the host's words (nudges, ready-checks) that arrive while one is here. */
export function useWordsFromHost(page: MatchPage): void {
  useArrivals(page.rulings, ({ text }) => {
    notify(`New ruling: ${text}`);
    playSound('ruling');
    tellOutside(`Ruling in ${page.title}`, text);
  });
  useArrivals(page.notices, ({ text }) => {
    notify(text);
    playSound('turn');
    tellOutside(page.title, text);
  });
  const answered = page.questions.filter(({ answer, seat }) => answer !== null && seat === page.seat);
  useArrivals(answered, () => notify('The host has answered your question.'));
}

/** Tells a host of questions that arrive; nobody on a screen that others look at. */
export function useWordsForHost({ can, questions, safe, title }: MatchPage): void {
  const asked = can.host && !safe ? questions.filter(({ answer, published }) => answer === null && !published) : none;
  useArrivals(asked, () => {
    notify('A player asks you something.');
    playSound('ruling');
    tellOutside(title, 'A player asks you something.');
  });
}

/** Tells a host on the dashboard that a seat was opened on another device. */
export function useSeatsOpened({ notices }: MatchPage): void {
  const opened = notices.filter(({ kind }) => kind === 'seat-opened');
  useArrivals(opened, ({ text }) => notify(text));
}

const none: readonly Question[] = [];

/** Calls for each item with an id not seen before; not for those that were there at first. */
function useArrivals<T extends { readonly id: number }>(items: readonly T[], onArrival: (item: T) => void): void {
  const seen = useRef<Set<number> | null>(null);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    const known = seen.current;
    if (known !== null) for (const item of items) if (!known.has(item.id)) tell(item);
    seen.current = new Set([...(known ?? []), ...items.map(({ id }) => id)]);
  }, [items]);
}
