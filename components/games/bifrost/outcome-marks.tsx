import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import { type Color, edges, neighbours } from '@/games/bifrost/board';
import { type Cells, groupsOf, reachOf } from '@/games/bifrost/groups';
import { centers, hexPoints, rails } from './geometry';
import styles from './stage.module.css';

// What decided a board, drawn over it: a win lit through from edge to edge; a loss explained by what the colour can still
// reach, the edges it cannot, and the pieces that cut it off.

interface MarksProps {
  readonly cells: Cells;
  readonly color: Color;
  /** It happens before one's eyes. */
  readonly isNow?: boolean;
}

/** Where a piece comes down first, whatever it brings about waits for it. */
const afterLanding = (ms: number) => `calc(var(--landing, 0ms) + ${ms}ms)`;

/** How long light takes from piece to piece. */
const STEP_MS = 110;

export function WonMarks({ cells, color, isNow = false }: MarksProps) {
  const chain = groupsOf(cells, color).find((group) => group.edges.length >= 3);
  if (chain === undefined) return null;
  const depths = depthsIn(chain.cells, chain.edges);
  const longest = Math.max(...depths.values());
  return (
    <g className={classNames(isNow && styles.now)} fill="none" strokeLinecap="round">
      {chain.cells.flatMap((cell) =>
        (neighbours[cell] ?? [])
          .filter((next) => next > cell && depths.has(next))
          .map((next) => (
            <Link key={`${cell} ${next}`} {...{ cell, next }} delayMs={STEP_MS * (depths.get(cell) ?? 0)} />
          )),
      )}
      {chain.cells.map((cell) => (
        <Styled
          as="polygon"
          key={cell}
          points={ring}
          transform={at(cell)}
          strokeWidth={0.12}
          className={classNames('stroke-piece-light', styles.light)}
          style={{ animationDelay: afterLanding(STEP_MS * (depths.get(cell) ?? 0)) }}
        />
      ))}
      {chain.edges.map((edge) => (
        <EdgeLine key={edge} {...{ edge, color }} delayMs={STEP_MS * longest} />
      ))}
    </g>
  );
}

function Link({ cell, next, delayMs }: { cell: number; next: number; delayMs: number }) {
  const [from, to] = [centers[cell], centers[next]];
  const line = { x1: from?.x, y1: from?.y, x2: to?.x, y2: to?.y };
  return (
    <Styled as="g" className={styles.light} style={{ animationDelay: afterLanding(delayMs) }}>
      <line {...line} strokeWidth={0.62} strokeOpacity={0.28} className="stroke-piece-light" />
      <line {...line} strokeWidth={0.15} className="stroke-piece-light" />
    </Styled>
  );
}

/** The rail that a win has reached, glowing. */
function EdgeLine({ edge, color, delayMs }: { edge: number; color: Color; delayMs: number }) {
  const rail = rails[edge]?.[1];
  if (rail === undefined) return null;
  const line = { x1: rail.from.x, y1: rail.from.y, x2: rail.to.x, y2: rail.to.y };
  return (
    <Styled
      as="g"
      className={styles.light}
      style={{ animationDelay: afterLanding(delayMs), stroke: `var(--piece-${color})` }}
    >
      <line {...line} strokeWidth={0.95} strokeOpacity={0.35} />
      <line {...line} strokeWidth={0.5} />
      <line {...line} strokeWidth={0.14} className="stroke-piece-light" />
    </Styled>
  );
}

