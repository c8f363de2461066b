'use client';

import { useMemo } from 'react';
import { DrawnBot } from '@/components/stage/drawn-name';
import { useWidth } from '@/components/stage/use-width';
import { useHydrated } from '@/components/ui/use-hydrated';
import { partsOfCalled } from '@/games/kit/called';
import { type ConnectionMap, layoutMap, type MapLayout, type PlacedNode } from './map-layout';
import { type MapWords, wordsOf } from './map-words';
import { pointsByNode } from './point-shares';
import { nodeRadius } from './pointer-route';

/** What is written at a node where names may be seen; absent on an anonymous map. */
export interface NodeLabel {
  readonly name: string;
  /** Inside the node: the points of the round, say. */
  readonly figure?: string;
  readonly isMine?: boolean;
}

export interface ChainsMapProps {
  readonly map: ConnectionMap;
  readonly bigSection: number;
  readonly labelOf?: (node: number) => NodeLabel;
  /** Drawn larger where there is room: where the map is the board. */
  readonly isLarge?: boolean;
  /** In a rulebook the words stand beside the picture already. */
  readonly hasTwin?: boolean;
  /** What a screen reader calls the picture; without it, its summary. */
  readonly title?: string;
}

/** A round's connection map, drawn, with the same in words below. Knows no rules: it draws a map. */
export function ChainsMap({ map, bigSection, labelOf, isLarge = false, hasTwin = true, title }: ChainsMapProps) {
  const [ref, width] = useWidth();
  const isHere = useHydrated();
  const isNamed = labelOf !== undefined;
  const labelWidth = labelOf === undefined ? 0 : widestLabel(map, labelOf);
  const scale = isLarge && width >= 480 ? LARGE : 1;
  const layout = useMemo(
    () => layoutMap(map, { ...spacingFor(width / scale, labelWidth), bigSection }),
    [map, width, scale, labelWidth, bigSection],
  );
  const points = useMemo(() => (isNamed ? undefined : pointsByNode(map, bigSection)), [map, bigSection, isNamed]);
  const words = useMemo(
    () => wordsOf(map, { bigSection, ...(labelOf ? { labelOf: (node: number) => labelOf(node).name } : {}) }),
    [map, bigSection, labelOf],
  );
  return (
    <figure ref={ref} className="min-w-0">
      <section
        className="overflow-x-auto rounded-md focus-visible:outline-offset-[-2px]"
        aria-label={`${title ?? `Map of round ${map.round}`}, drawn`}
        // A long chain scrolls sideways, by keyboard too; how wide it is here is not known on the server.
        tabIndex={!isHere || layout.width > width ? 0 : undefined}
      >
        <MapDrawing
          key={map.round}
          {...{ layout, bigSection, labelOf, points }}
          // A chain far too long for the screen scrolls; a bit too long is drawn smaller.
          width={Math.min(layout.width * scale, Math.max(width, layout.width * (isNamed ? 0.85 : 0.55)))}
          description={title ?? words.summary}
          className="mx-auto block"
        />
      </section>
      {hasTwin && <MapText words={words} isNamed={isNamed} />}
    </figure>
  );
}

/** In pixels, generously: a name that stands at the edge must not be cut. */
const widestLabel = (map: ConnectionMap, labelOf: (node: number) => NodeLabel): number =>
  Math.min(
    LONGEST,
    Math.max(...Array.from({ length: map.size }, (_, node) => partsOfCalled(labelOf(node).name).name.length)),
  ) *
    LETTER +
  4;

/** Names want room below their nodes and beside each other. */
function spacingFor(width: number, labelWidth: number) {
  const isNarrow = width < 480;
  if (labelWidth === 0) return { maxWidth: width, stepX: isNarrow ? 42 : 52, stepY: isNarrow ? 38 : 44, labelWidth };
  const stepX = Math.min(isNarrow ? 72 : 84, Math.max(56, labelWidth + 12));
  return { maxWidth: width, stepX, stepY: 58, labelWidth };
}

const LARGE = 1.4;

interface DrawingProps {
  readonly layout: MapLayout;
  readonly bigSection: number;
  readonly labelOf?: ((node: number) => NodeLabel) | undefined;
  /** What a node was worth, where no name stands beside it. */
  readonly points?: ReadonlyMap<number, number> | undefined;
  readonly description: string;
  readonly width?: number;
  readonly className: string;
}

/** Brass filaments; violet glass where a loop is closed; what was removed lies there cold. */
export function MapDrawing({ layout, bigSection, labelOf, points, description, width, className }: DrawingProps) {
  const loop = new Set(layout.nodes.filter(({ role }) => role === 'loop').map(({ node }) => node));
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={width}
      className={className}
    >
      {layout.sections
        .filter(({ section }) => section.nodes.length >= bigSection)
        .map(({ section, x, y, width: w, height: h }) => (
          <g key={section.nodes.join()}>
            <rect {...{ x, y, width: w, height: h }} rx={14} className="fill-warning-subtle stroke-border-default" />
            <text x={x + 10} y={y + 14} className="fill-warning-content text-[10px]">
              {`${bigSection} or more: −1 each`}
            </text>
          </g>
        ))}
      {layout.pointers.map(({ from, to, fate, path, head }) => (
        <g key={`${from}>${to}`} data-fate={fate} className={colorOf({ fate, isLoop: loop.has(from) })} fill="none">
          {fate === 'kept' && <path d={path} stroke="currentColor" strokeWidth={6} opacity={0.2} />}
          <path
            d={path}
            stroke="currentColor"
            strokeWidth={fate === 'kept' ? 2 : 1.5}
            strokeDasharray={fate === 'kept' ? undefined : '4 4'}
          />
          <path d={head} fill="currentColor" />
        </g>
      ))}
      {layout.nodes.map((placed) => (
        <g key={placed.node}>
          <NodeDrawing
            placed={placed}
            label={labelOf?.(placed.node)}
            figure={labelOf?.(placed.node).figure ?? figureAt(points, placed.node)}
          />
        </g>
      ))}
    </svg>
  );
}

