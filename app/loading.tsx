import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';

export default function Loading() {
  return (
    <main id="main" tabIndex={-1} aria-busy className="mx-auto w-full max-w-page px-4 pt-12 sm:px-6">
      <VisuallyHidden>The page is on its way.</VisuallyHidden>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="mt-10 h-5 w-full max-w-prose" />
      <Skeleton className="mt-3 h-5 w-2/3 max-w-prose" />
    </main>
  );
}
