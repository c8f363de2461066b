'use client';

import { Ban, Check } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { commonEm, lineEm } from '@/components/stage/name-size';
import { type Oval, type Point, placesRound } from '@/components/stage/oval';
import wood from '@/components/stage/table.module.css';
import { listed } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import type { Style } from '@/components/ui/inline-styles';
import { Styled } from '@/components/ui/styled';
import type { SeatId, SeatView } from '@/games/game';
import { PeopleList } from './people-list';
import styles from './table.module.css';
import { arrowBetween, narrowOval, RING, wideOval } from './table-places';
import { keyOf, type RoundTableProps, type TableArrow, type Target } from './table-props';

// The table is the board: faces round it, me at its foot, an empty chair for nobody beside me, and brass arrows from who
// points to whom. It shows what it is told to, and yields a choice. More than it has room for are a list.

export function RoundTable(props: RoundTableProps) {
  return props.seats.length > RING ? <PeopleList {...props} /> : <Ring {...props} />;
}

function Ring(props: RoundTableProps) {
  const { seats, mine, hasNobody = false, children } = props;
  const places = usePlaces(seats, { mine, hasNobody });
  return (
    <div className={styles.frame}>
      <Styled
        as="div"
        className={classNames('night', styles.room)}
        style={cssValues({
          '--narrow': `${places.narrow.oval.rx} / ${places.narrow.oval.ry}`,
          '--seat': `${seatPx(places.round.length)}px`,
        })}
      >
        <div className={wood.wood}>
          <div className={classNames(wood.felt, 'overflow-visible!')} />
        </div>
        <div className={styles.middle}>
          <div className={classNames(styles.mapPlace, 'grid size-full min-h-0 place-items-center')}>{children}</div>
        </div>
        <ul className={styles.places}>
          {places.round.map((at, i) => (
            <Place key={keyOf(at)} {...props} at={at} style={styleAt(places, i)} />
          ))}
        </ul>
        {/* Nothing lies over them. */}
        <Arrows {...props} places={places} width="wide" hasMap={Boolean(children)} />
        <Arrows {...props} places={places} width="narrow" hasMap={Boolean(children)} />
      </Styled>
    </div>
  );
}

interface Laid {
  readonly oval: Oval;
  readonly points: readonly Point[];
}

interface Places {
  /** From me, or from the first seat, clockwise. */
  readonly round: readonly Target[];
  readonly wide: Laid;
  readonly narrow: Laid;
}

function usePlaces(
  seats: readonly SeatView[],
  { mine, hasNobody }: { mine: SeatId | null; hasNobody: boolean },
): Places {
  const ids = seats.map(({ seat }) => seat).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: seats stay who they are while what they did changes
  return useMemo(() => {
    const first = Math.max(
      0,
      seats.findIndex(({ seat }) => seat === mine),
    );
    const order = seats.map(({ seat }) => seat);
    const round: Target[] = [...order.slice(first), ...order.slice(0, first), ...(hasNobody ? [null] : [])];
    const startsAt = mine === null ? 'head' : 'foot';
    const lay = (oval: Oval): Laid => ({ oval, points: placesRound(round.length, { ...oval, startsAt }) });
    return { round, wide: lay(wideOval), narrow: lay(narrowOval(round.length)) };
  }, [ids, mine, hasNobody]);
}

function styleAt({ wide, narrow }: Places, i: number): Style {
  const percent = (at: number, half: number) => `${(50 + (50 * at) / half).toFixed(2)}%`;
  const [w, n] = [wide.points[i] ?? origin, narrow.points[i] ?? origin];
  return cssValues({
    '--x': percent(w.x, wide.oval.rx),
    '--y': percent(w.y, wide.oval.ry),
    '--nx': percent(n.x, narrow.oval.rx),
    '--ny': percent(n.y, narrow.oval.ry),
  });
}

const origin: Point = { x: 0, y: 0 };

type PlaceProps = Omit<RoundTableProps, 'children'> & { readonly at: Target; readonly style: Style };

function Place({ at, style, ...props }: PlaceProps) {
  const { picking } = props;
  const shortcut = picking?.keyOf.get(at);
  const isChoice = picking !== undefined && shortcut !== undefined;
  return (
    <Styled as="li" className={styles.seat} style={style}>
      {isChoice ? (
        <label className={classNames('flex min-h-11 cursor-pointer flex-col items-center', styles.choice)}>
          <input
            type="radio"
            className="sr-only"
            name={picking.name}
            value={keyOf(at)}
            checked={picking.chosen === at}
            onChange={() => picking.choose(at)}
            aria-keyshortcuts={shortcut === '' ? undefined : shortcut}
          />
          <Sitting {...props} at={at} shortcut={shortcut} />
        </label>
      ) : (
        <span
          className={classNames(
            'flex flex-col items-center',
            picking !== undefined && at !== props.mine && styles.aside,
          )}
        >
          <Sitting {...props} at={at} />
        </span>
      )}
    </Styled>
  );
}

/** How large a name is set under its face: on a wide table, of so many seats, and on a phone's. */
const nameSizes = (name: string, count: number): Style =>
  cssValues({
    '--wide-word': `${nameEm(name, (seatPx(count + 1) - 10) / 10)}em`,
    '--narrow-word': `${nameEm(name, 6.75)}em`,
  });

