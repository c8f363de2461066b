'use client';

import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SceneDrawingProps } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import type { SeatId } from '@/games/game';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import {
  CutFilament,
  Filament,
  Haze,
  Lamp,
  LampPicture,
  type Light,
  MOVE_MS,
  Pulse,
  Running,
  whenClass,
} from './lamp-map';
import { LampName, lampNamesOf, NAMES_MARGIN } from './lamp-name';
import { type ConnectionMap, largestIn, layoutMap, type MapLayout, type PlacedNode, ringOf } from './map-layout';
import { formatPoints, namedMapOf } from './named-map';
import { whenOf } from './scene-state';
import type { RoundBeat } from './scenes';
import { stepsToEnds } from './steps-to-ends';

type Props = SceneDrawingProps<View, RoundBeat, Settings>;

/** A round as it closes: lamps, filaments, loops, cuts, chains that count back, what is too big, who is alone. */
export function RoundDrawing(props: Props) {
  const [ref, { width, shape }] = useRoom();
  const map = props.after.maps.at(-1);
  return (
    <div ref={ref} className="relative">
      <div data-height aria-hidden className="invisible absolute h-[var(--picture,58vh)] w-px" />
      {map !== undefined && <RoundMap {...props} {...{ map, width, shape }} />}
    </div>
  );
}

type DrawnProps = Props & {
  readonly map: ConnectionMap;
  readonly width: number;
  /** Width to height of the room, where that has been measured. */
  readonly shape?: number | null;
  readonly room?: LampRoom;
};

/** The picture alone, for a width in pixels. */
export function RoundMap({ map, width, shape = null, room, scene, index, isStill, settings, ...props }: DrawnProps) {
  const { bigSection } = settings;
  const standing = useMemo(() => (room === undefined ? shownSeats(map, props.after) : null), [map, room, props.after]);
  const { letters, labelWidth } = lampNamesOf(standing?.map(props.nameOf) ?? [], width);
  const layout = useLampLayout(map, { width, shape, room, bigSection, labelWidth: standing === null ? 0 : labelWidth });
  const now = scene.beats[index];
  const when = (show: RoundBeat['show'], node?: number) =>
    whenOf(scene, { index, show, ...(node === undefined ? {} : { node }) });
  const steps = useMemo(() => stepsToEnds(map), [map]);
  const ring = useMemo(() => ringOf(layout), [layout]);
  const isOnRing = !isStill && when('pointers') === 'ahead';
  return (
    <LampPicture
      layout={layout}
      least={room?.least ?? ring.size}
      {...(standing !== null && { margin: NAMES_MARGIN })}
      description={scene.title}
    >
      {layout.sections
        .filter(({ section }) => section.nodes.length >= bigSection && when('big', section.nodes[0]) !== 'ahead')
        .map((section) => (
          <Haze
            key={section.section.nodes.join()}
            {...{ section }}
            isNow={!isStill && when('big', section.section.nodes[0]) === 'now'}
          />
        ))}
      <Pointers {...{ layout, when, isStill }} drawnInMs={Math.max(0, (now?.ms ?? 0) * 0.8 - MOVE_MS)} />
      {when('loops') === 'now' && !isStill && (
        <g className={whenClass('now', isStill)}>
          {layout.pointers
            .filter(({ from, fate }) => fate === 'kept' && when('loops', from) === 'now')
            .map(({ from, path }) => (
              <Running key={from} path={path} />
            ))}
        </g>
      )}
      {layout.nodes.map((node) => {
        const seat = standing?.[node.node];
        const lit = litAt(node, { when, bigSection, map, steps });
        return (
          <Lamp
            key={node.node}
            at={isOnRing ? (ring.at.get(node.node) ?? node) : node}
            isMoving={!isStill}
            light={lit.light}
            figure={lit.figure}
            isNow={!isStill && lit.when === 'now'}
            delayMs={lit.steps * Math.min(320, ((now?.ms ?? 0) * 0.6) / Math.max(1, steps.size))}
          >
            {node.role === 'alone' && when('alone') !== 'ahead' && (
              <Pulse isNow={!isStill && when('alone') === 'now'} />
            )}
            {seat !== undefined && !isOnRing && (
              <LampName
                called={props.nameOf(seat)}
                side={node.label}
                isMine={seat === props.mine}
                isStill
                {...{ letters }}
              />
            )}
          </Lamp>
        );
      })}
    </LampPicture>
  );
}

