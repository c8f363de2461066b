'use client';

import { usePathname } from 'next/navigation';
import { LinkButton } from '@/components/ui/button';

/** To signing in, and back to the page that this stands on. */
export function SignInHere() {
  return (
    <LinkButton href={`/sign-in?next=${encodeURIComponent(usePathname())}`} variant="solid">
      Sign in
    </LinkButton>
  );
}
