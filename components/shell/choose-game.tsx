import { Link } from '@/components/ui/link';
import { catalog, formatSeats } from '@/games/catalog';
import { GameEmblem } from './game-emblem';

/** The games as the first step of hosting. */
export function ChooseGame() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {catalog.map((entry) => (
        <li
          key={entry.id}
          className="group relative flex gap-4 rounded-lg border border-subtle bg-subtle p-5 focus-within:border-emphasis hover:border-emphasis"
        >
          <GameEmblem game={entry.id} className="size-14" />
          <div>
            <Link
              href={`/matches/new?game=${entry.id}`}
              className="display text-emphasis text-xl after:absolute after:inset-0"
            >
              {entry.name}
            </Link>
            <p className="mt-1 text-sm text-subtle">{entry.summary}</p>
            <p className="mt-2 text-muted text-sm">{formatSeats(entry.seats)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
