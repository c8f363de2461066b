import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { OfThePast } from '@/components/ui/closing';
import { EmptyState } from '@/components/ui/empty-state';
import type { MatchPage } from '@/server/pages/shapes';

/** A film is shown in the dark, in both themes. */
export const FilmRoom = ({ children }: { children: ReactNode }) => (
  <OfThePast>
    <div className="night flex flex-1 flex-col bg-default">{children}</div>
  </OfThePast>
);

/** Until there is anything to show; with a head of its own, as the film has. */
export function Threading({ title }: { title: string }) {
  return (
    <FilmRoom>
      <main id="main" tabIndex={-1} data-match-bar className="mx-auto w-full max-w-page px-4 pt-2 outline-none sm:px-6">
        <h1 className="display text-lg">{title}</h1>
        <p role="status" className="mt-4 text-muted">
          The replay is being fetched.
        </p>
      </main>
    </FilmRoom>
  );
}

export function Unplayable({ page }: { page: MatchPage }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{page.title}</h1>
      <EmptyState action={<LinkButton href={`/m/${page.code}`}>To the match</LinkButton>}>
        This match could not be played again by today’s rules. What it came to stands on its page.
      </EmptyState>
    </main>
  );
}
