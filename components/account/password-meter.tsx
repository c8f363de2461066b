'use client';

import { useEffect, useState } from 'react';
import { classNames } from '@/components/ui/class-names';

/** From 0, guessed at once, to 4, not in years: as the library counts. */
type Strength = 0 | 1 | 2 | 3 | 4;

const looks: readonly { readonly words: string; readonly bar: string }[] = [
  { words: 'Guessed at once.', bar: 'w-1/12 bg-danger-content' },
  { words: 'Easy to guess.', bar: 'w-1/4 bg-danger-content' },
  { words: 'Could be guessed. One more word makes it good.', bar: 'w-1/2 bg-warning-content' },
  { words: 'Good.', bar: 'w-3/4 bg-success-content' },
  { words: 'Very good.', bar: 'w-full bg-success-content' },
];

/** How hard a password is to guess, as it is typed. What judges it is fetched with the first letter, and sends nothing. */
export function PasswordMeter({ password, name }: { password: string; name: string }) {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (password === '') setStrength(null);
    else
      import('./password-strength')
        .then(({ strengthOf }) => isCurrent && setStrength(strengthOf(password, [name])))
        .catch(() => {}); // without it the password is judged when it is sent
    return () => {
      isCurrent = false;
    };
  }, [password, name]);
  const look = strength === null ? undefined : looks[strength];
  return (
    <div className="-mt-3 flex min-h-5 flex-col gap-1 text-sm text-subtle">
      {look === undefined ? null : (
        <div aria-hidden className="h-1 overflow-hidden rounded-full bg-emphasis">
          <div className={classNames('h-full rounded-full', look.bar)} />
        </div>
      )}
      <p role="status">{look?.words}</p>
    </div>
  );
}
