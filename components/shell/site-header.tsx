import type { ReactNode } from 'react';
import { HeaderLink } from './header-link';
import { Mark } from './mark';

/** The top of every page: the house, the ways in, and who is signed in. */
export function SiteHeader({ account }: { account: ReactNode }) {
  return (
    <header className="border-subtle border-b">
      <div className="mx-auto flex h-14 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
        <a href="/" className="-ml-1 flex items-center gap-2.5 p-1 text-emphasis" aria-label="Main Match, home">
          <Mark className="size-6 text-brass-content" />
          <span className="display hidden pt-px text-lg sm:inline">Main Match</span>
        </a>
        <nav aria-label="Main" className="ml-2 flex items-center text-sm sm:ml-6">
          <HeaderLink href="/games">Games</HeaderLink>
          <HeaderLink href="/matches/new">
            Host<span className="max-sm:sr-only">&nbsp;a match</span>
          </HeaderLink>
        </nav>
        <div className="ml-auto flex items-center">{account}</div>
      </div>
    </header>
  );
}
