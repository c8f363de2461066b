import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import type { FinaleDrawingProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { SELF_CONTRADICTION } from '@/games/proof-by-contradiction/score';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import cardStyles from './clue-card.module.css';
import styles from './contradiction.module.css';
import { boardOf, boardViewOf } from './final-boards';
import { type FinalBeat, ownFalseClue } from './scenes';
import { Cells, Tray } from './tray';
import { formatPoints } from './words';

type Props = FinaleDrawingProps<View, FinalBeat, Settings> & { readonly seat: SeatId };

/** Somebody's own clue on the table, and beside it their board, which proves it false. */
export function Contradiction({ seat, view, nameOf, mine, isStill }: Props) {
  const clue = ownFalseClue(view, seat);
  if (clue === null) return null;
  const { field, tokens, why } = explainClue(clue, boardOf(view, seat));
  return (
    <div className={classNames(styles.table, !isStill && styles.now)}>
      <div className={styles.side}>
        <p className={styles.who}>
          <Face seat={seat} size="lg" />
          <span className="display text-3xl text-emphasis leading-tight [overflow-wrap:anywhere] max-sm:text-xl">
            <WithBots>{seat === mine ? 'You' : nameOf(seat)}</WithBots>
          </span>
        </p>
        <div className={classNames(cardStyles.card, cardStyles.paper, styles.card)}>
          <p className={styles.label}>{seat === mine ? 'Your clue' : 'Their clue'}</p>
          <p className="sr-only">{formatClue(clue)}</p>
          <CluePrint {...{ clue }} className={styles.print} />
          <p className={classNames(cardStyles.stamp, cardStyles.against, styles.stamp)}>False</p>
        </div>
        <p className={classNames('display figures', styles.cost)}>{formatPoints(SELF_CONTRADICTION)}</p>
      </div>
      <figure className={styles.board}>
        <svg viewBox="-4 -4 108 108" aria-hidden>
          <Tray isLit={false} />
          <Cells board={boardViewOf(view, seat)} glowing={[...field, ...tokens]} />
          <rect x={-2} y={-2} width={104} height={104} rx={11} fill="none" strokeWidth={2.5} className={styles.rim} />
        </svg>
        <figcaption className="text-balance text-center text-danger-content text-lg max-sm:text-sm">{why}</figcaption>
      </figure>
    </div>
  );
}
