import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import type { View } from '@/games/runes-to-ruins/view';
import styles from './slab-board.module.css';

type Paid = Pick<View, 'paid'>;

/** Round by round what the votes paid a seat for all to see; null: it had abstained, and the amount is hidden. */
export const paidTo = ({ paid }: Paid, seat: SeatId) =>
  paid.flatMap(({ round, order }) =>
    order.filter((one) => one.seat === seat).map(({ insight }) => ({ round, insight })),
  );

/** What was paid to it in public; "4 + ?" where it abstained once and the amount stayed hidden. */
export function receivedWords(view: Paid, seat: SeatId): string {
  const pieces = paidTo(view, seat);
  const known = knownPaid(view, seat);
  if (!pieces.some(({ insight }) => insight === null)) return String(known);
  return known === 0 ? '?' : `${known} + ?`;
}

/** As wide as an amount that is hidden, in insight. */
export const HIDDEN_AS = 2;

/** Least that the votes paid a seat, of what all were told. */
export const knownPaid = (view: Paid, seat: SeatId): number =>
  paidTo(view, seat).reduce((sum, { insight }) => sum + (insight ?? 0), 0);

const widthOf = (view: Paid, seat: SeatId): number =>
  paidTo(view, seat).reduce((sum, { insight }) => sum + (insight ?? HIDDEN_AS), 0);

/** What a bar of full width stands for. */
export const widest = (view: Paid & Pick<View, 'seats'>): number =>
  Math.max(1, ...view.seats.map(({ seat }) => widthOf(view, seat)));

/** A piece of amber for each payment, as long as it was much; hatched where nobody is told. */
export function InsightBar({ view, seat, most }: { view: Paid; seat: SeatId; most: number }) {
  const pieces = paidTo(view, seat);
  const words = pieces.map(({ round, insight }) => `${insight ?? 'a hidden amount'} for round ${round}`).join(', ');
  return (
    <div className={styles.insight}>
      <p className="figures">
        <span className="display text-brass-content">{receivedWords(view, seat)}</span>{' '}
        <span className={styles.small}>insight received</span>
      </p>
      <div
        role="img"
        aria-label={words === '' ? 'Nothing has been paid yet' : `Paid: ${words}`}
        className={styles.track}
      >
        {pieces.map(({ round, insight }) => (
          <Styled
            as="span"
            key={round}
            className={classNames(styles.piece, insight === null && styles.hiddenPiece)}
            style={{ width: `${(100 * (insight ?? HIDDEN_AS)) / most}%` }}
          />
        ))}
      </div>
    </div>
  );
}
