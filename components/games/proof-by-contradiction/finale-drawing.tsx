'use client';

import { useMemo } from 'react';
import { FaceInDrawing } from '@/components/faces/face';
import { DrawnBotAtFace, DrawnName, nameLines } from '@/components/stage/drawn-name';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { ordinal } from '@/components/stage/words';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { Award, SeatId } from '@/games/game';
import { partsOfCalled } from '@/games/kit/called-at-end';
import type { Cell } from '@/games/proof-by-contradiction/board';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { Contradiction } from './contradiction';
import { boardViewOf, completedBySeat, overlapsIn } from './final-boards';
import styles from './finale-drawing.module.css';
import { coinOn, faceOn, layoutFinale, type Spot, stampSpots } from './finale-layout';
import { type FinalBeat, mostBroken, tellFinale } from './scenes';
import { Cells, FaceDown, Tray } from './tray';
import { formatPoints } from './words';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** All boards face down round the table; the one that is told turns over in the middle and takes the points of its clues. */
export function FinaleDrawing(props: Props) {
  const { view, scene, index } = props;
  const [ref, width] = useWidth();
  const beat = scene.beats[index];
  const layout = useMemo(() => layoutFinale(view.seats.length, width), [view.seats.length, width]);
  const told = scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells);
  const current = told.at(-1) ?? null;
  const shared = useMemo(() => overlapsIn(view), [view]);
  /** Cells that this board shares with one that has been turned over, colour and all. */
  const glowing = (seat: SeatId): Cell[] =>
    shared
      .filter(({ seats }) => seats.includes(seat) && seats.some((other) => other !== seat && told.includes(other)))
      .map(({ cell }) => cell);
  const [contradicted] = beat?.show === 'contradiction' ? beat.seats : [];
  if (contradicted !== undefined) return <Contradiction key={contradicted} {...props} seat={contradicted} />;
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        role="img"
        aria-label={current === null ? 'All boards, face down' : `${props.nameOf(current)}’s board`}
        className="mx-auto block max-h-[var(--picture,58vh)] w-full"
      >
        {view.seats.map(({ seat }, i) => {
          const spot = layout.seats[i];
          return (
            spot && (
              <SeatBoard
                key={seat}
                {...{ props, seat, spot }}
                isTold={told.includes(seat)}
                isCurrent={seat === current}
                isWaiting={current !== null && !told.includes(seat)}
                glowing={told.includes(seat) ? glowing(seat) : []}
              />
            )
          );
        })}
        {current === null && (
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
  isTold,
  isCurrent,
  isWaiting,
  glowing,
}: {
  props: Props;
  seat: SeatId;
  spot: Spot;
  isTold: boolean;
  isCurrent: boolean;
  /** Others are told before it: a face on a board in the dark. */
  isWaiting: boolean;
  glowing: readonly Cell[];
}) {
  const { scene, index, mine, nameOf, view } = props;
  const beat = scene.beats[index];
  const mark = beat?.seats.includes(seat) ? markOf(beat, props, seat) : null;
  const isSmall = spot.size < 60;
  const face = faceOn(spot);
  const coin = coinOn(spot);
  const { name, isBot } = partsOfCalled(nameOf(seat));
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g transform={`scale(${spot.size / 100}) translate(-50 -50)`} opacity={isWaiting ? 0.45 : 1}>
        <Tray isLit={isCurrent || mark !== null} />
        {isTold ? <Cells board={boardViewOf(view, seat)} {...{ glowing }} /> : <FaceDown />}
      </g>
      <g transform={`translate(${face.x} ${face.y})`}>
        <FaceInDrawing {...{ seat }} radius={face.radius} />
        {isBot && <DrawnBotAtFace radius={face.radius} />}
      </g>
      {!isWaiting && (
        <DrawnName
          name={name}
          letters={isSmall ? 9 : 14}
          y={spot.size / 2 + (isSmall ? 11 : 18)}
          fontSize={isSmall ? 10.5 : 17}
          fill={seat === mine ? 'oklch(0.86 0.1 85)' : 'oklch(0.9 0.012 85)'}
          opacity={isTold ? 1 : 0.7}
        />
      )}
      {mark !== null && (
        <g transform={`translate(${coin.x} ${coin.y})`}>
          <g className={props.isStill ? undefined : styles.stamped}>
            <circle r={coin.radius} fill={mark.fill} stroke="oklch(0.83 0.11 85)" strokeWidth={1.5} />
            <text
              textAnchor="middle"
              dy="0.36em"
              fontSize={coin.radius * 0.9}
              fontWeight={700}
              fill="oklch(0.97 0.01 85)"
            >
              {mark.text}
            </text>
          </g>
        </g>
      )}
    </g>
  );
}

