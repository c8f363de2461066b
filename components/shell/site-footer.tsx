import { catalog } from '@/games/catalog';

/** The foot of the quiet pages. */
export function SiteFooter() {
  return (
    <footer className="mt-20 border-subtle border-t">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-4 py-10 text-muted text-sm sm:grid-cols-[1fr_auto] sm:px-6">
        <p className="max-w-prose">
          Every match shows the hash of its seed before it starts and the seed when it ends. Anybody can play the record
          again and compare.
        </p>
        <nav aria-label="Rulebooks" className="flex max-w-md flex-wrap gap-x-5 gap-y-1 max-sm:gap-y-4">
          {catalog.map(({ id, name }) => (
            <a key={id} href={`/games/${id}`} className="tappable py-1 hover:text-emphasis">
              {name}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
