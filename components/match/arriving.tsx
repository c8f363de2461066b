import { Skeleton } from '@/components/ui/skeleton';

/** In place of a match whose screens are on their way. */
export function Arriving({ title }: { title?: string }) {
  return (
    <main id="main" tabIndex={-1} aria-busy className="mx-auto w-full max-w-page px-4 pt-6 outline-none sm:px-6">
      <h1 className={title === undefined ? 'sr-only' : 'display text-lg'}>{title ?? 'The match is on its way'}</h1>
      <div className="mt-5 grid gap-3">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-72" />
      </div>
    </main>
  );
}