export function LostMarks({ cells, color, isNow = false }: MarksProps) {
  const reach = reachOf(cells, color);
  const region = new Set(reach.cells);
  const walls = cells.flatMap((held, cell) => {
    const cuts = held !== null && held !== color && (neighbours[cell] ?? []).some((next) => region.has(next));
    return cuts ? [cell] : [];
  });
  return (
    <g className={classNames(isNow && styles.now)} fill="none">
      <Styled as="g" className={styles.light} style={{ animationDelay: afterLanding(0) }}>
        {cells.map((held, cell) =>
          region.has(cell) ? (
            held === null && (
              <Styled
                as="polygon"
                key={String(cell)}
                points={hex}
                transform={at(cell)}
                fillOpacity={0.34}
                style={{ fill: `var(--piece-${color})` }}
              />
            )
          ) : (
            <polygon
              key={String(cell)}
              points={hex}
              transform={at(cell)}
              fillOpacity={held === null || held === color ? 0.6 : 0.32}
              className="fill-piece-ink"
            />
          ),
        )}
      </Styled>
      <Styled as="g" className={styles.light} style={{ animationDelay: afterLanding(500) }}>
        {walls.map((cell) => (
          <polygon key={cell} points={ring} transform={at(cell)} strokeWidth={0.14} className="stroke-piece-light" />
        ))}
      </Styled>
      {edges.map((_, edge) =>
        reach.edges.includes(edge) ? (
          <EdgeLine key={String(edge)} {...{ edge, color }} delayMs={300} />
        ) : (
          <EdgeCross key={String(edge)} edge={edge} />
        ),
      )}
    </g>
  );
}

/** The pieces of a colour, where they are counted. */
export function HeldMarks({ cells, color, isNow = false }: MarksProps) {
  return (
    <g className={classNames(isNow && styles.now)} fill="none">
      <Styled as="g" className={styles.light} style={{ animationDelay: afterLanding(0) }}>
        {cells.map((held, cell) =>
          held === color ? (
            <polygon
              key={String(cell)}
              points={ring}
              transform={at(cell)}
              strokeWidth={0.14}
              className="stroke-piece-light"
            />
          ) : (
            <polygon
              key={String(cell)}
              points={hex}
              transform={at(cell)}
              fillOpacity={0.32}
              className="fill-piece-ink"
            />
          ),
        )}
      </Styled>
    </g>
  );
}

/** A ring that goes out from a piece as it comes to rest. */
export const FallMarks = ({ cells }: { cells: readonly number[] }) =>
  cells.map((cell) => (
    <g key={cell} transform={at(cell)} fill="none">
      <circle r={1} strokeWidth={0.16} className={classNames('stroke-piece-light', styles.ripple)} />
    </g>
  ));

/** An edge that is out of reach. */
function EdgeCross({ edge }: { edge: number }) {
  const rail = rails[edge]?.[1];
  if (rail === undefined) return null;
  const [x, y] = [(rail.from.x + rail.to.x) / 2, (rail.from.y + rail.to.y) / 2];
  const cross = 'M-0.42 -0.42L0.42 0.42M0.42 -0.42L-0.42 0.42';
  return (
    <Styled
      as="g"
      className={styles.light}
      style={{ animationDelay: afterLanding(900) }}
      transform={`translate(${x} ${y})`}
      strokeLinecap="round"
    >
      <path d={cross} strokeWidth={0.46} className="stroke-piece-ink" />
      <path d={cross} strokeWidth={0.22} className="stroke-piece-light" />
    </Styled>
  );
}

const hex = hexPoints(0.97);
const ring = hexPoints(0.84);
const at = (cell: number) => `translate(${centers[cell]?.x ?? 0} ${centers[cell]?.y ?? 0})`;

/** How many pieces light passes on its way from the chain's first edge. */
function depthsIn(chain: readonly number[], reached: readonly number[]): ReadonlyMap<number, number> {
  const inChain = new Set(chain);
  const first = new Set(edges[reached[0] ?? 0]);
  const depths = new Map(chain.filter((cell) => first.has(cell)).map((cell) => [cell, 0]));
  for (const [cell, depth] of depths) {
    for (const next of neighbours[cell] ?? []) {
      if (inChain.has(next) && !depths.has(next)) depths.set(next, depth + 1);
    }
  }
  return depths;
}
