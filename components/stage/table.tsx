import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
import { classNames } from '@/components/ui/class-names';
import type { SeatId, SeatView } from '@/games/game';
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
}

/** The table that the house is named for: dark wood, a brass inlay, seats round it, lights that go on as people act. */
export function Table({ seats, nameOf, mine, children, caption, clock, isStage = false }: TableProps) {
  const isTold = seats.every(({ acted }) => acted !== null);
  const acted = seats.filter((one) => one.acted).length;
  return (
    <section
      aria-label="The table"
      className={classNames('night', styles.room, isStage && styles.stage, seats.length > 16 && styles.crowded)}
    >
      <div className={styles.wood}>
        <div className={styles.felt}>
          <div className={styles.centre}>{children}</div>
          {caption !== undefined && (
            <div className="flex flex-wrap items-center justify-center gap-x-4">
              <p className={classNames('display text-center', isStage ? 'text-2xl' : 'text-lg max-sm:text-base')}>
                {caption}
              </p>
              {clock !== undefined && <div className="max-sm:hidden">{clock}</div>}
            </div>
          )}
          {isTold && (
            <p className={classNames('figures text-center text-subtle', isStage ? 'text-lg' : 'text-sm')}>
              {acted} of {seats.length} have acted
            </p>
          )}
        </div>
      </div>
      <ul>
        {seats.map(({ seat, acted: hasActed }, i) => (
          <li key={seat} className={styles.seat} style={placeOf(i, seats.length)}>
            <span className={classNames(hasActed === false && styles.light, hasActed === true && styles.on)}>
              <Face seat={seat} size={isStage ? 'lg' : 'md'} isRimmed={hasActed === true} />
            </span>
            <span className={classNames(styles.name, seat === mine && 'text-brass-content')}>{nameOf(seat)}</span>
            {hasActed === true && <Check role="img" aria-label="has acted" className={styles.check} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Round the oval, from the top, clockwise. */
function placeOf(i: number, count: number) {
  const angle = ((i + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  const percent = (n: number) => `${(50 + 50 * n).toFixed(2)}%`;
  return { left: percent(Math.cos(angle)), top: percent(Math.sin(angle)) };
}
