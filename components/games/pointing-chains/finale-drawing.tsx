'use client';

import { useMemo } from 'react';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { CutFilament, Filament, Haze, Lamp, LampPicture, type Light } from './lamp-map';
import type { ConnectionMap } from './map-layout';
import { formatPoints, namedMapOf, scoreOf } from './named-map';
import { middleOf, useLampLayout } from './round-drawing';
import { type FinalBeat, tellFinale } from './scenes';
import styles from './stage.module.css';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: every round again with names at its lamps, then a lamp for each seat, lit from the last to the winner. */
export function FinaleDrawing(props: Props) {
  const [ref, width] = useWidth();
  const { scene, index, view } = props;
  const beat = scene.beats[index];
  const named = beat?.round === undefined ? undefined : view.rounds?.[beat.round];
  return (
    <div ref={ref}>
      {named === undefined ? <Ladder {...props} width={width} /> : <NamedLamps {...props} {...{ named, width }} />}
    </div>
  );
}

function NamedLamps(props: Props & { named: NamedRound; width: number }) {
  const { named, view, settings, nameOf, mine, isStill, width, scene } = props;
  const { bigSection } = settings;
  const placed = useMemo(
    () =>
      namedMapOf(
        named,
        view.seats.map(({ seat }) => seat),
      ),
    [named, view.seats],
  );
  const layout = useLampLayout(placed.map, { width, bigSection, labelWidth: width < 520 ? 52 : 70 });
  const lightOf = lightsOf(placed.map, bigSection);
  return (
    <LampPicture key={named.round} layout={layout} description={`Round ${named.round} with names; ${scene.title}`}>
      {layout.sections
        .filter(({ section }) => section.nodes.length >= bigSection)
        .map((section) => (
          <Haze key={section.section.nodes.join()} {...{ section }} isNow={false} />
        ))}
      {layout.pointers.map((pointer) =>
        pointer.fate === 'removed' ? (
          <CutFilament key={pointer.from} {...{ pointer }} middle={middleOf(layout, pointer)} isNow={false} />
        ) : (
          <Filament
            key={pointer.from}
            {...{ pointer, isStill }}
            light={lightOf.filament(pointer.from)}
            when="stands"
            delayMs={0}
            lastsMs={0}
          />
        ),
      )}
      {layout.nodes.map((node) => {
        const seat = placed.seats[node.node];
        const score = seat === undefined ? null : scoreOf(named, seat);
        return (
          <Lamp
            key={node.node}
            at={node}
            light={lightOf.lamp(node.node)}
            figure={score === null ? null : formatPoints(score)}
          >
            {seat !== undefined && <LampName name={nameOf(seat)} isMine={seat === mine} isStill={isStill} />}
          </Lamp>
        );
      })}
    </LampPicture>
  );
}

/** What burns how when a round has been told: in a loop, in what is too big, or in a chain. */
function lightsOf({ sections }: ConnectionMap, bigSection: number) {
  const inLoop = new Set(sections.filter(({ kind }) => kind === 'loop').flatMap(({ nodes }) => nodes));
  const inBig = new Set(sections.flatMap(({ nodes }) => (nodes.length >= bigSection ? nodes : [])));
  const filament = (node: number) => (inLoop.has(node) ? 'garnet' : inBig.has(node) ? 'amber' : 'brass');
  return { filament, lamp: (node: number) => (inBig.has(node) ? 'amber' : filament(node)) };
}

function LampName({ name, isMine, isStill }: { name: string; isMine: boolean; isStill: boolean }) {
  return (
    <g className={isStill ? undefined : styles.now}>
      <text
        y={29}
        textAnchor="middle"
        className={classNames('text-[12px]', styles.named)}
        fill={isMine ? 'oklch(0.86 0.1 85)' : 'oklch(0.93 0.01 85)'}
      >
        {shortened(name)}
      </text>
    </g>
  );
}

const shortened = (name: string) => (name.length > 11 ? `${name.slice(0, 10).trimEnd()}…` : name);

const HEIGHT = 250;
const FOOT = 78;
/** Names lean to the left of their lamps, the first one too. */
const LEAN = 44;

