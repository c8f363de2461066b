'use client';

import { GameEmblem } from '@/components/shell/game-emblem';
import { useIsTold } from '@/components/stage/finale-mark';
import { ordinal } from '@/components/stage/words';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { MatchSummary } from '@/server/pages/shapes';

/** What somebody has played, the last first, with the place that they took. */
export function PlayedMatches({ matches }: { matches: readonly MatchSummary[] }) {
  return (
    <ul>
      {matches.map((match) => (
        <PlayedMatch key={match.code} match={match} />
      ))}
    </ul>
  );
}

function PlayedMatch({ match }: { match: MatchSummary }) {
  const isHere = useHydrated();
  const { code, title, game, gameName, finishedAt } = match;
  const day =
    finishedAt === null || !isHere
      ? null
      : new Date(finishedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-muted border-b py-2">
      <GameEmblem game={game} className="size-8" />
      <div className="min-w-0">
        <p className="break-words font-medium text-emphasis">
          <Link href={`/m/${code}`} className="hover:text-brass-content">
            {title}
          </Link>
        </p>
        <p className="min-h-5 text-muted text-sm">{[gameName, day].filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <Place match={match} />
    </li>
  );
}

/** Said to those who have seen the end, and a day after it to all. */
function Place({ match: { code, finishedAt, winners, place, seatsTotal } }: { match: MatchSummary }) {
  const isTold = useIsTold({ code, finishedAt });
  if (!isTold) return <p className="text-muted text-sm">See how it ended</p>;
  if (place === null) return <p className="text-muted text-sm">{winners === null ? 'No result' : ''}</p>;
  return (
    <p className="figures text-brass-content">
      {ordinal(place)} of {seatsTotal}
    </p>
  );
}
