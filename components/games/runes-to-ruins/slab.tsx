import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import { drawnRune, type Line, type RuneId } from '@/games/runes-to-ruins/runes';
import { columnOf, type Grid, positions, rowOf } from '@/games/runes-to-ruins/symbol';
import { useRuneRules } from './rune-rules';
import styles from './slab.module.css';

// The stone that a seat's symbol is cut into: six fields, and a foot for runes that are known without their place. It
// looks the same by day and by night, as stone does: light enough for what is cut into it to be read.

const slate = 'oklch(0.67 0.02 250)';
const slateDeep = 'oklch(0.5 0.02 258)';
/** Of the fields; a cut stands out from it by more than 4 to 1. */
export const field = 'oklch(0.62 0.018 254)';
export const cutDark = 'oklch(0.15 0.02 265)';
const cutEdge = 'oklch(0.88 0.015 250 / 0.6)';
const amber = 'oklch(0.83 0.13 78)';

export interface SlabProps {
  /** What is known in its place. */
  readonly grid: Grid;
  /** Runes that are known without their place. */
  readonly loose?: readonly RuneId[];
  /** Filled with amber: what is lit now, or what is public. */
  readonly lit?: readonly RuneId[];
  /** Being cut now. */
  readonly cutting?: readonly RuneId[];
  readonly isBroken?: boolean;
  /** Breaks now. */
  readonly isBreaking?: boolean;
  /** What broke it glows in the crack. */
  readonly isHot?: boolean;
  /** Each of its fields is cut now, whatever into. */
  readonly isSparking?: boolean;
  /** Its owner's seal lies on it. */
  readonly isSealed?: boolean;
  /** Its halves lie together, so that what is cut into them can be read. */
  readonly isOpened?: boolean;
  /** Without a foot: where all places are known. */
  readonly hasFoot?: boolean;
  readonly title?: string;
  readonly className?: string;
}

export function Slab(props: SlabProps) {
  const { isBroken = false, isBreaking = false } = props;
  const { isOpened = false, isHot = false, isSparking = false, isSealed = false } = props;
  const { hasFoot = true, title, className } = props;
  const id = useId();
  const height = hasFoot ? 6.4 : 5;
  return (
    <svg
      viewBox={`-1.05 -1 8.1 ${height + 1.3}`}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      className={classNames(
        'block w-full',
        styles.slab,
        isOpened && styles.opened,
        isBreaking && styles.now,
        isHot && styles.hot,
        className,
      )}
    >
      <defs>
        <linearGradient id={`${id}stone`} x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor="oklch(0.78 0.018 245)" />
          <stop offset="0.12" stopColor={slate} />
          <stop offset="1" stopColor={slateDeep} />
        </linearGradient>
        <clipPath id={`${id}left`}>
          <path d={`M-2-2H3.8${crack} 3 ${height + 1}H-2Z`} />
        </clipPath>
        <clipPath id={`${id}right`}>
          <path d={`M9-2H3.8${crack} 3 ${height + 1}H9Z`} />
        </clipPath>
      </defs>
      {isBroken ? (
        <>
          {isHot && <path d={`M4-.8 3.8-.5${crack} 3 ${height - 0.3}`} className={styles.ember} />}
          <g className={classNames(styles.left, styles.stone)}>
            <g clipPath={`url(#${id}left)`}>
              <Face {...props} id={id} height={height} />
            </g>
          </g>
          <g className={classNames(styles.right, styles.stone)}>
            <g clipPath={`url(#${id}right)`}>
              <Face {...props} id={id} height={height} />
            </g>
          </g>
          {isBreaking && <Dust y={height - 0.5} />}
        </>
      ) : (
        <g className={styles.stone}>
          <Face {...props} id={id} height={height} />
        </g>
      )}
      {isSparking && <Sparks />}
      {isSealed && <Seal />}
    </svg>
  );
}

/** Where a slab breaks, from its head down. */
const crack = 'L3.2 .7 3.9 1.6 2.7 2.8 3.4 3.8 2.6 4.9';

/** A glow in each field, one after the other, the same on every slab. */
const Sparks = () =>
  positions.map((p) => (
    <Styled
      as="circle"
      key={p}
      cx={2 * columnOf(p) + 1}
      cy={2 * rowOf(p) + 1}
      r={0.7}
      fill={amber}
      className={styles.spark}
      style={{ animationDelay: `${p * 330}ms` }}
    />
  ));

