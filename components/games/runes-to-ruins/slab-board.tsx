import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { nameRem } from '@/components/stage/name-size';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { positions, type RuneSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { InsightBar } from './insight-bar';
import { type KnownSlab, knownSlab } from './known-slabs';
import { widest } from './received';
import { symbolWords } from './rune-drawing';
import { Slab } from './slab';
import styles from './slab-board.module.css';

export interface SlabBoardProps {
  readonly view: Pick<View, 'seats' | 'shown' | 'discovered' | 'paid'>;
  readonly mine: SeatId | null;
  nameOf(seat: SeatId): string;
  /** All of a symbol, for who may know it; null: what was shown. */
  symbolOf?(seat: SeatId): RuneSymbol | null;
  /** What else is said of a seat. */
  under?(seat: SeatId): ReactNode;
  readonly isStage?: boolean;
  /** The one that is spoken of just now. */
  readonly lit?: SeatId | null;
}

/** The match as one board: each seat with its slab, what is known of it, and the insight that it was paid. */
export function SlabBoard({ isStage = false, ...props }: SlabBoardProps) {
  const { view } = props;
  const most = widest(view);
  return (
    <Styled
      as="ul"
      aria-label="The slabs"
      className={classNames('night', styles.board, isStage && styles.stage)}
      style={cssValues({ '--seats': view.seats.length })}
    >
      {view.seats.map(({ seat }) => (
        <SeatOnBoard key={seat} {...props} {...{ seat, most, isStage }} />
      ))}
    </Styled>
  );
}

/** As wide as a slab's column where five stand beside each other, beside the face; on the stage it is wider. */
const NAME_REM = 6.5;
const stageNameRem = (seats: number): number => (seats > 5 ? 7 : 9);

/** A line may end at a hyphen. */
const nameSize = (name: string, { isStage, seats }: { isStage: boolean; seats: number }): string => {
  const [most, room] = isStage ? [1.75, stageNameRem(seats)] : [1.25, NAME_REM];
  return `${nameRem(name.replaceAll('-', '- '), { most, room })}rem`;
};

function SeatOnBoard({
  view,
  mine,
  nameOf,
  symbolOf,
  under,
  isStage = false,
  lit = null,
  seat,
  most,
}: SlabBoardProps & { seat: SeatId; most: number }) {
  const symbol = symbolOf?.(seat) ?? null;
  const shown = knownSlab(view.shown, seat);
  const known = symbol === null ? shown : { ...shown, grid: positions.map((p) => symbol[p] ?? null), loose: [] };
  const found = view.discovered.find((one) => one.seat === seat);
  const isOpened = symbol !== null;
  return (
    <li className={classNames(styles.seat, seat === lit && styles.lit)}>
      <span className={styles.who}>
        <Face seat={seat} size={isStage ? 'lg' : 'md'} />
        <Styled
          as="span"
          title={nameOf(seat)}
          className={classNames(styles.name, 'display', seat === mine ? 'text-brass-content' : 'text-emphasis')}
          style={{ fontSize: nameSize(nameOf(seat), { isStage, seats: view.seats.length }) }}
        >
          <WithBots>{nameOf(seat)}</WithBots>
        </Styled>
      </span>
      <div className={styles.slab}>
        <Slab
          {...known}
          isBroken={found !== undefined}
          {...{ isOpened }}
          title={`The slab of ${nameOf(seat)}: ${found === undefined ? 'whole' : 'broken'}, ${isOpened ? symbolWords(symbol) : publicWords(shown)}`}
        />
      </div>
      <p className={styles.state}>
        {found !== undefined ? (
          <span className="text-brass-content">found in round {found.round}</span>
        ) : (
          // A blank slab says itself that all is hidden.
          !isOpened && shown.lit.length > 0 && publicWords(shown)
        )}
      </p>
      {under?.(seat)}
      <InsightBar {...{ view, seat, most }} />
    </li>
  );
}

/** How much of a symbol everybody has seen. */
export function publicWords({ lit }: Pick<KnownSlab, 'lit'>): string {
  const shown = new Set(lit).size;
  return shown === 0 ? 'all six hidden' : `${shown} of 6 shown`;
}
