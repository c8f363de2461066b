'use client';

import { lazy, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { loadGame } from './registry';

/** A game's rulebook, drawn by its own screens; their code comes with this page only. */
export function Rulebook({ game, name }: { game: string; name: string }) {
  const Book = bookOf(game);
  return (
    <section aria-label={`Rulebook of ${name}`}>
      <Suspense fallback={<RulebookOnItsWay />}>
        <Book />
      </Suspense>
    </section>
  );
}

const books = new Map<string, ReturnType<typeof loadBook>>();

function bookOf(game: string) {
  const book = books.get(game) ?? loadBook(game);
  books.set(game, book);
  return book;
}

const loadBook = (game: string) =>
  lazy(async () => {
    const loaded = await loadGame(game);
    if (loaded === null) throw new Error(`there are no screens of ${game}`);
    return { default: loaded.screens.Rulebook };
  });

function RulebookOnItsWay() {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <VisuallyHidden>The rulebook is on its way.</VisuallyHidden>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </div>
  );
}