const Seal = () => (
  <g className={styles.seal}>
    <circle cx={3} cy={2} r={1.3} fill="oklch(0.6 0.09 80)" stroke="oklch(0.86 0.1 85)" strokeWidth={0.12} />
    <circle cx={3} cy={2} r={0.98} fill="none" stroke="oklch(0.4 0.06 75)" strokeWidth={0.06} />
    <path d="M3 1.4a.36.36 0 0 1 .17.68L3.3 2.66H2.7L2.83 2.08A.36.36 0 0 1 3 1.4Z" fill="oklch(0.25 0.04 70)" />
  </g>
);

function Face({
  grid,
  loose = [],
  lit = [],
  cutting = [],
  hasFoot = true,
  id,
  height,
}: SlabProps & { id: string; height: number }) {
  const rules = useRuneRules();
  const cut = (rune: RuneId, at: { x: number; y: number; scale?: number }) => (
    <CutRune
      key={rune}
      {...at}
      lines={drawnRune(rune, rules).lines}
      isLit={lit.includes(rune)}
      isNow={cutting.includes(rune)}
    />
  );
  return (
    <>
      <path
        d={`M-.35-.55 1.6-.62 4.9-.5 6.4-.58 6.58 1.9 6.5 ${height - 0.35} 3.1 ${height - 0.25}-.42 ${height - 0.38}-.52 2.6Z`}
        fill={`url(#${id}stone)`}
        stroke={cutEdge}
        strokeWidth={0.05}
        strokeLinejoin="round"
      />
      {positions.map((p) => (
        <rect
          key={p}
          x={2 * columnOf(p) + 0.03}
          y={2 * rowOf(p) + 0.03}
          width={1.94}
          height={1.94}
          rx={0.08}
          fill={field}
          stroke="oklch(0.8 0.02 250 / 0.35)"
          strokeWidth={0.03}
        />
      ))}
      {positions.map((p) => {
        const rune = grid[p];
        return rune == null ? null : cut(rune, { x: 2 * columnOf(p), y: 2 * rowOf(p) });
      })}
      {hasFoot && (
        <>
          <path d="M.05 4.55H5.95" stroke={cutDark} strokeOpacity={0.5} strokeWidth={0.05} />
          {loose.map((rune, i) => cut(rune, loosePlace(i, loose.length)))}
        </>
      )}
    </>
  );
}

/** In the foot, smaller where there are many. */
function loosePlace(i: number, count: number): { x: number; y: number; scale: number } {
  const scale = count > 4 ? 0.46 : count === 4 ? 0.64 : 0.82;
  return { x: 0.1 + 2.12 * scale * i, y: 5.37 - scale, scale };
}

/** A rune cut into stone: dark in its depth, light on the lower edge. */
export function CutRune({
  lines,
  x = 0,
  y = 0,
  scale = 1,
  isLit = false,
  isNow = false,
}: {
  lines: readonly Line[];
  x?: number;
  y?: number;
  scale?: number;
  isLit?: boolean;
  isNow?: boolean;
}) {
  const inset = 0.84;
  const d = lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('');
  const stroke = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round', pathLength: 1 } as const;
  return (
    <g
      transform={`translate(${x + (1 - inset) * scale} ${y + (1 - inset) * scale}) scale(${inset * scale})`}
      className={isNow ? styles.cutting : undefined}
    >
      <path {...stroke} stroke={cutEdge} strokeWidth={0.25} transform="translate(0.03 0.06)" />
      <path {...stroke} stroke={cutDark} strokeWidth={0.25} />
      {isLit && <path {...stroke} stroke={amber} strokeWidth={0.13} />}
      {isNow && !isLit && <path {...stroke} className={styles.glow} stroke={amber} strokeWidth={0.15} />}
    </g>
  );
}

const grains = [
  [1.9, 0.1, 0.12],
  [2.6, 0.35, 0.17],
  [3.3, 0.2, 0.1],
  [3.9, 0.4, 0.15],
  [4.6, 0.15, 0.09],
] as const;

function Dust({ y }: { y: number }) {
  return (
    <g className={styles.dust} fill="oklch(0.55 0.015 255)">
      {grains.map(([x, dy, r]) => (
        <circle key={x} cx={x} cy={y + dy} r={r} />
      ))}
    </g>
  );
}
