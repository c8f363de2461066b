'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { signInAndStay } from '@/components/account/sign-in-form';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { usePerson } from '@/components/shell/person';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { forgetLink, keepLink } from './kept-links';

interface LinkUse {
  readonly token: string;
  readonly kind: 'seat' | 'join' | 'watch';
  readonly title: string;
}

/** Uses a link, as whoever is signed in; a seat link also makes its holder a guest. */
export function UseLink({ link }: { link: LinkUse }) {
  const person = usePerson();
  const claim = useClaim(link);
  const next = encodeURIComponent(`/join/${link.token}`);
  const verb = { seat: 'Take the seat', join: 'Take a seat', watch: 'Watch the match' }[link.kind];
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="flex flex-wrap gap-3">
        {person === null || person.guest ? null : (
          <Button size="lg" variant="solid" busy={claim.isBusy} onClick={() => claim.run('as me')}>
            {verb} as {person.name}
          </Button>
        )}
        {link.kind === 'seat' && (person === null || person.guest) ? (
          <Button size="lg" variant="solid" busy={claim.isBusy} onClick={() => claim.run('as guest')}>
            {verb} as a guest
          </Button>
        ) : null}
        {person === null || person.guest ? (
          <>
            <LinkButton size="lg" variant={link.kind === 'seat' ? 'outline' : 'solid'} href={`/sign-in?next=${next}`}>
              Sign in first
            </LinkButton>
            <LinkButton size="lg" variant="quiet" href={`/register?next=${next}`}>
              Make an account
            </LinkButton>
          </>
        ) : null}
      </div>
      <FieldError error={claim.problem} />
      {link.kind === 'seat' && person === null ? (
        <p className="max-w-prose text-muted text-sm">
          A guest needs nothing but this link, and comes back with it from any device. If you make an account later,
          open the link again: the seat becomes that account’s.
        </p>
      ) : null}
    </div>
  );
}

function useClaim(link: LinkUse) {
  const requests = useRequests();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(false);

  async function run(how: 'as me' | 'as guest') {
    setProblem(null);
    if (how === 'as guest') {
      setSigningIn(true);
      const sentence = await signInAndStay('seat-link', { token: link.token });
      setSigningIn(false);
      if (sentence !== null) return setProblem(sentence);
    }
    const claimed = await requests.send('claim', () => api.lobby.claim.mutate({ token: link.token }));
    if (claimed === null) return;
    if (how === 'as guest') {
      keepLink({ token: link.token, title: link.title });
      // A whole new page: who is signed in has changed.
      window.location.assign(`/m/${claimed.code}`);
      return;
    }
    forgetLink(link.token);
    router.push(`/m/${claimed.code}`);
  }

  return { run, isBusy: isSigningIn || requests.isBusy('claim'), problem: problem ?? requests.problemAt('claim') };
}
