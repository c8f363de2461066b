import { classNames } from '@/components/ui/class-names';
import { type ConditionSetting, type RankedKind, standardConditions } from '@/games/runes-to-ruins/condition-kinds';
import { divineGroups, mundaneGroups } from '@/games/runes-to-ruins/runes';
import type { View } from '@/games/runes-to-ruins/view';

// What each condition looks at, as a picture: on the vote's cards, and on the card that is turned when a vote has paid.

type Pictured =
  | 'segments'
  | 'lines'
  | 'one-group'
  | 'groups'
  | 'sharing'
  | 'joins'
  | 'alone'
  | 'others'
  | 'mantra'
  | 'insight';

const pictured: Readonly<Record<RankedKind, { readonly what: Pictured; readonly isMost: boolean }>> = {
  'most-segments': { what: 'segments', isMost: true },
  'fewest-segments': { what: 'segments', isMost: false },
  'most-lines': { what: 'lines', isMost: true },
  'fewest-lines': { what: 'lines', isMost: false },
  'most-in-one-group': { what: 'one-group', isMost: true },
  'most-groups': { what: 'groups', isMost: true },
  'most-sharing-groups': { what: 'sharing', isMost: true },
  'most-joins': { what: 'joins', isMost: true },
  'fewest-joins': { what: 'joins', isMost: false },
  'most-used-by-nobody-else': { what: 'alone', isMost: true },
  'most-used-by-others': { what: 'others', isMost: true },
  'least-mantra': { what: 'mantra', isMost: false },
  'least-insight': { what: 'insight', isMost: false },
};

interface ConditionFaceProps {
  readonly number: number;
  readonly rules: View['rules'];
  readonly className?: string;
}

export function ConditionFace({ number, rules, className }: ConditionFaceProps) {
  const setting = (rules.conditions ?? standardConditions)[number - 1];
  if (setting === undefined) return null;
  return (
    <svg viewBox="0 0 34 26" aria-hidden className={classNames('block', className)}>
      {setting.kind === 'runes-in-groups' ? <GroupsPicture {...setting} /> : <RankedPicture kind={setting.kind} />}
    </svg>
  );
}

const cut = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function RankedPicture({ kind }: { kind: RankedKind }) {
  const { what, isMost } = pictured[kind];
  return (
    <>
      {pictures[what]}
      {/* Most or fewest: a wedge that points up or down. */}
      <path d={isMost ? 'M28 9 31.5 15H24.5Z' : 'M28 17 31.5 11H24.5Z'} className="fill-brass" />
    </>
  );
}

const dots = (places: readonly (readonly [number, number])[], r = 2) =>
  places.map(([cx, cy]) => <circle key={`${cx} ${cy}`} {...{ cx, cy, r }} fill="currentColor" />);

const table = (
  <path
    d="M2 3h20v20H2ZM8.7 3v20M15.3 3v20M2 9.7h20M2 16.3h20"
    fill="none"
    stroke="currentColor"
    strokeWidth={0.8}
    strokeOpacity={0.5}
  />
);

const pictures: Readonly<Record<Pictured, React.ReactNode>> = {
  // One line, its pieces told apart by its lattice points.
  segments: (
    <>
      <path d="M3 21V4h9v9h9" {...cut} />
      {dots([
        [3, 21],
        [3, 12.5],
        [3, 4],
        [12, 4],
        [12, 13],
        [21, 13],
      ])}
    </>
  ),
  lines: <path d="M3 22 9 4M8 22 14 4M13 22 19 4M18 22 22 10" {...cut} />,
  'one-group': (
    <>
      <rect x={8.7} y={3} width={6.6} height={20} className="fill-brass" opacity={0.55} />
      {table}
      {dots([
        [12, 6.3],
        [12, 13],
        [12, 19.7],
      ])}
    </>
  ),
  groups: (
    <>
      {table}
      {dots([
        [5.3, 6.3],
        [12, 13],
        [18.7, 19.7],
      ])}
    </>
  ),
  sharing: (
    <>
      <path d="M4 6H20V20" {...cut} strokeWidth={1.4} />
      {dots(
        [
          [4, 6],
          [12, 6],
          [20, 6],
          [20, 20],
        ],
        2.6,
      )}
    </>
  ),
  joins: (
    <>
      <path d="M2 21 11 13 2 5M22 21 11 13H22" {...cut} />
      <circle cx={11} cy={13} r={3} className="fill-brass" />
    </>
  ),
  alone: (
    <>
      <rect x={8} y={9} width={8} height={8} rx={1} fill="currentColor" />
      <path d="M2 3h6v4H2ZM16 3h6v4h-6ZM2 19h6v4H2ZM16 19h6v4h-6Z" {...cut} strokeWidth={1.2} strokeOpacity={0.6} />
    </>
  ),
  others: (
    <>
      <rect x={9} y={8} width={7} height={9} fill="currentColor" />
      <path d="M2 3h14v14H2ZM9 8h13v15H9Z" {...cut} strokeWidth={1.4} />
    </>
  ),
  // Ash, in a heap.
  mantra: (
    <>
      <path d="M2 22C6 21 8 12 12 12s6 9 10 10Z" fill="currentColor" opacity={0.55} />
      {dots(
        [
          [12, 6],
          [8, 9],
          [16, 8],
        ],
        1.2,
      )}
    </>
  ),
  // A drop of amber.
  insight: <path d="M12 2C15 8 19 11 19 16a7 7 0 0 1-14 0C5 11 9 8 12 2Z" className="fill-brass" />,
};

/** The columns and rows that count, in the table of runes. */
function GroupsPicture({ groups }: Extract<ConditionSetting, { kind: 'runes-in-groups' }>) {
  const step = 4;
  const bands = groups.map((group) => {
    const column = divineGroups.indexOf(group);
    const row = mundaneGroups.indexOf(group);
    return column >= 0
      ? { x: 5 + column * step, y: 1, width: step, height: 6 * step }
      : { x: 5, y: 1 + row * step, width: 6 * step, height: step };
  });
  return (
    <>
      {bands.map((band) => (
        <rect key={`${band.x} ${band.y}`} {...band} className="fill-brass" opacity={0.7} />
      ))}
      <path
        d="M5 1h24v24H5ZM9 1v24M13 1v24M17 1v24M21 1v24M25 1v24M5 5h24M5 9h24M5 13h24M5 17h24M5 21h24"
        fill="none"
        stroke="currentColor"
        strokeWidth={0.6}
        strokeOpacity={0.6}
      />
    </>
  );
}
