'use client';

import { useMemo } from 'react';
import { FaceInDrawing } from '@/components/faces/face';
import { DrawnBotAtFace, DrawnName, nameLines } from '@/components/stage/drawn-name';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { ordinal } from '@/components/stage/words';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { partsOfCalled } from '@/games/kit/called';
import type { Cell } from '@/games/proof-by-contradiction/board';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { Contradiction } from './contradiction';
import { boardOf, boardViewOf, overlapsIn } from './final-boards';
import styles from './finale-drawing.module.css';
import { type FinaleLayout, faceOn, layoutFinale, type Spot, stampSpots } from './finale-layout';
import { type FinalBeat, tellFinale } from './scenes';
import { isSpokenOf, SpokenOf } from './spoken-of';
import { Cells, FaceDown, Tray } from './tray';
import { formatPoints } from './words';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/**
 * All boards face down; the one that is told turns over in the middle and takes the points of its clues. What is said of
 * several of them has the picture to itself.
 */
export function FinaleDrawing(props: Props) {
  const { view, scene, index } = props;
  const [ref, width] = useWidth();
  const beat = scene.beats[index];
  const layout = useMemo(() => layoutFinale(view.seats.length, width), [view.seats.length, width]);
  const told = scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells);
  const current = beat?.show === 'contracts' ? null : (told.at(-1) ?? null);
  const shared = useMemo(() => overlapsIn(view), [view]);
  /** Cells that this board shares with one that has been turned over, colour and all. */
  const glowing = (seat: SeatId): Cell[] =>
    shared
      .filter(({ seats }) => seats.includes(seat) && seats.some((other) => other !== seat && told.includes(other)))
      .map(({ cell }) => cell);
  // Where there is little room the places below say who has been told.
  const isAlone = current !== null && layout.toldHeight < layout.height;
  const [contradicted] = beat?.show === 'contradiction' ? beat.seats : [];
  if (contradicted !== undefined) return <Contradiction key={contradicted} {...props} seat={contradicted} />;
  if (beat !== undefined && isSpokenOf(beat)) return <SpokenOf key={beat.id} {...props} beat={beat} />;
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${layout.width} ${isAlone ? layout.toldHeight : layout.height}`}
        role="img"
        aria-label={current === null ? 'All boards' : `${props.nameOf(current)}’s board`}
        className="mx-auto block max-h-[var(--picture,58vh)] w-full"
      >
        {view.seats.map(({ seat }, i) => {
          const spot = isAlone ? undefined : layout.seats[i];
          return (
            spot && (
              <SeatBoard
                key={seat}
                {...{ props, seat, spot }}
                look={layout.look}
                isTold={told.includes(seat)}
                isCurrent={seat === current}
                isWaiting={told.length > 0 && !told.includes(seat)}
                glowing={told.includes(seat) ? glowing(seat) : []}
              />
            )
          );
        })}
        {told.length === 0 && (
          <g
            transform={`translate(${layout.centre.x} ${layout.centre.y}) scale(${layout.centre.size / 100}) translate(-50 -50)`}
          >
            <Tray isLit />
            <FaceDown />
          </g>
        )}
        {current !== null && (
          <ToldBoard key={current} {...{ props, layout }} seat={current} glowing={glowing(current)} />
        )}
      </svg>
    </div>
  );
}

function SeatBoard({
  props,
  seat,
  spot,
  look,
  isTold,
  isCurrent,
  isWaiting,
  glowing,
}: {
  props: Props;
  seat: SeatId;
  spot: Spot;
  look: FinaleLayout['look'];
  isTold: boolean;
  isCurrent: boolean;
  /** Others are told before it: a face on a board in the dark. */
  isWaiting: boolean;
  glowing: readonly Cell[];
}) {
  const { mine, nameOf, view } = props;
  const face = faceOn(spot, look);
  const { name, isBot } = partsOfCalled(nameOf(seat));
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g transform={`scale(${spot.size / 100}) translate(-50 -50)`} opacity={isWaiting ? 0.45 : 1}>
        <Tray isLit={isCurrent} />
        {isTold ? <Cells board={boardViewOf(view, seat)} {...{ glowing }} /> : <FaceDown />}
      </g>
      <g transform={`translate(${face.x} ${face.y})`}>
        <FaceInDrawing {...{ seat }} radius={face.radius} />
        {isBot && <DrawnBotAtFace radius={face.radius} />}
      </g>
      {!isWaiting && (
        <DrawnName
          name={name}
          letters={look.name.letters}
          y={spot.size / 2 + look.name.below}
          fontSize={look.name.fontSize}
          fill={seat === mine ? 'oklch(0.86 0.1 85)' : 'oklch(0.9 0.012 85)'}
          opacity={isTold ? 1 : 0.7}
        />
      )}
    </g>
  );
}

interface ToldProps {
  readonly props: Props;
  readonly layout: FinaleLayout;
  readonly seat: SeatId;
  readonly glowing: readonly Cell[];
}

/** The board that is told, large: stamped by each clue that is false for it, with a point from its author. */
function ToldBoard({ props, layout, seat, glowing }: ToldProps) {
  const { view, scene, index, isStill } = props;
  const { centre } = layout;
  const beat = scene.beats[index];
  const isNow = !isStill && beat?.show === 'board';
  const decides = beat?.show === 'board' ? beat.broken : undefined;
  const shows = decides === undefined ? null : explainClue(decides.clue, boardOf(view, seat));
  // Once read, the faces round a board speak for themselves.
  const isFirst = scene.beats.find(({ show }) => show === 'board') === beat && decides === undefined;
  const broken = (view.broken ?? []).filter(({ board }) => board === seat);
  const spots = stampSpots(layout, broken.length);
  const delay = ((beat?.ms ?? 0) * 0.55) / Math.max(1, broken.length);
  const place = (author: SeatId) => view.seats.findIndex((one) => one.seat === author);
  const { radius } = layout.stamps;
  return (
    <g className={isNow ? styles.now : undefined}>
      <g transform={`translate(${centre.x} ${centre.y}) scale(${centre.size / 100})`}>
        <g className={styles.turning}>
          <g transform="translate(-50 -50)">
            <Tray isLit />
            <Cells
              board={boardViewOf(view, seat)}
              glowing={shows === null ? glowing : [...shows.field, ...shows.tokens]}
            />
          </g>
        </g>
      </g>
      {shows !== null && <Legend {...{ layout }}>{shows.why}</Legend>}
      {isFirst && <Legend {...{ layout }}>{ROUND_IT}</Legend>}
      {broken.map(({ author }, i) => {
        const to = spots[i] ?? centre;
        const from = layout.seats[place(author)] ?? centre;
        return (
          <g
            key={`${author} ${broken.slice(0, i).filter((one) => one.author === author).length}`}
            transform={`translate(${to.x} ${to.y})`}
          >
            <Styled
              as="g"
              className={styles.walking}
              style={cssValues({
                '--dx': `${from.x - to.x}px`,
                '--dy': `${from.y - to.y}px`,
                '--delay': `${500 + i * delay}ms`,
              })}
            >
              <FaceInDrawing seat={author} {...{ radius }} />
            </Styled>
          </g>
        );
      })}
      <Figures {...{ props, layout, seat }} />
    </g>
  );
}

const ROUND_IT = 'The faces round it: authors of the clues that it breaks, +1 each';

const Legend = ({ layout: { centre, legend }, children }: Pick<ToldProps, 'layout'> & { children: string }) => (
  <text x={centre.x} y={legend.y} textAnchor="middle" fontSize={legend.fontSize} fill="oklch(0.86 0.012 85)">
    {children}
  </text>
);

const DANGER = 'oklch(0.77 0.13 38)';

/** Beside the board: whose it is and which place, large; where the points come from, and their sum. */
function Figures({ props, layout, seat }: Omit<ToldProps, 'glowing'>) {
  const standing = props.view.preview?.find((one) => one.seat === seat);
  const place = props.results.standings.find((one) => one.seat === seat);
  if (standing === undefined || place === undefined) return null;
  const { clues, overlap, penalty } = standing.detail;
  const { who, sum, isSmall } = layout.beside;
  const parts = [
    [clues.won, 'broken'] as const,
    [-clues.lost, 'lost'] as const,
    [overlap, 'overlaps'] as const,
    [penalty, 'contradiction'] as const,
  ].flatMap(([points, what]) => (points === 0 ? [] : `${formatPoints(points)} ${what}`));
  const size = isSmall
    ? { face: 26, name: 13, place: 11, sum: 34, part: 10 }
    : { face: 62, name: 30, place: 20, sum: 84, part: 21 };
  const { name, isBot } = partsOfCalled(props.nameOf(seat));
  const letters = isSmall ? 10 : 11;
  return (
    <g className={styles.figures} textAnchor="middle">
      <g transform={`translate(${who.x} ${who.y})`}>
        <FaceInDrawing {...{ seat }} radius={size.face} />
        {isBot && <DrawnBotAtFace radius={size.face} />}
        <DrawnName
          {...{ name, letters }}
          y={size.face + size.name * 1.1}
          className="display"
          fontSize={size.name}
          fill="oklch(0.97 0.01 85)"
        />
        <text
          y={size.face + size.name * 1.1 * nameLines(name, letters).lines.length + size.place * 1.4}
          fontSize={size.place}
          fill="oklch(0.77 0.013 300)"
        >
          {ordinal(place.rank)} of {props.results.standings.length}
        </text>
      </g>
      <g transform={`translate(${sum.x} ${sum.y})`}>
        <text
          y={0}
          className="display figures"
          fontSize={size.sum}
          fontWeight={650}
          fill={penalty === 0 ? 'oklch(0.86 0.1 85)' : DANGER}
        >
          {String(standing.points).replace('-', '−')}
        </text>
        {parts.map((part, i) => (
          <text
            key={part}
            y={size.part * 1.6 + i * size.part * 1.35}
            className="figures"
            fontSize={size.part}
            fill={part.endsWith('contradiction') ? DANGER : 'oklch(0.9 0.012 85)'}
          >
            {part}
          </text>
        ))}
      </g>
    </g>
  );
}

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
