'use client';

import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import { signOut } from 'next-auth/react';
import { usePerson } from '@/components/shell/person';
import { Button, LinkButton } from '@/components/ui/button';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/components/ui/menu';

/** Who is signed in, at the end of the header; or the way to sign in. */
export function AccountMenu() {
  const person = usePerson();
  if (person === null) {
    return (
      <LinkButton href="/sign-in" size="sm">
        Sign in
      </LinkButton>
    );
  }
  return (
    <Menu
      label="Your account"
      trigger={
        <Button size="sm" variant="quiet" className="max-w-36 sm:max-w-56">
          <span className="truncate">{person.name}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0" />
        </Button>
      }
    >
      <MenuLink>
        <Link href="/">My matches</Link>
      </MenuLink>
      <MenuLink>
        <Link href="/account">{person.guest ? 'Guest seat and settings' : 'Account and settings'}</Link>
      </MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut({ callbackUrl: '/' })}>Sign out</MenuItem>
    </Menu>
  );
}
