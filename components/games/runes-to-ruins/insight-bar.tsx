import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { HIDDEN_AS, type Paid, paidTo, receivedWords } from './received';
import styles from './slab-board.module.css';

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