/** Who stands at which lamp, for eyes that see everything; null: the round is told without names. */
function shownSeats(map: ConnectionMap, after: Props['after']): readonly SeatId[] | null {
  const named = after.viewer === 'host' ? after.rounds?.find(({ round }) => round === map.round) : undefined;
  if (named === undefined) return null;
  return namedMapOf(
    named,
    after.seats.map(({ seat }) => seat),
  ).seats;
}

interface PointersProps {
  readonly layout: MapLayout;
  readonly when: LitBy['when'];
  readonly isStill: boolean;
  /** How long all of them take, one after the other. */
  readonly drawnInMs: number;
}

function Pointers({ layout, when, isStill, drawnInMs }: PointersProps) {
  const { pointers } = layout;
  const eachMs = drawnInMs / Math.max(1, pointers.length);
  return pointers.map((pointer, i) =>
    pointer.fate === 'removed' && when('snaps') !== 'ahead' ? (
      <CutFilament
        key={pointer.from}
        pointer={pointer}
        middle={pointer.middle}
        isNow={!isStill && when('snaps') === 'now'}
      />
    ) : (
      <Filament
        key={pointer.from}
        {...{ pointer, isStill }}
        light={burningAt(pointer.from, when)}
        when={when('pointers')}
        delayMs={MOVE_MS + i * eachMs}
        lastsMs={Math.max(260, eachMs * 1.6)}
      />
    ),
  );
}

interface Lit {
  readonly light: Light;
  readonly figure: string | null;
  readonly when: ReturnType<typeof whenOf>;
  readonly steps: number;
}

interface LitBy {
  when(show: RoundBeat['show'], node?: number): ReturnType<typeof whenOf>;
  readonly bigSection: number;
  readonly map: ConnectionMap;
  readonly steps: ReadonlyMap<number, number>;
}

/** A loop stays violet when it is too big; its lamps tell the loss. */
function burningAt(node: number, when: LitBy['when']): 'brass' | 'violet' | 'amber' {
  if (when('loops', node) !== 'ahead') return 'violet';
  return when('big', node) === 'ahead' ? 'brass' : 'amber';
}

/** A lamp lights when its place has been told. */
function litAt({ node, role }: PlacedNode, { when, steps, map }: LitBy): Lit {
  const own = steps.get(node) ?? 0;
  const big = when('big', node);
  const looped = when('loops', node);
  const light = burningAt(node, when);
  if (big !== 'ahead') return { light: 'amber', figure: formatPoints(-1), when: big, steps: 0 };
  if (looped !== 'ahead') return { light, figure: '0', when: looped, steps: 0 };
  const chained = when('chains', node);
  if (chained !== 'ahead') return { light, figure: String(own), when: chained, steps: own };
  const alone = role === 'alone' ? when('alone') : 'ahead';
  if (alone === 'ahead') return { light: 'off', figure: null, when: alone, steps: 0 };
  return { light: 'brass', figure: aloneFigure(map), when: alone, steps: 0 };
}

/** In round 1 it is everybody's first time; later nobody knows whose. */
const aloneFigure = ({ round }: ConnectionMap): string | null => (round === 1 ? '1' : null);

/** Where a map is drawn. Sizes are in the layout's own pixels. */
export interface LampRoom {
  readonly isNarrow: boolean;
  /** How wide its rows may be: of these the one is taken that is drawn largest. */
  readonly rowWidths: readonly number[];
  /** In how many rows chains of `foldFrom` steps and more may go to and fro; as above. */
  readonly chainRows: readonly number[];
  readonly foldFrom: number;
  /** Width to height. */
  readonly shape: number;
  /** What is as large as the height allows takes the whole width. */
  readonly isSpread?: boolean;
  /** Where nothing comes from a ring: what a small map is drawn no larger for. */
  readonly least?: number;
}

