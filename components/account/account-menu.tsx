'use client';

import { ChevronDown } from 'lucide-react';
import { usePerson } from '@/components/shell/person';
import { SafeForm, useIsSafeEverywhere } from '@/components/shell/safe';
import { Button, LinkButton } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SignOut } from './sign-out';

const entryClass =
  'flex min-h-9 w-full items-center rounded-md px-3 py-1.5 text-left text-default hover:bg-inverted hover:text-inverted';

/** Who is signed in, at the end of the header; or the way to sign in. Works without the page's scripts. */
export function AccountMenu() {
  const person = usePerson();
  const isSafe = useIsSafeEverywhere();
  if (person === null) {
    return (
      <LinkButton href="/sign-in" size="sm">
        Sign in
      </LinkButton>
    );
  }
  return (
    <>
      <Button size="sm" variant="quiet" popoverTarget="account" className="max-w-36 sm:max-w-56">
        <span className="truncate" title={person.name}>
          {person.name}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </Button>
      <nav
        id="account"
        popover="auto"
        aria-label="Your account"
        className="absolute inset-auto top-13 right-[max(1rem,calc((100vw-var(--container-page))/2+1.5rem))] m-0 w-52 animate-appear rounded-lg border border-default bg-emphasis p-1 text-sm shadow-pop"
      >
        <Link href="/" className={entryClass}>
          My matches
        </Link>
        <Link href="/account" className={entryClass}>
          {person.guest ? 'Guest seat and settings' : 'Account and settings'}
        </Link>
        {!isSafe && (
          // The bar that is there from then on switches it off.
          <SafeForm to={true}>
            <button type="submit" className={entryClass}>
              Safe to share my screen
            </button>
          </SafeForm>
        )}
        <hr className="my-1 border-muted border-t" />
        <SignOut>
          <button type="submit" className={entryClass}>
            Sign out
          </button>
        </SignOut>
      </nav>
    </>
  );
}
