import { Check } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId, SeatView } from '@/games/game';
import { twoLineEms } from './name-size';
import { placesRound } from './oval';
import styles from './table.module.css';

export interface TableProps {
  readonly seats: readonly SeatView[];
  nameOf(seat: SeatId): string;
  readonly mine: SeatId | null;
  /** The last map or board. */
  readonly children?: ReactNode;
  /** What is being decided: "Round 2 of 3". */
  readonly caption?: ReactNode;
  /** How long is left. */
  readonly clock?: ReactNode;
  readonly isStage?: boolean;
  /** Of a dashboard, which says the rest above it: the board has the room. */
  readonly isPart?: boolean;
  /** Where nobody sits yet: unlit. */
  readonly free?: readonly SeatId[];
  /** Of a lobby: low on a phone, where what one can do next stands below it. */
  readonly isFoyer?: boolean;
  /** What a light at a seat says, and how many are lit. */
  readonly lit?: { readonly one: string; count(lit: number, all: number): string };
}

const acting: NonNullable<TableProps['lit']> = {
  one: 'has acted',
  count: (lit, all) => `${lit} of ${all} have acted`,
};

const CROWDED = 16;
/** Up to so many have room for a name of two lines. */
const ROOMY = 12;
/** In a phone's lobby up to so many. */
const NAMED_ON_A_PHONE = 6;

/** The table that the house is named for: dark wood, a brass inlay, seats round it, lights that go on as people act. */
export function Table({
  isStage = false,
  isPart = false,
  isFoyer = false,
  free = [],
  lit = acting,
  ...props
}: TableProps) {
  const { seats, nameOf, mine, children, caption, clock } = props;
  const isTold = seats.every(({ acted }) => acted !== null);
  const acted = seats.filter((one) => one.acted).length;
  const places = useMemo(() => placesOf(seats.length, isStage), [seats.length, isStage]);
  const isCrowded = seats.length > CROWDED;
  const hasRoom = seats.length <= ROOMY;
  const isLarge = (isStage && !isCrowded) || (isFoyer && seats.length <= NAMED_ON_A_PHONE);
  return (
    <section
      aria-label="The table"
      className={classNames(
        'night',
        styles.room,
        isStage && styles.stage,
        isPart && styles.part,
        isFoyer && classNames(styles.foyer, seats.length > NAMED_ON_A_PHONE && styles.nameless),
        seats.length === 2 && styles.two,
        isCrowded && styles.crowded,
      )}
    >
      <div className={styles.wood}>
        <div className={styles.felt}>
          <div className={styles.centre}>{children}</div>
          {caption !== undefined && (
            <div className={classNames('flex flex-wrap items-center justify-center gap-x-4', styles.caption)}>
              <p className={classNames('display text-center', isStage ? 'text-2xl' : 'text-lg max-sm:text-base')}>
                {caption}
              </p>
              {clock !== undefined && <div className="max-sm:hidden [&_p]:text-center">{clock}</div>}
            </div>
          )}
          {isTold && (
            <p className={classNames('figures text-center text-subtle', isStage ? 'text-lg' : 'text-sm', styles.count)}>
              {lit.count(acted, seats.length)}
            </p>
          )}
        </div>
      </div>
      <ul>
        {seats.map(({ seat, acted: hasActed }, i) => (
          <Styled as="li" key={seat} className={styles.seat} style={places[i]}>
            <span
              className={classNames(
                hasActed === false && styles.light,
                hasActed === true && styles.on,
                free.includes(seat) && styles.free,
              )}
            >
              <Face seat={seat} size={isLarge ? 'lg' : 'md'} isRimmed={hasActed === true} />
            </span>
            <Styled
              as="span"
              title={nameOf(seat)}
              className={classNames(
                styles.name,
                (hasRoom || isStage) && styles.whole,
                isStage && !hasRoom && styles.twoLines,
                seat === mine && 'text-brass-content',
              )}
              style={isStage ? cssValues({ '--name': `${stageNameRem(nameOf(seat), seats.length)}rem` }) : {}}
            >
              <WithBots>{nameOf(seat)}</WithBots>
            </Styled>
            {hasActed === true && <Check role="img" aria-label={lit.one} className={styles.check} />}
          </Styled>
        ))}
      </ul>
    </section>
  );
}

/**
 * On the stage a name has two lines where they can still be read across a room, else three that are no larger than that; among
 * many two, of smaller letters.
 */
function stageNameRem(name: string, count: number): number {
  const { room, least, most } = stageNames.find(({ upTo }) => count <= upTo) ?? stageNames[2];
  const fitting = Math.floor((room / twoLineEms(name.replaceAll('-', '- '))) * 100) / 100;
  return Math.max(least, Math.min(most, fitting));
}

/** By how many seats there are, a little less than a seat is wide there; in rem. */
const stageNames = [
  { upTo: ROOMY, room: 7.5, least: 0.8125, most: 1.125 },
  { upTo: CROWDED, room: 5.5, least: 0.6875, most: 1.125 },
  { upTo: Number.POSITIVE_INFINITY, room: 4.25, least: 0.6875, most: 0.875 },
] as const;

/** Width to height, as style sheets have it: how a table lies decides where its seats have the same room. */
const ovals = { page: { rx: 16, ry: 9 }, stage: { rx: 27, ry: 20 }, phone: { rx: 4, ry: 5 } } as const;

/** Round the oval, from beside the top, clockwise, evenly along its rim. */
function placesOf(count: number, isStage: boolean) {
  const [wide, narrow] = [isStage ? ovals.stage : ovals.page, ovals.phone].map((oval) =>
    placesRound(2 * count, { ...oval, startsAt: 'head' })
      .filter((_, i) => i % 2 === 1)
      .map(({ x, y }) => ({ x: percentOf(x / oval.rx), y: percentOf(y / oval.ry) })),
  );
  // Of two the first sits on the left, where scenes have it too.
  if (count === 2) for (const places of [wide, narrow]) places?.reverse();
  return Array.from({ length: count }, (_, i) =>
    cssValues({
      ...{ '--x': wide?.[i]?.x ?? '', '--y': wide?.[i]?.y ?? '' },
      ...{ '--nx': narrow?.[i]?.x ?? '', '--ny': narrow?.[i]?.y ?? '' },
    }),
  );
}

const percentOf = (share: number) => `${(50 + 50 * share).toFixed(2)}%`;
