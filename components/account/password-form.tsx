'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { WhenReady } from '@/components/ui/when-ready';
import { PasswordMeter } from './password-meter';
import { signInAndStay } from './sign-in-form';

/** `others`: how many browsers besides this one were signed out. */
export function changedSentence(others: number): string {
  if (others === 0) return 'The password is changed. You were signed in nowhere else.';
  const browsers = others === 1 ? '1 other browser was' : `${others} other browsers were`;
  return `The password is changed. ${browsers} signed out.`;
}

/** A new password signs every browser out, and this one in again. */
export function PasswordForm({ name, hasPassword }: { name: string; hasPassword: boolean }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const requests = useRequests();
  const router = useRouter();

  async function save(event: FormEvent) {
    event.preventDefault();
    const input = { current: hasPassword ? current : null, next };
    const saved = await requests.send('password', () => api.account.changePassword.mutate(input));
    if (saved === null) return;
    setCurrent('');
    setNext('');
    const sentence = await signInAndStay('password', { name, password: next });
    if (sentence !== null) return notify(sentence, 'danger');
    notify(changedSentence(saved.others), 'success');
    router.refresh();
  }

  const { problem, errorAt, edited } = requests;
  return (
    <form onSubmit={save} noValidate className="flex max-w-md flex-col items-start gap-4">
      <WhenReady>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        {hasPassword ? (
          <Input
            label="Password now"
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => {
              setCurrent(event.target.value);
              edited('current');
            }}
            error={errorAt('current')}
            className="w-full"
          />
        ) : null}
        <Input
          label="New password"
          help="Eight characters or more. Other browsers are signed out."
          type="password"
          autoComplete="new-password"
          required
          value={next}
          onChange={(event) => {
            setNext(event.target.value);
            edited('next');
          }}
          error={errorAt('next')}
          className="w-full"
        />
        <PasswordMeter password={next} name={name} />
        <FieldError
          error={problem !== null && errorAt('current') === null && errorAt('next') === null ? problem.message : null}
        />
        <Button type="submit" busy={requests.isBusy('password')}>
          Change the password
        </Button>
      </WhenReady>
    </form>
  );
}
