'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { WhenReady } from '@/components/ui/when-ready';
import { PasswordMeter } from './password-meter';
import { signInAndGo } from './sign-in-form';

/** Makes an account, signs in to it, and goes on to `next`. */
export function RegisterForm({ next }: { next: string }) {
  const requests = useRequests();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { problem: refused } = requests;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const made = await requests.send('register', () => api.account.register.mutate({ name, password }));
    if (made === null) return;
    setProblem(await signInAndGo('password', { next, name, password }));
  }

  const other =
    refused !== null && refused.field !== 'name' && refused.field !== 'password' ? refused.message : problem;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <WhenReady>
        <Input
          label="Name"
          help="What everybody at the table calls you. You sign in with it, too."
          name="name"
          autoComplete="username"
          required
          maxLength={32}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            requests.edited('name');
          }}
          error={requests.errorAt('name')}
        />
        <Input
          label="Password"
          help="Eight characters or more; a few words in a row are good."
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            requests.edited('password');
          }}
          error={requests.errorAt('password')}
        />
        <PasswordMeter password={password} name={name} />
        <FieldError error={other} />
        <Button type="submit" variant="solid" busy={requests.isBusy('register')}>
          Make the account
        </Button>
      </WhenReady>
    </form>
  );
}
