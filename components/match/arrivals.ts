'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { usePerson } from '@/components/shell/person';
import { notify } from '@/components/ui/notice';
import type { MatchView } from '@/games/game';
import type { MatchPage, Question } from '@/server/pages/shapes';
import { playSound, tellOutside } from './attention';

// What is said once, in passing, when it comes while one is here.

/** Tells of rulings and of the host's words (nudges, ready-checks) that arrive while one is here. */
export function useWordsFromHost(page: MatchPage): void {
  const by = usePerson()?.name ?? null;
  useArrivals(rulingsOfOthers(page, by), ({ text }) => {
    notify(`New ruling: ${text}`);
    playSound('ruling');
    tellOutside(`Ruling in ${page.title}`, text);
  });
  useArrivals(askedOf(page), ({ text }) => {
    notify(text);
    playSound('turn');
    tellOutside(page.title, text);
  });
  const answered = page.questions.filter(({ answer, seat }) => answer !== null && seat === page.seat);
  useArrivals(answered, () => notify('The host has answered your question.', { link: readAnswer }));
}

/** Whoever published a ruling has been told that it is out, where they did it. */
export const rulingsOfOthers = (
  { can, rulings }: Pick<MatchPage, 'rulings'> & { readonly can: Pick<MatchPage['can'], 'host'> },
  name: string | null,
): MatchPage['rulings'] => (can.host ? rulings.filter(({ by }) => by !== name) : rulings);

/** Whether everybody is ready, and what a seat is reminded of, is said to those who hold one, not to who asks or watches. */
export const askedOf = ({ notices, seat }: Pick<MatchPage, 'notices' | 'seat'>): MatchPage['notices'] =>
  seat === null ? notices.filter(({ kind }) => kind !== 'ready-check' && kind !== 'nudge') : notices;

const readAnswer = { words: 'Read the answer', href: '#questions' };

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

/** The note of a pause stands below the boards, which it would push down: as it begins it is said at the window's edge. */
export function usePauseSaid({ pause, can }: Pick<MatchPage, 'pause' | 'can'>, status: MatchView['status']): void {
  const before = useRef(status);
  const tell = useEffectEvent(() => {
    if (!can.host) notify(pauseWords(pause?.reason ?? null));
  });
  useEffect(() => {
    if (before.current === 'running' && status === 'paused') tell();
    before.current = status;
  }, [status]);
}

export const pauseWords = (reason: string | null): string =>
  `The host pauses the match${reason === null ? '.' : `: “${reason}”`}`;

const none: readonly Question[] = [];

interface Said {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

const keyOf = ({ at, text }: Said): string => `${at} ${text}`;

/** Calls for each item not seen before; not for those that were there at first. */
function useArrivals<T extends Said>(items: readonly T[], onArrival: (item: T) => void): void {
  const seen = useRef<Set<string> | null>(null);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    const known = seen.current;
    if (known !== null) for (const item of items) if (!known.has(keyOf(item))) tell(item);
    seen.current = new Set([...(known ?? []), ...items.map(keyOf)]);
  }, [items]);
}
