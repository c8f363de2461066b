import { Name } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import styles from './clue-card.module.css';

/**
 * Seat by seat the clues that are out: all that is public before the boards turn over, large enough to be followed. Few
 * have theirs below each other, so that the table beside them keeps its width.
 */
export function Standing({ view }: CentreProps<View, Settings>) {
  const { clues, seats } = view;
  if (clues.length === 0) return <HowItGoes />;
  const look = lookFor(seats.length);
  return (
    <section className="rounded-xl border border-muted bg-subtle px-5 py-4">
      <h2 className={classNames('pb-2 text-base text-subtle', look.isStacked && 'max-w-84')}>
        Every board that breaks a clue takes a point from its author.
      </h2>
      <ul className={classNames('grid', look.list)}>
        {seats.map(({ seat }) => (
          <li key={seat} className={classNames('col-span-full grid border-muted border-t', look.row)}>
            <p className="max-w-40 leading-tight">
              <Name seat={seat} />
            </p>
            <ul className={look.isStacked ? 'grid gap-1' : 'contents'}>
              {clues
                .filter((one) => one.seat === seat)
                .map(({ round, clue }) => (
                  <li key={round}>
                    <span className="sr-only">{formatClue(clue)}</span>
                    <CluePrint clue={clue} className={styles.inTable} />
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Look {
  /** Somebody's clues below each other. */
  readonly isStacked: boolean;
  readonly list: string;
  readonly row: string;
}

/** So that all seats fit beside the table at 720 pixels. */
function lookFor(seats: number): Look {
  const row = 'grid-cols-subgrid items-center';
  if (seats <= 7) {
    const list = 'grid-cols-[auto_auto] gap-x-5';
    return seats <= 5
      ? { isStacked: true, list: `${list} text-xl`, row: `${row} py-1.5` }
      : { isStacked: true, list: `${list} text-base`, row: `${row} py-1` };
  }
  const list = 'grid-cols-[auto_auto_auto] gap-x-4';
  return seats <= 11
    ? { isStacked: false, list: `${list} text-base`, row: `${row} py-0.5` }
    : { isStacked: false, list: `${list} text-sm`, row };
}

const HowItGoes = () => (
  <div className="grid w-84 gap-3 text-subtle text-xl">
    <p>Everybody builds a secret board of five tokens, and says something true about it: a clue.</p>
    <p>Every board for which a clue is false breaks it, and takes a point from its author.</p>
    <p>Whoever ends with a board that breaks a clue of their own loses 1000 points.</p>
    <p>All boards turn over at the end.</p>
  </div>
);
