import { ReadTaken } from '@/components/host/read-taken';
import { LocalTime } from '@/components/ui/local-time';
import { takenWords } from '@/games/waiting';
import type { MatchPage } from '@/server/pages/shapes';

/** For a host: the seats that accounts took from guests by their links, each until it is read. */
export function TakenSeats({ page: { code, seats } }: { page: Pick<MatchPage, 'code' | 'seats'> }) {
  return (
    <ul
      aria-label="Seats taken by their links"
      className="mb-6 grid gap-3 rounded-lg bg-warning-subtle px-4 py-3 text-sm text-warning-content"
    >
      {seats.map(
        ({ seat, taken }) =>
          taken !== null && (
            <li key={seat} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                {takenWords(taken)} <LocalTime time={taken.at} />
              </p>
              <ReadTaken code={code} seat={seat} />
            </li>
          ),
      )}
    </ul>
  );
}
