import type { Failure } from '@/components/api/failure';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LocalTime } from '@/components/ui/local-time';
import { OpensByItself } from './opens-by-itself';
import { SignInHere } from './sign-in-here';

const titles: ReadonlyMap<Failure['kind'], string> = new Map([
  ['not-found', 'There is no match here that is open to you'],
  ['forbidden', 'This match is not open to you'],
  ['signed-out', 'You are signed out'],
]);

/** Which a host can undo. */
const isShut = (kind: Failure['kind']): boolean => kind === 'not-found' || kind === 'forbidden';

const deletedTitle = 'This match was deleted';

/** In place of a match that is not there, or not for this viewer. */
export function NothingHere({ failure, code }: { failure: Failure; code: string }) {
  const { kind, at } = failure;
  const isDeleted = kind === 'deleted';
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{isDeleted ? deletedTitle : (titles.get(kind) ?? `No match ${code}`)}</h1>
      <EmptyState
        action={
          <div className="flex flex-wrap gap-2">
            {isShut(kind) && <OpensByItself />}
            {titles.has(kind) && <SignInHere isOut={kind === 'signed-out'} />}
            <LinkButton href="/">To the front page</LinkButton>
          </div>
        }
      >
        {failure.message}
        {isDeleted && at !== undefined && (
          <>
            {' '}
            That was at <LocalTime time={at} />; nothing of it is left here.
          </>
        )}
      </EmptyState>
    </main>
  );
}
