import { catalog, formatSeats } from '@/games/catalog';
import { GameEmblem } from './game-emblem';

/** The games, short: for the margin of a page. */
export function GameList() {
  return (
    <ul>
      {catalog.map((entry) => (
        <li
          key={entry.id}
          className="group relative grid grid-cols-[2.5rem_1fr] items-center gap-x-4 border-muted border-b py-3"
        >
          <GameEmblem game={entry.id} className="size-10" />
          <div>
            <a
              href={`/games/${entry.id}`}
              className="display text-emphasis text-lg after:absolute after:inset-0 group-hover:text-brass-content"
            >
              {entry.name}
            </a>
            <p className="text-muted text-sm">
              {formatSeats(entry.seats)} · {entry.kind}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
