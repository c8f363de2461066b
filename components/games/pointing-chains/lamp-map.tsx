'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Style } from '@/components/ui/inline-styles';
import { Styled } from '@/components/ui/styled';
import type { MapLayout, PlacedNode, PlacedPointer, PlacedSection } from './map-layout';
import { nodeRadius } from './pointer-route';
import type { When } from './scene-state';
import styles from './stage.module.css';

// The pieces of a map as matter: small lamps, brass filaments that glow, violet glass where a loop closes, ash where a
// pointer was cut, amber over what is too big and in its lamps, which lose.

export const whenClass = (when: When, isStill: boolean): string =>
  when === 'ahead' ? 'hidden' : when === 'now' && !isStill ? (styles.now ?? '') : '';

export const later = (ms: number): Style => ({ animationDelay: `${Math.round(ms)}ms` });

export function LampDefs() {
  return (
    <defs>
      <radialGradient id="lamp-off" cx="38%" cy="30%" r="75%">
        <stop offset="0%" stopColor="oklch(0.46 0.025 75)" />
        <stop offset="100%" stopColor="oklch(0.22 0.02 60)" />
      </radialGradient>
      <radialGradient id="lamp-on" cx="40%" cy="32%" r="80%">
        <stop offset="0%" stopColor="oklch(0.97 0.06 95)" />
        <stop offset="55%" stopColor="oklch(0.84 0.12 85)" />
        <stop offset="100%" stopColor="oklch(0.6 0.11 70)" />
      </radialGradient>
      <radialGradient id="lamp-violet" cx="40%" cy="30%" r="80%">
        <stop offset="0%" stopColor="oklch(0.76 0.12 305)" />
        <stop offset="60%" stopColor="oklch(0.52 0.16 303)" />
        <stop offset="100%" stopColor="oklch(0.32 0.12 300)" />
      </radialGradient>
      <radialGradient id="lamp-amber" cx="40%" cy="30%" r="80%">
        <stop offset="0%" stopColor="oklch(0.66 0.13 55)" />
        <stop offset="60%" stopColor="oklch(0.48 0.12 50)" />
        <stop offset="100%" stopColor="oklch(0.32 0.08 48)" />
      </radialGradient>
      <radialGradient id="halo-brass">
        <stop offset="0%" stopColor="oklch(0.88 0.12 85 / 0.55)" />
        <stop offset="100%" stopColor="oklch(0.88 0.12 85 / 0)" />
      </radialGradient>
      <radialGradient id="halo-violet">
        <stop offset="0%" stopColor="oklch(0.62 0.17 303 / 0.6)" />
        <stop offset="100%" stopColor="oklch(0.62 0.17 303 / 0)" />
      </radialGradient>
      <radialGradient id="haze">
        <stop offset="0%" stopColor="oklch(0.78 0.15 65 / 0.34)" />
        <stop offset="100%" stopColor="oklch(0.78 0.15 65 / 0.1)" />
      </radialGradient>
    </defs>
  );
}

export function LampPicture({
  layout: { width, height },
  least = 0,
  margin = 8,
  description,
  children,
}: {
  layout: Pick<MapLayout, 'width' | 'height'>;
  /** The picture is no narrower and no lower than this, the layout in its middle. */
  least?: number;
  /** On each side. */
  margin?: number;
  description: string;
  children: ReactNode;
}) {
  const [wide, high] = [Math.max(least, width) + 2 * margin, Math.max(least, height) + 2 * margin];
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`${(width - wide) / 2} ${(height - high) / 2} ${wide} ${high}`}
      className="mx-auto block h-auto max-h-[var(--picture,58vh)] min-h-48 w-full"
    >
      <LampDefs />
      {children}
    </svg>
  );
}

/** Each means one thing: brass scores, violet is in a loop, amber loses a point, ash may have to go. */
export type Light = 'off' | 'brass' | 'violet' | 'amber' | 'ash';
const fills = {
  off: 'url(#lamp-off)',
  brass: 'url(#lamp-on)',
  violet: 'url(#lamp-violet)',
  amber: 'url(#lamp-amber)',
  ash: 'oklch(0.4 0.01 60)',
};
const filaments = { brass: 'oklch(0.83 0.11 85)', violet: 'oklch(0.7 0.14 303)', amber: 'oklch(0.66 0.13 55)' };

export interface LampProps {
  readonly at: Pick<PlacedNode, 'x' | 'y'>;
  readonly light: Light;
  /** Points, in the lamp. */
  readonly figure?: string | null;
  readonly isNow?: boolean;
  /** Goes to another place in its time instead of standing there at once. */
  readonly isMoving?: boolean;
  readonly delayMs?: number;
  readonly children?: ReactNode;
}

/** How long a lamp goes from the ring to its place: what stylesheets say too. */
export const MOVE_MS = 700;