/** What a board is marked with while this is told: its token in quarters, its shards, that its player is a candidate. */
function markOf({ show }: FinalBeat, { results, view }: Props, seat: SeatId): { text: string; fill: string } | null {
  if (show === 'tokens') return { text: quarters(results.awards, seat), fill: 'oklch(0.5 0.17 20)' };
  if (show === 'clues') return { text: formatPoints(-mostBroken(view).count), fill: 'oklch(0.4 0.02 300)' };
  if (show === 'candidates') return { text: '!', fill: 'oklch(0.4 0.02 300)' };
  if (show !== 'contracts') return null;
  const done = completedBySeat(view).find((one) => one.seat === seat)?.completed ?? [];
  return done.length === 0 ? null : { text: '✓', fill: 'oklch(0.45 0.11 152)' };
}

const quarters = (awards: readonly Award[], seat: SeatId) =>
  ['0', '¼', '½', '¾', '1'][
    awards.find((award) => award.seat === seat && award.kind === 'token-of-life')?.amount ?? 0
  ] ?? '';

type Layout = ReturnType<typeof layoutFinale>;

interface ToldProps {
  readonly props: Props;
  readonly layout: Layout;
  readonly seat: SeatId;
  readonly glowing: readonly Cell[];
}

/** The board that is told, large: stamped by each clue that is false for it, with a point from its author. */
function ToldBoard({ props, layout, seat, glowing }: ToldProps) {
  const { view, scene, index, isStill } = props;
  const { centre } = layout;
  const beat = scene.beats[index];
  const isNow = !isStill && beat?.show === 'board';
  // Once read, the faces round a board speak for themselves.
  const isFirst = scene.beats.find(({ show }) => show === 'board') === beat;
  const broken = (view.broken ?? []).filter(({ board }) => board === seat);
  const spots = stampSpots(centre, broken.length);
  const delay = ((beat?.ms ?? 0) * 0.55) / Math.max(1, broken.length);
  const place = (author: SeatId) => view.seats.findIndex((one) => one.seat === author);
  const radius = centre.size < 180 ? 8.5 : 12;
  return (
    <g className={isNow ? styles.now : undefined}>
      <g transform={`translate(${centre.x} ${centre.y}) scale(${centre.size / 100})`}>
        <g className={styles.turning}>
          <g transform="translate(-50 -50)">
            <Tray isLit />
            <Cells board={boardViewOf(view, seat)} {...{ glowing }} />
          </g>
        </g>
      </g>
      {(beat?.show !== 'board' || isFirst) && <Legend {...{ layout }} show={beat?.show ?? 'board'} />}
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

/** What the marks of this beat are: the faces round the board, the coins on boards. */
const legends: Readonly<Record<FinalBeat['show'], string>> = {
  boards: '',
  contradiction: '',
  winners: '',
  board: 'Round it: whose clues it breaks, +1 each',
  clues: 'On its author’s board: what the clue cost',
  tokens: 'Coins on boards: quarters of a token of life',
  contracts: '✓ a contract completed',
  candidates: '! a candidate for elimination',
};

function Legend({ layout: { centre, beside }, show }: { layout: Layout; show: FinalBeat['show'] }) {
  return (
    <text
      x={centre.x}
      y={centre.y + centre.size / 2 + (beside.isSmall ? 44 : 58)}
      textAnchor="middle"
      fontSize={beside.isSmall ? 11.5 : 17}
      fill="oklch(0.77 0.013 300)"
    >
      {legends[show]}
    </text>
  );
}

const DANGER = 'oklch(0.74 0.16 22)';

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
