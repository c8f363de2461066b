'use client';

import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { signInAndGo } from './sign-in-form';
import { letterSentence } from './sign-in-sentence';

/** Discord, where this server offers it. */
export function DiscordButton({ next, label = 'Sign in with Discord' }: { next: string; label?: string }) {
  const [busy, setBusy] = useState(false);
  function go() {
    setBusy(true);
    void signIn('discord', { callbackUrl: next });
  }
  return (
    <Button busy={busy} onClick={go}>
      {label}
    </Button>
  );
}

/** A link by e-mail, where this server offers it. */
export function EmailForm({ next }: { next: string }) {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const result = await signIn('email', { email, redirect: false, callbackUrl: next }).catch(() => undefined);
    setBusy(false);
    if (result === undefined || result.error) setProblem(letterSentence(result?.error ?? ''));
    else window.location.assign('/sign-in?sent=1');
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Input
        label="Or a link by e-mail"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem}
      />
      <Button type="submit" busy={busy}>
        Send me the link
      </Button>
    </form>
  );
}

interface DemoPerson {
  readonly id: string;
  readonly name: string;
}

/** One click for each of the demo's people; only where the demo is on. */
export function DemoPeople({ people, next }: { people: readonly DemoPerson[]; next: string }) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function enter(id: string) {
    setBusy(id);
    const sentence = await signInAndGo('demo', { next, id });
    if (sentence === null) return;
    setProblem(sentence);
    setBusy(null);
  }

  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {people.map(({ id, name }) => (
          <Button key={id} size="sm" busy={busy === id} onClick={() => enter(id)}>
            {name}
          </Button>
        ))}
      </div>
      <FieldError error={problem} />
    </div>
  );
}