/** A phone's tray gets two columns of short chains, a stage's one wide row. */
const trayOf = (width: number, shape: number): LampRoom =>
  width < 520
    ? { isNarrow: true, rowWidths: [340], chainRows: [1, 2, 3, 4], foldFrom: 5, shape: 1 }
    : {
        isNarrow: false,
        rowWidths: [0.55, 0.75, 1, 1.4, 1.8].map((share) => share * Math.min(760, width)),
        chainRows: [1, 2],
        foldFrom: 10,
        shape,
        isSpread: true,
      };

/** Where nothing has been measured yet. */
const USUAL_SHAPE = 1.85;

/** The middle of a stage's table, in an oval that cuts corners off. */
export const onFelt: LampRoom = {
  isNarrow: true,
  rowWidths: [240, 340, 460, 580, 700],
  chainRows: [1, 2, 3],
  foldFrom: 6,
  shape: 1.7,
  least: 120,
};

/** Laid out for the room there is: a tray so many pixels wide, unless it is another. */
export function useLampLayout(
  map: ConnectionMap,
  {
    width,
    shape: measured = null,
    room,
    bigSection,
    labelWidth = 0,
  }: {
    width: number;
    shape?: number | null;
    room?: LampRoom | undefined;
    bigSection: number;
    labelWidth?: number;
  },
): MapLayout {
  return useMemo(() => {
    const { isNarrow, rowWidths, chainRows, foldFrom, shape, isSpread } =
      room ?? trayOf(width, measured ?? USUAL_SHAPE);
    const step = isNarrow ? 46 : 60;
    const options = {
      ...{ bigSection, labelWidth },
      stepX: labelWidth > 0 ? Math.max(step, Math.min(92, labelWidth + 12)) : step,
      stepY: labelWidth > 0 ? 62 : isNarrow ? 42 : 52,
    };
    const isFree = isSpread === true && labelWidth === 0;
    const stepYs = isFree ? [options.stepY, TIGHT_Y] : [options.stepY];
    const tries = stepYs.flatMap((stepY) =>
      chainRows.flatMap((rows) =>
        rowWidths.map((maxWidth) => ({ ...options, stepY, maxWidth, fold: { from: foldFrom, rows } })),
      ),
    );
    const best = largestIn(
      shape,
      tries.map((tried) => ({ ...layoutMap(map, tried), tried })),
    );
    if (!isFree) return best;
    const spreadTo = (spread: number) =>
      layoutMap(map, { ...best.tried, spread, stepX: step * spread, maxWidth: best.tried.maxWidth * spread });
    return largestIn(shape, [...SPREADS.map(spreadTo), best]);
  }, [map, width, measured, room, bigSection, labelWidth]);
}

/** The widest first: of layouts that are drawn as large the first is taken. */
const SPREADS = [1.8, 1.5, 1.25];
/** From branch to branch, where the height is short. */
const TIGHT_Y = 44;

interface Room {
  readonly width: number;
  readonly shape: number | null;
}

/** The room that a picture has, in pixels, and its shape; in steps, and not anew before it is another page's altogether. */
function useRoom(): [(element: HTMLElement | null) => void, Room] {
  const [ref, width] = useWidth({ isSteady: true });
  const [room, setRoom] = useState<Room>({ width, shape: null });
  const element = useRef<HTMLElement | null>(null);
  const look = useCallback(
    (now: HTMLElement | null) => {
      element.current = now;
      ref(now);
    },
    [ref],
  );
  useLayoutEffect(() => {
    const height = element.current?.querySelector('[data-height]')?.clientHeight ?? 0;
    const shape = height === 0 ? null : (element.current?.clientWidth ?? 0) / height;
    setRoom({ width, shape: shape === null ? null : Math.round(10 * Math.min(3.2, Math.max(1.2, shape))) / 10 });
  }, [width]);
  return [look, room];
}
