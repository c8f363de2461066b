import { Link } from '@/components/ui/link';

/** A game's tags, each a link to the games that have it. */
export function GameTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="relative mt-2 flex flex-wrap gap-1.5 max-sm:gap-y-5">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={`/games?tag=${encodeURIComponent(tag)}`}
            className="tappable inline-flex h-6 items-center rounded-sm border border-default px-1.5 text-subtle text-xs hover:border-emphasis hover:text-emphasis"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
