import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Mark } from './mark';

/** A page that has only one thing to say, and one thing to do about it. */
export function Notice({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-xl flex-1 flex-col items-start justify-center gap-5 px-4 py-20 outline-none sm:px-6"
    >
      <Mark className="size-10 text-brass-content" />
      <h1 className="display text-3xl">{title}</h1>
      <p className="text-subtle">{children}</p>
      {action}
    </main>
  );
}

/** Where to go from a page that is none. */
export const WaysOn = () => (
  <nav aria-label="Ways on" className="flex w-full flex-wrap gap-2 border-subtle border-t pt-5">
    <LinkButton href="/">To the front page</LinkButton>
    <LinkButton href="/games">See the games</LinkButton>
    <LinkButton href="/matches/new">Host a match</LinkButton>
  </nav>
);
