import { emblems } from '@/components/games/generated/emblems';
import { classNames } from '@/components/ui/class-names';
import { catalogEntry } from '@/games/catalog';

/** One small drawing for each game, in the manner of its pieces. Decoration: the name always stands beside it. */
export function GameEmblem({ game, className }: { game: string; className?: string }) {
  const Emblem = Object.hasOwn(emblems, game) ? emblems[game] : undefined;
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={classNames('shrink-0', className ?? 'size-12')}>
      {Emblem === undefined ? <Initial of={catalogEntry(game)?.name ?? ''} /> : <Emblem />}
    </svg>
  );
}

/** For a game that has no drawing of its own. */
function Initial({ of }: { of: string }) {
  return (
    <g>
      <circle cx="24" cy="24" r="18" fill="none" stroke="var(--border-emphasis)" strokeWidth="1.5" />
      <text x="24" y="32" textAnchor="middle" className="display" fontSize="23" fill="var(--brass-content)">
        {of.slice(0, 1)}
      </text>
    </g>
  );
}
