import { classNames } from '@/components/ui/class-names';
import type { Cell } from '@/games/logical-bluffs/grid';
import { areaPath } from './area-path';

// Two areas on one grid, each with a line of its own that can be followed all round: the first whole and of brass, between
// the tiles; the second of dashes and light, within the tiles, so that it runs beside the first wherever both end.

const looks = [
  { within: 0, line: 'stroke-brass', ground: 'fill-brass/10', dashes: undefined },
  { within: 0.11, line: 'stroke-content-emphasis', ground: 'fill-none', dashes: '7 4' },
] as const;

/** Over the cells of a grid, by the order in which they are told. */
export const AreaOutlines = ({ areas }: { areas: readonly (readonly Cell[])[] }) => (
  <svg
    aria-hidden
    viewBox="0 0 4 4"
    preserveAspectRatio="none"
    className="absolute -top-0.5 -left-0.5 h-[calc(100%+0.25rem)] w-[calc(100%+0.25rem)] overflow-visible"
  >
    {looks.map(({ within, line, ground, dashes }, i) => {
      const d = areaPath(areas[i] ?? [], within);
      return (
        d !== '' && (
          <g key={line} strokeLinejoin="round">
            <path d={d} className={classNames(ground, 'stroke-bg-default/70')} strokeWidth={6} {...still} />
            <path d={d} className={classNames('fill-none', line)} strokeWidth={3} strokeDasharray={dashes} {...still} />
          </g>
        )
      );
    })}
  </svg>
);

const still = { vectorEffect: 'non-scaling-stroke' } as const;

/** A piece of an area's line, beside the name of whose it is. */
export const AreaLine = ({ place }: { place: number }) => {
  const look = looks[place];
  return look === undefined ? null : (
    <svg aria-hidden viewBox="0 0 26 8" className="mr-1.5 inline-block h-2 w-6.5 align-middle">
      <path d="M1.5 4H24.5" className={look.line} strokeWidth={3} strokeDasharray={look.dashes} />
    </svg>
  );
};
