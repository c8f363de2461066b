'use client';

import { useMemo } from 'react';
import { Face } from '@/components/faces/face';
import { Honoured } from '@/components/stage/honoured';
import { inOrder, isSideTold, ranksWords, seatsWith } from '@/components/stage/places';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { useWidth } from '@/components/stage/use-width';
import { figureWords, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { partsOfCalled } from '@/games/kit/called';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { CutFilament, Filament, Haze, Lamp, LampPicture } from './lamp-map';
import { LampName, lampNamesOf, NAMES_MARGIN } from './lamp-name';
import type { ConnectionMap } from './map-layout';
import { namedMapOf, scoreOf } from './named-map';
import { type LineLook, nameHeight, pointsLine } from './points-line';
import { useLampLayout } from './round-drawing';
import { type FinalBeat, isLostGarnet, sharesWords, tellFinale } from './scenes';
import styles from './stage.module.css';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: every round again with names at its lamps, then a face for each seat on the line of points. */
export function FinaleDrawing(props: Props) {
  const [ref, width] = useWidth();
  const { scene, index, view } = props;
  const beat = scene.beats[index];
  const named = beat?.round === undefined ? undefined : view.rounds?.[beat.round];
  return (
    <div ref={ref}>
      {named === undefined ? <Places {...props} width={width} /> : <NamedLamps {...props} {...{ named, width }} />}
    </div>
  );
}

function NamedLamps(props: Props & { named: NamedRound; width: number }) {
  const { named, view, settings, nameOf, mine, isStill, width } = props;
  const { bigSection } = settings;
  const placed = useMemo(
    () =>
      namedMapOf(
        named,
        view.seats.map(({ seat }) => seat),
      ),
    [named, view.seats],
  );
  const { letters, labelWidth } = lampNamesOf(placed.seats.map(nameOf), width);
  const layout = useLampLayout(placed.map, { width, bigSection, labelWidth });
  const lightOf = lightsOf(placed.map, bigSection);
  // Bots have their mark in the picture.
  const plainOf = (seat: SeatId) => partsOfCalled(nameOf(seat)).name;
  const figureOf = (seat: SeatId) => figureWords(scoreOf(named, seat) ?? 0);
  return (
    <LampPicture
      key={named.round}
      layout={layout}
      margin={NAMES_MARGIN}
      description={`Round ${named.round} with names: ${sharesWords(named, plainOf)}`}
    >
      {layout.sections
        .filter(({ section }) => section.nodes.length >= bigSection)
        .map((section) => (
          <Haze key={section.section.nodes.join()} {...{ section }} isNow={false} />
        ))}
      {layout.pointers.map((pointer) =>
        pointer.fate === 'removed' ? (
          <CutFilament key={pointer.from} {...{ pointer }} middle={pointer.middle} isNow={false} />
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
        return (
          <Lamp
            key={node.node}
            at={node}
            light={lightOf.lamp(node.node)}
            figure={seat === undefined ? null : figureOf(seat)}
          >
            {seat !== undefined && (
              <LampName called={nameOf(seat)} side={node.label} isMine={seat === mine} {...{ letters, isStill }} />
            )}
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
  const filament = (node: number) => (inLoop.has(node) ? 'violet' : inBig.has(node) ? 'amber' : 'brass');
  return { filament, lamp: (node: number) => (inBig.has(node) ? 'amber' : filament(node)) };
}

/** Who is told now, large; below it everybody told so far, each where their points are. */
function Places(props: Props & { width: number }) {
  const { scene, index, results, mine, isStill } = props;
  const beat = scene.beats[index];
  const told = new Set(scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells));
  if (beat === undefined) return null;
  const { eyebrow, under } = spokenOf(beat, { results, told });
  return (
    <div
      role="img"
      aria-label={`${told.size} of ${results.standings.length} places told`}
      // Higher where those who are honoured need it: a stage draws it smaller then.
      className="grid min-h-[min(var(--picture,25rem),23.5rem)] grid-rows-[minmax(min-content,1fr)_auto] gap-2"
    >
      <div
        key={beat.id}
        className={classNames(
          'grid content-center justify-items-center',
          styles.spoken,
          // What is still dark is there at once: it would be a black picture with a sentence.
          !isStill && beat.show !== 'breath' && styles.now,
        )}
      >
        {eyebrow !== null && <p className="eyebrow pb-1">{eyebrow}</p>}
        {beat.show === 'breath' ? (
          <DarkLamps count={beat.seats.length} />
        ) : (
          <Honoured
            seats={inOrder(results, beat.seats)}
            isSmall={results.standings.length > CROWDED}
            {...{ mine, under }}
          />
        )}
      </div>
      {told.size > 0 && <Line {...props} told={told} />}
    </div>
  );
}

interface Told {
  readonly told: ReadonlySet<SeatId>;
}

interface Spoken {
  readonly eyebrow: string | null;
  under(seat: SeatId): string;
}

/** What stands above and below the faces of whom a beat is about; points only of those who are told. */
function spokenOf({ show, id, seats }: FinalBeat, { results, told }: Pick<Props, 'results'> & Told): Spoken {
  const { standings } = results;
  const pointsOf = (seat: SeatId) => pointsWords(standings.find((one) => one.seat === seat)?.points ?? 0);
  const points = (seat: SeatId) => (told.has(seat) ? pointsOf(seat) : '');
  switch (show) {
    case 'place':
      return { eyebrow: `${ranksWords(ranksOf(seats, standings))} of ${standings.length}`, under: points };
    case 'candidate':
      return { eyebrow: id === 'tied' ? 'Tied for the fewest points' : 'Elimination candidate', under: points };
    case 'garnets':
      return { eyebrow: 'A garnet lost', under: () => '' };
    default:
      return { eyebrow: null, under: () => (id === 'bonus' ? '+1' : '−2') };
  }
}

const ranksOf = (seats: readonly SeatId[], standings: Props['results']['standings']) =>
  standings.filter(({ seat }) => seats.includes(seat)).map(({ rank }) => rank);

function DarkLamps({ count }: { count: number }) {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={i} className={classNames('rounded-full', count > 6 ? 'size-12' : 'size-20', styles.dark)} />
      ))}
    </div>
  );
}

/** As high as what lies on it may be, in pixels. */
const LINE_HEIGHT = 150;
/** From here on whoever is spoken of is smaller. */
const CROWDED = 13;

/**
 * Fewest points at the left, most at the right, of those who are told: where it begins and ends, and how large faces are on
 * it, would else give the others away. It stretches as places are told.
 */
function Line({ scene, index, results, isStill, width, told, nameOf }: Props & Told & { width: number }) {
  const { look, spots, values } = pointsLine(
    results.standings.filter(({ seat }) => told.has(seat)),
    { width, height: LINE_HEIGHT },
  );
  const { stepX, stepY } = look;
  const now = new Set(isStill ? [] : scene.beats[index]?.tells);
  const candidates = isTold(scene, { index, show: 'candidate' }) ? results.eliminationCandidates : [];
  const losers = isTold(scene, { index, show: 'garnets' }) ? seatsWith(results.awards, isLostGarnet) : [];
  const shareOf = (x: number) => `${((100 * x) / width).toFixed(2)}%`;
  return (
    <Styled as="div" data-told-again className="relative" style={{ height: `${LINE_HEIGHT + 34}px` }}>
      {spots.map(({ seat, x, level }) => {
        const marks = {
          losesGarnet: losers.includes(seat),
          isCandidate: candidates.includes(seat),
        };
        return (
          <Styled
            as="span"
            key={seat}
            data-on-line={seat}
            className={classNames('absolute', styles.falling, now.has(seat) && styles.now, !isStill && STRETCHES)}
            style={{
              left: `calc(${shareOf(x)} - ${stepX / 2}px)`,
              bottom: `${28 + level * stepY}px`,
              width: `${stepX}px`,
            }}
          >
            <LineFace {...{ seat, look }} name={nameOf(seat)} {...marks} />
          </Styled>
        );
      })}
      <span className="absolute inset-x-0 bottom-6 h-px bg-brass/50" />
      {values.map(({ points, x }) => (
        <Styled
          as="span"
          key={points}
          className="display figures absolute bottom-0 -translate-x-1/2 text-brass-content text-sm"
          style={{ left: shareOf(x) }}
        >
          {String(points).replace('-', '−')}
        </Styled>
      ))}
    </Styled>
  );
}

/** Whoever stands on the line moves along it when it stretches. */
const STRETCHES = 'transition-[left,bottom,width] duration-250 motion-reduce:transition-none';

interface LineFaceProps {
  readonly seat: SeatId;
  readonly name: string;
  readonly look: LineLook;
  readonly losesGarnet: boolean;
  readonly isCandidate: boolean;
}

/** With a garnet that is lost at its rim, or a broken ring round it. */
function LineFace({ seat, name, look: { size, isNamed }, losesGarnet, isCandidate }: LineFaceProps) {
  return (
    <>
      <Styled as="span" className="relative mx-auto flex" style={{ width: `${size}px`, height: `${size}px` }}>
        <Face seat={seat} size="full" />
        {losesGarnet && (
          <svg data-lost-garnet aria-hidden viewBox="-8 -8 16 16" className="absolute top-[-12%] left-[-16%] w-[48%]">
            <path
              d="M0 -7.2 6.4 0 0 7.2-6.4 0Z"
              stroke="oklch(0.86 0.06 20)"
              className="fill-piece-red"
              strokeWidth={1.2}
            />
            <path d="M-2.6 0H2.6" stroke="oklch(0.97 0.01 85)" strokeWidth={1.8} strokeLinecap="round" />
          </svg>
        )}
        {isCandidate && (
          <Styled
            as="span"
            className="absolute rounded-full border-2 border-content-emphasis border-dashed"
            style={{ inset: `${-Math.max(2, size / 12)}px` }}
          />
        )}
      </Styled>
      {isNamed && (
        <Styled
          as="span"
          title={name}
          className="block truncate px-px text-center text-default"
          style={{ fontSize: `${nameHeight - 3}px`, lineHeight: `${nameHeight}px` }}
        >
          {partsOfCalled(name).name}
        </Styled>
      )}
    </>
  );
}

const isTold = (scene: Props['scene'], { index, show }: { index: number; show: FinalBeat['show'] }): boolean =>
  isSideTold(scene, { index, isOf: (beat) => beat.show === show && beat.id !== 'tied' });

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
