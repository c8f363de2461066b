import type { Failure } from '@/components/api/failure';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** In place of a match that is not there, or not for this viewer. */
export function NothingHere({ failure, code }: { failure: Failure; code: string }) {
  const isPrivate = failure.kind === 'forbidden';
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{isPrivate ? 'This match is not open to you' : `No match ${code}`}</h1>
      <EmptyState
        action={
          <div className="flex flex-wrap gap-2">
            {isPrivate && (
              <LinkButton href={`/sign-in?next=${encodeURIComponent(`/m/${code}`)}`} variant="solid">
                Sign in
              </LinkButton>
            )}
            <LinkButton href="/">To the front page</LinkButton>
          </div>
        }
      >
        {failure.message}
      </EmptyState>
    </main>
  );
}
