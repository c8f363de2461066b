'use client';

import { GameEmblem } from '@/components/shell/game-emblem';
import { useIsTold } from '@/components/stage/finale-mark';
import { listed } from '@/components/stage/words';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { MatchSummary } from '@/server/pages/shapes';
import type { MissedInShort } from '@/server/reach/missed';
import { DueIn } from './due-in';

const roles = { host: 'you host', player: 'you play', spectator: null, stranger: null } as const;

interface MatchRowProps {
  readonly match: MatchSummary;
  /** What happened in it while its reader was away. */
  readonly missed?: readonly MissedInShort[] | undefined;
  /** The server's clock, in epoch milliseconds. */
  readonly now: number;
}

/** A match in a list: what it is, what waits, what was missed, until when. The whole row leads to it. */
export function MatchRow({ match, missed = [], now }: MatchRowProps) {
  const role = match.seat === null ? roles[match.role] : `you are ${match.seat}`;
  const facts = [match.gameName, `hosted by ${match.hostName}`, role];
  return (
    <li
      data-waits={match.waits ? match.code : undefined}
      className={classNames(
        'group relative grid grid-cols-[2.5rem_1fr] items-center gap-x-4 gap-y-1 border-muted border-b py-3 sm:grid-cols-[2.5rem_1fr_auto]',
        match.waits && '-ml-4 border-l-2 border-l-garnet pl-3.5',
      )}
    >
      <GameEmblem game={match.game} className="size-10" />
      <div className="min-w-0">
        <p className="min-w-0 break-words font-medium text-emphasis">
          <Link href={`/m/${match.code}`} className="after:absolute after:inset-0 group-hover:text-brass-content">
            {match.title}
          </Link>
        </p>
        <p className="text-muted text-sm">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        <Won match={match} />
        {match.waitsFor === null ? null : <p className="text-garnet-content text-sm">{match.waitsFor}</p>}
        {missed.length > 0 && (
          <p className="text-sm text-subtle">
            <span className="text-brass-content">While you were away:</span>{' '}
            {missed.map(({ text, path }) => (
              <MissedWords key={text} {...{ text, path }} />
            ))}
          </p>
        )}
      </div>
      <div className="flex items-center gap-3 max-sm:col-start-2 sm:flex-col sm:items-end sm:gap-1">
        <StatusBadge match={match} />
        <Closing {...{ match, now }} />
        {match.startsAt === null ? null : (
          <DueIn dueAt={match.startsAt} now={now} label="Start" at="starts" counting="starts in" over="starts now" />
        )}
      </div>
    </li>
  );
}

function Closing({ match: { dueAt, status, isHostPaced }, now }: Pick<MatchRowProps, 'match' | 'now'>) {
  if (dueAt === null || status !== 'running') return null;
  return isHostPaced ? (
    <DueIn {...{ dueAt, now }} at="planned for" counting={null} over="The host closes it" />
  ) : (
    <DueIn {...{ dueAt, now }} at="closes" />
  );
}

/** Named to those who have seen the end, and a day after it to all. */
function Won({ match: { code, finishedAt, winners } }: { match: MatchSummary }) {
  const isTold = useIsTold({ code, finishedAt });
  if (!isTold || winners === null) return null;
  return <p className="text-sm text-subtle">{winners.length === 0 ? 'Nobody won' : `Won by ${listed(winners)}`}</p>;
}

function StatusBadge({ match }: { match: MatchSummary }) {
  switch (match.status) {
    case 'lobby':
      return (
        <Badge tone={match.canJoin ? 'brass' : 'neutral'}>
          {match.canJoin
            ? `${match.seatsOpen} of ${match.seatsTotal} seats free`
            : `Lobby ${match.seatsTaken}/${match.seatsTotal}`}
        </Badge>
      );
    case 'running':
      return <Badge>{match.round === null ? 'Running' : `Round ${match.round}`}</Badge>;
    case 'paused':
      return <Badge tone="warning">Paused</Badge>;
    case 'finished':
      return <Badge>Finished</Badge>;
  }
}

/** What has a place of its own in the match leads there. */
const MissedWords = ({ text, path }: MissedInShort) =>
  path.includes('#') ? (
    <>
      <a href={path} className="relative z-10 underline underline-offset-4">
        {text}
      </a>{' '}
    </>
  ) : (
    `${text} `
  );
