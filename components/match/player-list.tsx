import { Bot, Check, Circle } from 'lucide-react';
import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { classNames } from '@/components/ui/class-names';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { emptyWord } from './empty-word';

interface PlayerListProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** A close is being told: the lights are those of what comes after it, and wait. */
  readonly isTelling?: boolean;
}

/** Names of so many letters have room in one of two columns. */
const SHORT = 14;

/** Who plays, and who has acted where that may be known: never what. */
export function PlayerList({ page, view, isTelling = false }: PlayerListProps) {
  const seatOf = new Map(page.seats.map((seat) => [seat.seat, seat]));
  const hasLights = view.status !== 'finished' && !isTelling;
  const isTold = hasLights && view.seats.every(({ acted }) => acted !== null);
  const acted = view.seats.filter((one) => one.acted).length;
  return (
    <section aria-label="Players">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <h2 className="eyebrow">Players</h2>
        {isTold && (
          <p className="figures text-muted text-xs">
            {acted} of {view.seats.length} have acted
          </p>
        )}
      </div>
      <ul
        className={classNames(
          'grid gap-x-4',
          view.seats.length > 8 && page.seats.every(({ name }) => [...name].length <= SHORT) && 'grid-cols-2',
        )}
      >
        {view.seats.map((one) => {
          const seat = seatOf.get(one.seat);
          return (
            <li key={one.seat} className="flex min-h-7 min-w-0 items-center gap-1.5 text-sm">
              <ActedMark acted={hasLights ? one.acted : null} />
              <Face seat={one.seat} size="sm" />
              <span
                className={classNames(
                  'min-w-0 leading-tight',
                  nameWrap(seat?.name ?? one.seat),
                  seat?.mine ? 'font-medium text-brass-content' : 'text-default',
                )}
                title={seat?.name}
              >
                {seat?.name ?? one.seat}
              </span>
              {seat?.mine && <span className="text-muted text-xs">you</span>}
              {seat?.holder !== 'free' && typeof seat?.since === 'number' && (
                <span className="text-muted text-xs" title={`Sat down ${new Date(seat.since).toLocaleString()}`}>
                  new
                </span>
              )}
              {seat?.holder === 'free' && <span className="text-muted text-xs">{emptyWord(seat)}</span>}
              {seat?.holder === 'bot' && <Bot role="img" aria-label="bot" className="size-3.5 shrink-0 text-muted" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ActedMark({ acted }: { acted: boolean | null }) {
  if (acted === null) return null;
  return acted ? (
    <Check role="img" aria-label="has acted:" className="size-3.5 shrink-0 text-success-content" />
  ) : (
    <Circle role="img" aria-label="has not acted:" className="size-3.5 shrink-0 text-[var(--border-emphasis)]" />
  );
}
