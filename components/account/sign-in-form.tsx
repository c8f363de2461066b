'use client';

import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { WhenReady } from '@/components/ui/when-ready';
import { passwordSentence, signInSentence } from './sign-in-sentence';

// Signing in always ends in a whole new page load, so that nothing of another person's page is left.

type Provider = 'password' | 'demo' | 'seat-link';

/** By the code that the server gives. */
type Sentence = (code: string) => string;

/** Signs in; null: done, else a sentence that says why not. */
export async function signInAndStay(
  provider: Provider,
  credentials: Record<string, string>,
  sentence: Sentence = signInSentence,
): Promise<string | null> {
  const result = await signIn(provider, { redirect: false, ...credentials }).catch(() => undefined);
  if (result === undefined) return sentence('no answer');
  return result.error ? sentence(result.error) : null;
}

/** Signs in and goes on to `next`; a sentence where it does not work, null while the next page is on its way. */
export async function signInAndGo(
  provider: Provider,
  { next, ...credentials }: { next: string } & Record<string, string>,
  sentenceOf: Sentence = signInSentence,
): Promise<string | null> {
  const sentence = await signInAndStay(provider, credentials, sentenceOf);
  // The form has nothing more to say to whoever goes back, and its address may hold a link that is a key.
  if (sentence === null) window.location.replace(next);
  return sentence;
}

/** `byMail`: letters are sent here that sign in. */
export function SignInForm({ next, byMail }: { next: string; byMail: boolean }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const sentence = await signInAndGo('password', { next, name, password }, (code) =>
      passwordSentence(code, { byMail }),
    );
    setProblem(sentence);
    setBusy(sentence === null);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <WhenReady>
        <Input
          label="Name"
          name="name"
          autoComplete="username"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Input
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FieldError error={problem} />
        <Button type="submit" variant="solid" busy={busy}>
          Sign in
        </Button>
      </WhenReady>
    </form>
  );
}
