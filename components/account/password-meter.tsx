'use client';

import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { passwordLengths } from '@/games/kit/common-password';

/** From 0, guessed at once, to 4, not in years: as the library counts. */
type Strength = 0 | 1 | 2 | 3 | 4;

interface Look {
  readonly words: string;
  readonly bar: string;
}

const looks: readonly Look[] = [
  { words: 'Guessed at once.', bar: 'w-1/12 bg-danger-content' },
  { words: 'Easy to guess.', bar: 'w-1/4 bg-danger-content' },
  { words: 'Could be guessed. One more word makes it good.', bar: 'w-1/2 bg-warning-content' },
  { words: 'Good.', bar: 'w-3/4 bg-success-content' },
  { words: 'Very good.', bar: 'w-full bg-success-content' },
];

const refusedBar = 'w-1/12 bg-danger-content';
const tooEasy: Look = { words: 'Too easy: this will not be accepted.', bar: refusedBar };

/** What is known of a password: how strong it is, or that it will be refused; null: not yet. */
type Judged = Strength | 'refused' | null;

/** How a password is shown that is judged so; null: there is nothing to say yet. */
export function lookOf(password: string, judged: Judged): Look | null {
  const missing = passwordLengths.min - password.length;
  if (password === '') return null;
  if (missing > 0) return { words: `${missing} more character${missing === 1 ? '' : 's'}.`, bar: refusedBar };
  if (judged === null) return null;
  return judged === 'refused' ? tooEasy : (looks[judged] ?? null);
}

/**
 * How hard a password is to guess, as it is typed, and whether it will be refused. What judges it is fetched with the first
 * letter, and sends nothing.
 */
export function PasswordMeter({ password, name }: { password: string; name: string }) {
  const look = lookOf(password, useJudged(password, name));
  return (
    <div className="-mt-3 flex min-h-5 w-full flex-col gap-1 text-sm text-subtle">
      {look === null ? null : (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-emphasis">
          <div className={classNames('h-full rounded-full', look.bar)} />
        </div>
      )}
      <p role="status">{look?.words}</p>
    </div>
  );
}

function useJudged(password: string, name: string): Judged {
  const [judged, setJudged] = useState<Judged>(null);
  useEffect(() => {
    let isCurrent = true;
    if (password === '') setJudged(null);
    else
      import('./password-strength')
        .then(({ isRefused, strengthOf }) => {
          if (isCurrent) setJudged(isRefused(password, name) ? 'refused' : strengthOf(password, [name]));
        })
        .catch(() => {}); // without it the password is judged when it is sent
    return () => {
      isCurrent = false;
    };
  }, [password, name]);
  return judged;
}
