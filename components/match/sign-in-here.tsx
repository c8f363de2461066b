'use client';

import { usePathname } from 'next/navigation';
import { usePerson } from '@/components/shell/person';
import { LinkButton } from '@/components/ui/button';

/**
 * For who is signed in, as whom; for who is not by an account, to signing in, and back to the page that this stands on.
 * `isOut`: they were signed out since the page was made.
 */
export function SignInHere({ isOut = false }: { isOut?: boolean }) {
  const madeFor = usePerson();
  const person = isOut ? null : madeFor;
  const path = usePathname();
  return (
    <>
      {person !== null && <HereAs name={person.name} />}
      {(person === null || person.guest) && (
        <LinkButton href={`/sign-in?next=${encodeURIComponent(path)}`} variant="solid">
          Sign in
        </LinkButton>
      )}
    </>
  );
}

const HereAs = ({ name }: { name: string }) => (
  <p className="w-full [overflow-wrap:anywhere]">You are here as {name}.</p>
);
