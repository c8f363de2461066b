'use client';

import { signIn } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { WhenReady } from '@/components/ui/when-ready';

// Signing in always ends in a whole new page load, so that nothing of another person's page is left.

const sentences: Readonly<Record<string, string>> = {
  WRONG_PASSWORD: 'This name and password do not belong together. Check both, and try again.',
  BAD_NAME: 'A name has 2 to 32 letters, digits, spaces or . _ - and starts with a letter or digit.',
  NAME_IN_MATCH: 'Somebody in this match is called that already, or nearly so. Please choose another name.',
  NO_SUCH_LINK: 'This link does not work any more. Ask the host for a new one.',
  TOO_MANY_ATTEMPTS:
    'That was wrong too often. Try again in a quarter of an hour, or now in a browser that you have signed in with before.',
};
const unknownSentence = 'Signing in did not work. Check your connection, and try again.';

export const signInSentence = (code: string): string =>
  Object.hasOwn(sentences, code) ? (sentences[code] ?? unknownSentence) : unknownSentence;

type Provider = 'password' | 'demo' | 'seat-link';

/** Signs in; null: done, else a sentence that says why not. */
export async function signInAndStay(provider: Provider, credentials: Record<string, string>): Promise<string | null> {
  const result = await signIn(provider, { redirect: false, ...credentials }).catch(() => undefined);
  if (result === undefined) return unknownSentence;
  return result.error ? signInSentence(result.error) : null;
}

/** Signs in and goes on to `next`; a sentence where it does not work, null while the next page is on its way. */
export async function signInAndGo(
  provider: Provider,
  { next, ...credentials }: { next: string } & Record<string, string>,
): Promise<string | null> {
  const sentence = await signInAndStay(provider, credentials);
  if (sentence === null) window.location.assign(next);
  return sentence;
}

export function SignInForm({ next }: { next: string }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const sentence = await signInAndGo('password', { next, name, password });
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
