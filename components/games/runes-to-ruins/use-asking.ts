'use client';

import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import type { Refusal, SeatId } from '@/games/game';
import type { Learn } from '@/games/runes-to-ruins/actions';
import type { Answer } from '@/games/runes-to-ruins/state';
import { type AskDraft, emptyAsk, learnFrom, missingOf } from './ask-tool';
import type { ScreenProps } from './screen-props';

// Learned insight: asked on the table, or on a phone in the bar, and answered at once.

export interface AnsweredNow {
  readonly learn: Learn;
  readonly answer: Answer;
}

export interface AskingNow {
  /** The question as it stands; null while something is missing. */
  readonly action: Learn | null;
  /** Why it cannot be asked now. */
  readonly reason: string | null;
  readonly isSending: boolean;
  readonly refused: Refusal | null;
  /** The last one asked here. */
  readonly answered: AnsweredNow | null;
  ask(): Promise<void>;
}

interface Asked {
  readonly about: SeatId;
  readonly value: AskDraft;
  onChange(more: Partial<AskDraft>): void;
}

export function useAsking(props: ScreenProps, { about, value, onChange }: Asked): AskingNow {
  const { view, check } = props;
  const [asked, setAsked] = useState<{ readonly at: number; readonly learn: Learn } | null>(null);
  const action = learnFrom(value, about);
  const { send, isSending, refused } = useAction(props, action, {
    what: () => 'your question',
    moment: `round ${view.round}`,
  });
  const missing = missingOf(value);
  const answers = view.answers ?? [];
  const answer = asked === null ? undefined : answers[asked.at];
  const ask = async () => {
    const at = answers.length;
    if (action === null || !(await send(action))) return;
    setAsked({ at, learn: action });
    onChange({ ...emptyAsk, question: value.question }); // nothing stays armed: the same question asks for its runes again
  };
  return {
    ...{ action, isSending, refused, ask },
    reason:
      missing.length > 0
        ? `First ${missing.join(', ')}.`
        : action === null
          ? 'Choose first.'
          : (check(action)?.message ?? null),
    answered: asked === null || answer === undefined ? null : { learn: asked.learn, answer },
  };
}