/** So long a name has its key beside it. */
const KEYED_EMS = 6;

/** In one line as large as that has it; on two lines where it would have to be smaller. */
const nameEm = (name: string, roomEms: number): number => Math.max(lineEm(name, roomEms), commonEm([name], roomEms));

/** As wide as a place is on a wide table. */
const seatPx = (places: number): number => Math.min(100, Math.floor(1080 / places));

function Sitting({ at, shortcut, ...props }: Omit<PlaceProps, 'style'> & { shortcut?: string }) {
  const { seats, mine, nameOf, picking, roundsAt } = props;
  const acted = seats.find(({ seat }) => seat === at)?.acted === true;
  const rounds = roundsAt?.get(at) ?? [];
  const isChosen = picking?.chosen === at;
  const name = at === null ? 'Nobody' : nameOf(at);
  return (
    <>
      <span className={classNames(styles.face, isChosen && styles.chosen, at === null && styles.empty)}>
        {at === null ? (
          <Ban aria-hidden className="size-4 text-muted" />
        ) : (
          <Face seat={at} size="lg" isRimmed={isChosen || at === mine} className="block" />
        )}
        {acted && <Check aria-hidden className={styles.check} />}
        {rounds.length > 0 && (
          <span aria-hidden title={`You pointed here in round ${listed(rounds.map(String))}`} className={styles.rounds}>
            {rounds.map((round) => `R${round}`).join(' ')}
          </span>
        )}
      </span>
      <span
        className={classNames(
          styles.name,
          at === mine && styles.own,
          at === mine && 'text-brass-content',
          isChosen && styles.target,
        )}
      >
        <Styled as="span" className={styles.word} title={name} style={nameSizes(name, seats.length)}>
          <WithBots>{name}</WithBots>
        </Styled>
        {/* A name of two lines has the room of its key, which works all the same. */}
        {shortcut !== undefined && shortcut !== '' && lineEm(name, KEYED_EMS) === 1 && (
          <span aria-hidden className="hidden text-muted uppercase sm:inline">
            {shortcut}
          </span>
        )}
      </span>
    </>
  );
}

interface ArrowsProps extends Pick<RoundTableProps, 'arrows'> {
  readonly places: Places;
  readonly width: 'wide' | 'narrow';
  /** In the middle lies a map, over which an arrow is a shimmer. */
  readonly hasMap: boolean;
}

/** The latest lies on top, and draws itself. */
function Arrows({ arrows = [], places, width, hasMap }: ArrowsProps) {
  const shimmer = useId();
  const { oval, points } = places[width];
  const pointOf = (at: Target) => points[places.round.indexOf(at)];
  return (
    <svg
      aria-hidden
      viewBox={`${-oval.rx} ${-oval.ry} ${2 * oval.rx} ${2 * oval.ry}`}
      className={classNames(styles.arrows, styles[width])}
    >
      {hasMap && <Shimmer id={shimmer} oval={oval} />}
      <g mask={hasMap ? `url(#${shimmer})` : undefined}>
        {arrows.map(({ from, to, look }) => {
          const [a, b] = [pointOf(from), pointOf(to)];
          if (a === undefined || b === undefined || a === b) return null;
          const { path, head } = arrowBetween(a, b, width === 'wide' ? 25 : 21);
          return <Arrow key={`${look} ${from} ${keyOf(to)}`} {...{ from, path, head, look }} />;
        })}
      </g>
    </svg>
  );
}

/** How far the map reaches, of the half width and half height of the table. */
const MAP_REACH = { x: 0.66, y: 0.72 };

/** What hides an arrow where the map lies: all but a trace of it, so that its way is seen. */
const Shimmer = ({ id, oval: { rx, ry } }: { id: string; oval: Oval }) => (
  <defs>
    <radialGradient id={`${id}-fade`}>
      <stop offset="72%" stopColor="oklch(0.32 0 0)" />
      <stop offset="100%" stopColor="white" />
    </radialGradient>
    {/* Faces on the rim reach beyond the table. */}
    <mask id={id} maskUnits="userSpaceOnUse" x={-2 * rx} y={-2 * ry} width={4 * rx} height={4 * ry}>
      <rect x={-2 * rx} y={-2 * ry} width={4 * rx} height={4 * ry} fill="white" />
      <ellipse rx={rx * MAP_REACH.x} ry={ry * MAP_REACH.y} fill={`url(#${id}-fade)`} />
    </mask>
  </defs>
);

const strength = { now: 1, saved: 0.5 } as const;

function Arrow({ from, path, head, look }: ReturnType<typeof arrowBetween> & Pick<TableArrow, 'from' | 'look'>) {
  return (
    <g
      data-arrow-from={from}
      className={look === 'now' ? styles.now : undefined}
      opacity={strength[look]}
      fill="none"
      stroke="oklch(0.83 0.11 85)"
      strokeLinecap="round"
    >
      {look === 'now' && <path d={path} pathLength={1} strokeWidth={8} opacity={0.25} className={styles.shaft} />}
      <path
        d={path}
        {...(look === 'now' ? { pathLength: 1 } : {})}
        strokeWidth={2.5}
        strokeDasharray={look === 'saved' ? '5 5' : undefined}
        className={styles.shaft}
      />
      <path d={head} fill="oklch(0.83 0.11 85)" stroke="none" className={styles.head} />
    </g>
  );
}