/** Places from left (last) to right (first): a filament as high as the points, dark until it is told. */
function Ladder({ scene, index, results, nameOf, mine, isStill, width }: Props & { width: number }) {
  const told = new Set(scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells));
  const beat = scene.beats[index];
  const now = new Set(isStill ? [] : (beat?.seats ?? []));
  const order = results.standings.toReversed();
  const points = order.map((standing) => standing.points ?? 0);
  const [least, most] = [Math.min(0, ...points), Math.max(1, ...points)];
  const step = Math.max(width < 520 ? 26 : 44, Math.min(72, (width - LEAN) / order.length));
  const heightOf = (value: number) => ((value - least) / (most - least)) * (HEIGHT - 60);
  const candidate = isTold(scene, { index, show: 'candidate' }) ? results.eliminationCandidates : [];
  const isWon = isTold(scene, { index, show: 'winners' });
  const isGiven = isTold(scene, { index, show: 'tokens' });
  const holders = seatsWith(results.awards, 'token-of-life');
  return (
    <LampPicture layout={{ width: order.length * step + LEAN, height: HEIGHT + FOOT }} description={scene.title}>
      {order.map(({ seat, points: value }, i) => {
        const isKnown = told.has(seat);
        const x = LEAN + (i + 0.5) * step;
        const y = HEIGHT - 20 - (isKnown ? heightOf(value ?? 0) : 0);
        const light: Light = !isKnown ? 'off' : candidate.includes(seat) ? 'ash' : 'brass';
        const wins = results.winners.includes(seat);
        const hasToken = holders.has(seat) && (wins ? isWon : isGiven);
        const isNow = now.has(seat) && isKnown;
        return (
          <g key={seat}>
            {isKnown && (
              <path
                d={`M${x} ${HEIGHT - 20}V${y}`}
                stroke="oklch(0.83 0.11 85)"
                strokeWidth={3}
                strokeLinecap="round"
                opacity={0.75}
                style={{ transformOrigin: `${x}px ${HEIGHT - 20}px` }}
                className={classNames(styles.rise, isNow && beat?.show !== 'tokens' && styles.now)}
              />
            )}
            <Lamp at={{ x, y }} {...{ light, isNow }} figure={isKnown ? String(value ?? 0).replace('-', '−') : null}>
              {wins && isWon && <Crown />}
              {hasToken && <TokenMark y={wins ? -41 : -27} />}
              {candidate.includes(seat) && (
                <circle r={19} fill="none" stroke="oklch(0.9 0.01 85)" strokeWidth={2} strokeDasharray="7 4" />
              )}
            </Lamp>
            <text
              transform={`translate(${x + 4} ${HEIGHT + 8}) rotate(-50)`}
              textAnchor="end"
              className="text-[12px]"
              fill={isKnown ? (seat === mine ? 'oklch(0.86 0.1 85)' : 'oklch(0.93 0.01 85)') : 'oklch(0.55 0.015 70)'}
            >
              {isKnown ? shortened(nameOf(seat)) : '·'}
            </text>
          </g>
        );
      })}
      <path d={`M${LEAN} ${HEIGHT - 4}H${LEAN + order.length * step}`} stroke="oklch(0.78 0.09 85 / 0.3)" />
    </LampPicture>
  );
}

/** All who win wear one, whatever order they stand in. */
const Crown = () => (
  <path
    d="M-9 -17V-26L-4.5 -21.5 0 -28 4.5 -21.5 9 -26V-17Z"
    fill="oklch(0.86 0.12 88)"
    stroke="oklch(0.32 0.05 60)"
    strokeWidth={1}
    strokeLinejoin="round"
  />
);

function TokenMark({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <circle r={6.5} fill="oklch(0.95 0.03 85)" stroke="oklch(0.83 0.11 85)" strokeWidth={1.2} />
      <path d="M0 -3.4 1 -1 3.4 0 1 1 0 3.4-1 1-3.4 0-1-1Z" fill="oklch(0.32 0.05 60)" />
    </g>
  );
}

const isTold = ({ beats }: Props['scene'], { index, show }: { index: number; show: FinalBeat['show'] }): boolean =>
  beats.slice(0, index + 1).some((beat) => beat.show === show && beat.id !== 'tied');

const seatsWith = (awards: Props['results']['awards'], kind: string): Set<SeatId> =>
  new Set(awards.filter((award) => award.kind === kind && award.amount > 0).map(({ seat }) => seat));

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