/** A lamp in a brass bezel; `light` is what it burns in. */
export function Lamp({ at: { x, y }, light, figure = null, isNow, isMoving, delayMs = 0, children }: LampProps) {
  const isLit = light !== 'off' && light !== 'ash';
  return (
    <Styled
      as="g"
      transform={`translate(${x} ${y})`}
      style={isMoving ? { transform: `translate(${x}px, ${y}px)` } : undefined}
      className={classNames(styles.lamp, isLit && styles.lit, isNow && styles.now, isMoving && styles.moving)}
    >
      {light !== 'amber' && (
        <Styled
          as="circle"
          r={nodeRadius * 2.3}
          fill={light === 'violet' ? 'url(#halo-violet)' : 'url(#halo-brass)'}
          className={styles.glow}
          style={later(delayMs)}
        />
      )}
      <circle r={nodeRadius} fill={fills.off} stroke="oklch(0.62 0.08 80)" strokeWidth={1.5} />
      <Styled
        as="circle"
        r={nodeRadius - 0.75}
        fill={fills[light]}
        className={isLit ? styles.glow : undefined}
        style={later(delayMs)}
      />
      {figure !== null && (
        <Styled
          as="text"
          y={4.5}
          textAnchor="middle"
          className={classNames('display figures text-[13px] font-semibold', styles.figure)}
          style={later(delayMs)}
          fill={light === 'brass' ? 'oklch(0.25 0.04 60)' : 'oklch(0.97 0.01 85)'}
        >
          {figure}
        </Styled>
      )}
      {children}
    </Styled>
  );
}

/** A filament as it is drawn; violet once its loop is closed, amber once its section is told to be too big. */
export function Filament({
  pointer: { path, head },
  light,
  when,
  isStill,
  delayMs,
  lastsMs,
}: {
  pointer: PlacedPointer;
  light: keyof typeof filaments;
  when: When;
  isStill: boolean;
  delayMs: number;
  lastsMs: number;
}) {
  const color = filaments[light];
  const timing: Style = { ...later(delayMs), '--lasts': `${lastsMs}ms` };
  return (
    <g className={whenClass(when, isStill)} fill="none" stroke={color} strokeLinecap="round">
      <Styled
        as="path"
        d={path}
        pathLength={1}
        strokeWidth={6}
        opacity={0.22}
        className={styles.filament}
        style={timing}
      />
      <Styled as="path" d={path} pathLength={1} strokeWidth={2} className={styles.filament} style={timing} />
      <Styled
        as="path"
        d={head}
        fill={color}
        stroke="none"
        className={styles.head}
        style={later(delayMs + lastsMs * 0.9)}
      />
    </g>
  );
}

/** Sparks that run round a closed loop. */
export function Running({ path }: { path: string }) {
  return (
    <path
      d={path}
      pathLength={1}
      fill="none"
      stroke="oklch(0.95 0.08 60)"
      strokeWidth={2.4}
      strokeLinecap="round"
      className={styles.running}
    />
  );
}

/** A pointer into a loop: glows until it is cut, then lies there cold. */
export function CutFilament({
  pointer: { path, head },
  middle,
  isNow,
}: {
  pointer: PlacedPointer;
  middle: { x: number; y: number };
  isNow: boolean;
}) {
  const ash = 'oklch(0.52 0.012 70)';
  return (
    <g className={classNames(styles.cut, isNow && styles.now)} fill="none">
      {isNow && (
        <g className={styles.kept} stroke="oklch(0.83 0.11 85)" strokeWidth={2}>
          <path d={path} />
        </g>
      )}
      <g className={styles.rest}>
        <path d={path} stroke={ash} strokeWidth={1.6} strokeDasharray="4 5" />
        <path d={head} fill={ash} />
      </g>
      <g transform={`translate(${middle.x} ${middle.y})`}>
        <path d="M-4 -4 4 4M4 -4 -4 4" stroke="oklch(0.78 0.14 38)" strokeWidth={2} className={styles.mark} />
      </g>
    </g>
  );
}

export function Haze({ section: { x, y, width, height }, isNow }: { section: PlacedSection; isNow: boolean }) {
  return (
    <rect
      {...{ x, y, width, height }}
      rx={22}
      fill="url(#haze)"
      stroke="oklch(0.78 0.15 65 / 0.55)"
      className={classNames(styles.haze, isNow && styles.now)}
    />
  );
}

export function Pulse({ isNow }: { isNow: boolean }) {
  return (
    <g className={isNow ? styles.now : undefined}>
      <circle
        r={nodeRadius + 2}
        fill="none"
        stroke="oklch(0.88 0.12 85)"
        strokeWidth={1.5}
        opacity={0}
        className={styles.pulse}
      />
      <circle r={nodeRadius + 4} fill="none" stroke="oklch(0.88 0.12 85 / 0.5)" strokeDasharray="2 4" />
    </g>
  );
}
