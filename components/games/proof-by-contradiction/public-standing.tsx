import { Name } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import styles from './clue-card.module.css';

/** Seat by seat the clues that are out: all that is public before the boards turn over. */
export function Standing({ view }: CentreProps<View, Settings>) {
  const { clues, seats } = view;
  if (clues.length === 0) return <HowItGoes />;
  const isTight = clues.length > 10;
  return (
    <div className={classNames('grid', !isTight && 'gap-1.5')}>
      {seats.map(({ seat }) => (
        <section
          key={seat}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-2 border-muted border-b"
        >
          <h2 className={classNames('min-w-0 truncate', isTight ? 'text-base' : 'text-lg')}>
            <Name seat={seat} />
          </h2>
          <ul className={classNames(isTight ? 'flex gap-x-3 text-2xs' : 'text-base')}>
            {clues
              .filter((one) => one.seat === seat)
              .map(({ round, clue }) => (
                <li key={round} className="min-w-0">
                  <span className="sr-only">{formatClue(clue)}</span>
                  <CluePrint clue={clue} className={isTight ? styles.tight : undefined} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {!isTight && <p className="pt-2 text-base text-subtle">Which of them are broken comes out at the end.</p>}
    </div>
  );
}

const HowItGoes = () => (
  <div className="grid gap-3 text-subtle text-xl">
    <p>Everybody builds a secret board of five tokens, and says something true about it: a clue.</p>
    <p>A clue that is false for another board is a point for that board. One that is false for its own costs 1000.</p>
    <p>All boards turn over at the end.</p>
  </div>
);
