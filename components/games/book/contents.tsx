interface Entry {
  readonly id: string;
  readonly title: string;
}

/** A book's contents: at its side where there is room, folded above it on a phone. */
export function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <details className="mb-8 rounded-lg border border-subtle bg-subtle px-4 lg:hidden">
        <summary className="tappable py-3 font-medium text-emphasis">Contents</summary>
        <nav aria-label="Contents" className="pb-2">
          <Links entries={entries} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto lg:block"
      >
        <p className="eyebrow mb-2">Contents</p>
        <Links entries={entries} />
      </nav>
    </>
  );
}

const Links = ({ entries }: { entries: readonly Entry[] }) => (
  <ol>
    {entries.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center border-subtle border-l-2 py-1 pl-3 text-sm text-subtle hover:border-brass hover:text-emphasis lg:min-h-8"
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);
