'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { signInAndStay } from '@/components/account/sign-in-form';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { usePerson } from '@/components/shell/person';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import { keepAddressGiven } from './address-given';
import { forgetLink, keepLink } from './kept-links';

interface LinkUse {
  readonly token: string;
  readonly kind: 'seat' | 'join' | 'watch';
  readonly title: string;
  /** What the guest's name starts as; null where it is not asked for. */
  readonly guestName: string | null;
  /** The name of whoever sits on the seat already; null: nobody does. */
  readonly takenBy: string | null;
  /** A guest comes back with it to the browser alone in which they took the seat. */
  readonly sealed: boolean;
}

/** Uses a link, as whoever is signed in; a seat link also makes its holder a guest. */
export function UseLink({ link }: { link: LinkUse }) {
  const person = usePerson();
  const account = person === null || person.guest ? null : person;
  useEffect(keepAddressGiven, []);
  return (
    <div className="flex flex-col items-start gap-8 max-sm:[&_[data-big]]:w-full">
      {account === null ? null : <AsAccount link={link} name={account.name} />}
      {account === null && link.kind === 'seat' ? <AsGuest link={link} /> : null}
      {account === null ? <SignInFirst link={link} /> : null}
    </div>
  );
}

const verbs = { seat: 'Take the seat', join: 'Take a seat', watch: 'Watch the match' } as const;

function AsAccount({ link, name }: { link: LinkUse; name: string }) {
  const requests = useRequests();
  const router = useRouter();
  async function claim() {
    const claimed = await requests.send('claim', () => api.lobby.claim.mutate({ token: link.token }));
    if (claimed === null) return;
    forgetLink(link.token);
    router.replace(`/m/${claimed.code}`); // the link is a key, and stays in no history
  }
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <Button data-big size="lg" variant="solid" busy={requests.isBusy('claim')} onClick={claim}>
        {link.takenBy === null ? verbs[link.kind] : `Yes, I am ${link.takenBy}: take the seat`} as {name}
      </Button>
      <FieldError error={requests.problemAt('claim')} />
    </div>
  );
}

function AsGuest({ link }: { link: LinkUse }) {
  const requests = useRequests();
  const [name, setName] = useState(link.guestName ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(false);

  async function claim(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setSigningIn(true);
    const sentence = await signInAndStay('seat-link', { token: link.token, name });
    setSigningIn(false);
    if (sentence !== null) return setProblem(sentence);
    const claimed = await requests.send('claim', () => api.lobby.claim.mutate({ token: link.token }));
    if (claimed === null) return;
    keepLink({ token: link.token, title: link.title });
    // A whole new page: who is signed in has changed. The link is a key, and stays in no history.
    window.location.replace(`/m/${claimed.code}`);
  }

  const isUnnamed = link.guestName !== null && name.trim() === '';
  return (
    <form onSubmit={claim} className="flex w-full max-w-md flex-col items-start gap-4">
      {link.guestName === null ? null : (
        <Input
          label="Your name at the table"
          autoComplete="nickname"
          maxLength={32}
          value={name}
          onChange={(event) => setName(event.target.value)}
          className="w-full"
        />
      )}
      <FieldError error={problem ?? requests.problemAt('claim')} />
      <Button
        data-big
        type="submit"
        size="lg"
        variant="solid"
        busy={isSigningIn || requests.isBusy('claim')}
        disabledReason={isUnnamed ? 'Write what the others shall call you.' : null}
      >
        {link.takenBy === null ? 'Take the seat as a guest' : `Yes, I am ${link.takenBy}`}
      </Button>
      <p className="max-w-prose text-muted text-sm">
        {link.sealed
          ? 'A guest needs nothing but this link. What is sent in this match is sealed, so it works in this browser alone from then on.'
          : 'A guest needs nothing but this link, and comes back with it from any device. An account made later can take the seat over.'}
        {link.takenBy === null ? null : ` ${link.takenBy} and the host are told that the seat was opened here.`}
      </p>
    </form>
  );
}

function SignInFirst({ link }: { link: LinkUse }) {
  const next = encodeURIComponent(`/join/${link.token}`);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton size="lg" variant={link.kind === 'seat' ? 'outline' : 'solid'} href={`/sign-in?next=${next}`}>
        {link.kind === 'seat' ? 'Sign in instead' : 'Sign in first'}
      </LinkButton>
      <LinkButton size="lg" variant="quiet" href={`/register?next=${next}`}>
        Make an account
      </LinkButton>
    </div>
  );
}
