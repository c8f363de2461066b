'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Problem } from '@/components/board/problem-of';
import { Button } from '@/components/ui/button';
import { isByKeys } from '@/components/ui/by-keys';
import { ActionBar } from './action-bar';

export interface QuestionBarProps {
  /** What it would cost, or what cannot be taken back, in two lines of a phone: 75 letters or so. */
  readonly words: ReactNode;
  readonly yes: string;
  /** What does not cost it, and can be chosen at once in the place of "Not yet". */
  readonly instead?: { readonly label: ReactNode; onChoose(): void };
  /** What the answer does: costs what is not given back, is what is asked of this seat now, or costs nothing. */
  readonly weight?: 'danger' | 'mine' | 'solid';
  readonly clock?: ReactNode;
  readonly busy?: boolean;
  readonly problem?: Problem | null;
  onYes(): void;
  onNotYet(): void;
}

/**
 * In the place of the action bar: asked once, before what costs, cannot be taken back, or gives a chance away. Who uses
 * keys is led to it, and comes back to where it was asked; Escape is "Not yet".
 */
export function QuestionBar({ words, yes, weight = 'danger', clock, busy = false, ...rest }: QuestionBarProps) {
  const { problem = null, instead, onYes, onNotYet } = rest;
  const answers = useAnswers(onNotYet);
  return (
    <ActionBar prompt={words} isLong {...{ clock, problem }}>
      <span ref={answers} className="contents">
        <Button size="lg" className={answerClass} onClick={instead?.onChoose ?? onNotYet}>
          {instead?.label ?? 'Not yet'}
        </Button>
        <Button size="lg" variant={weight} busy={busy} className={answerClass} onClick={onYes}>
          {yes}
        </Button>
      </span>
    </ActionBar>
  );
}

const answerClass = 'max-sm:flex-auto';

function useAnswers(onNotYet: () => void): RefObject<HTMLSpanElement | null> {
  const answers = useRef<HTMLSpanElement>(null);
  const type = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onNotYet();
  });
  useEffect(() => {
    const here = answers.current;
    const listen = (event: KeyboardEvent) => type(event);
    here?.addEventListener('keydown', listen);
    return () => here?.removeEventListener('keydown', listen);
  }, []);
  useLayoutEffect(() => {
    const here = answers.current;
    if (here === null || !isByKeys()) return;
    const asked = document.activeElement;
    here.querySelector('button')?.focus();
    return () => {
      if (here.contains(document.activeElement) && asked instanceof HTMLElement) asked.focus();
    };
  }, []);
  return answers;
}