function colorOf({ fate, isLoop }: { fate: 'kept' | 'removed'; isLoop: boolean }): string {
  if (fate === 'removed') return 'text-muted';
  return isLoop ? 'text-piece-purple' : 'text-brass-content';
}

function figureAt(points: ReadonlyMap<number, number> | undefined, node: number): string | undefined {
  const worth = points?.get(node);
  return worth === undefined ? undefined : String(worth).replace('-', '−');
}

interface NodeProps {
  readonly placed: PlacedNode;
  readonly label: NodeLabel | undefined;
  readonly figure: string | undefined;
}

/** Kinds differ in form, not in colour alone: an end has a second ring, who is alone a dot, a loop's nodes are full. */
function NodeDrawing({ placed, label, figure }: NodeProps) {
  const { x, y, role } = placed;
  const ring = role === 'loop' ? 'stroke-piece-purple' : 'stroke-brass-content';
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={nodeRadius}
        strokeWidth={label?.isMine ? 3 : 1.75}
        className={`${fills[role]} ${ring}`}
      />
      {role === 'end' && (
        <circle cx={x} cy={y} r={nodeRadius - 4} fill="none" strokeWidth={1.25} className="stroke-brass-content" />
      )}
      {role === 'alone' && figure === undefined && <circle cx={x} cy={y} r={2.5} className="fill-brass-content" />}
      {figure !== undefined && (
        <text x={x} y={y + 4} textAnchor="middle" className="figures fill-content-emphasis text-[11px] font-semibold">
          {figure}
        </text>
      )}
      {label && <NodeName {...{ placed, label }} />}
    </>
  );
}

const fills = {
  ...{ start: 'fill-brass-subtle', middle: 'fill-brass-subtle', end: 'fill-brass-subtle' },
  ...{ loop: 'fill-piece-purple/20', alone: 'fill-bg-emphasis' },
} as const;

/** At the left of a loop it stands higher, so that pointers that come in from there pass below it. */
function NodeName({ placed, label }: { placed: PlacedNode; label: NodeLabel }) {
  const { x, y, label: side, labelRoom } = placed;
  const { name, isBot } = partsOfCalled(label.name);
  const { words, size } = fittedName(name, labelRoom);
  const at = {
    below: { x, y: y + nodeRadius + 12, textAnchor: 'middle' },
    belowRight: { x, y: y + nodeRadius + 12, textAnchor: 'start' },
    above: { x, y: y - nodeRadius - 6, textAnchor: 'middle' },
    left: { x: x - 7, y: y - nodeRadius - 5, textAnchor: 'end' },
    right: { x: x + nodeRadius + 4, y: y + 4, textAnchor: 'start' },
  } as const;
  return (
    <>
      {isBot && <DrawnBot x={x + nodeRadius} y={y - nodeRadius * 0.8} />}
      <text
        {...at[side]}
        strokeWidth={3}
        paintOrder="stroke"
        fontSize={size}
        className={`stroke-bg-default ${label.isMine ? 'fill-brass-content font-semibold' : 'fill-content-default'}`}
      >
        <title>{label.name}</title>
        {words}
      </text>
    </>
  );
}

const LETTER = 6.4;
const LONGEST = 13;

const LARGEST_PX = 11;
const SMALLEST_PX = 8.5;

/** Smaller letters first; cut where it would be too small to read. */
export function fittedName(name: string, room: number): { readonly words: string; readonly size: number } {
  const letters = Math.min(LONGEST, Math.floor(room / LETTER));
  const size = Math.max(SMALLEST_PX, Math.min(LARGEST_PX, (LARGEST_PX * letters) / Math.max(1, name.length)));
  const most = Math.floor((letters * LARGEST_PX) / size);
  return { words: name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`, size };
}

function MapText({ words, isNamed }: { words: MapWords; isNamed: boolean }) {
  return (
    <figcaption className="mt-2 text-sm text-subtle">
      <p>{words.summary}</p>
      <details className="mt-1">
        <summary className="tappable py-1 text-muted">In words</summary>
        <ul className="mt-1 grid gap-1.5">
          {words.sections.map(({ title, lines, isBig }) => (
            <li key={lines.join()}>
              <span className="text-default">{title}</span>
              {isBig && ' (big: −1 each)'}: {lines.join('; ')}
            </li>
          ))}
          {words.removed.length > 0 && (
            <li>
              <span className="text-default">Removed</span>: {words.removed.join('; ')}
            </li>
          )}
        </ul>
        {!isNamed && <p className="mt-1 text-muted">The numbers stand for nobody: they only tell this map.</p>}
      </details>
    </figcaption>
  );
}
