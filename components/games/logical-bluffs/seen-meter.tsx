import { classNames } from '@/components/ui/class-names';
import { cells } from '@/games/logical-bluffs/grid';

/** How much of the grid a seat has seen: as many pips lit as tiles, of sixteen. */
export const SeenMeter = ({ count }: { count: number }) => (
  <p className="grid gap-1">
    <SeenPips count={count} />
    <span className="figures text-sm text-subtle">
      has seen {count} of {cells.length} tiles
    </span>
  </p>
);

export const SeenPips = ({ count }: { count: number }) => (
  <span aria-hidden className="grid grid-cols-16 gap-0.5">
    {cells.map((cell, i) => (
      <span key={cell} className={classNames('h-2 rounded-xs', i < count ? 'bg-brass' : 'bg-emphasis')} />
    ))}
  </span>
);
