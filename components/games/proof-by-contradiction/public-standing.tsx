import { Fragment } from 'react';
import { Name } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import styles from './clue-card.module.css';

/** Seat by seat the clues that are out: all that is public before the boards turn over, large enough to be followed. */
export function Standing({ view }: CentreProps<View, Settings>) {
  const { clues, seats } = view;
  if (clues.length === 0) return <HowItGoes />;
  const rounds = [...new Set(clues.map(({ round }) => round))];
  const look = lookFor(seats.length);
  return (
    <table className={classNames('text-left', look)}>
      <caption className="pb-2 text-left text-base text-subtle">
        Every board that breaks a clue takes a point from its author.
      </caption>
      <tbody>
        {seats.map(({ seat }) => (
          <tr key={seat} className="border-muted border-t">
            <th scope="row" className="max-w-32 truncate pr-4 font-normal">
              <Name seat={seat} />
            </th>
            {rounds.map((round) => (
              <td key={round} className="pr-4">
                {clues
                  .filter((one) => one.seat === seat && one.round === round)
                  .map(({ clue }) => (
                    <Fragment key={round}>
                      <span className="sr-only">{formatClue(clue)}</span>
                      <CluePrint clue={clue} className={styles.inTable} />
                    </Fragment>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So that as many rows as there are seats fit beside the table at 720 pixels. */
function lookFor(seats: number): string {
  if (seats <= 7) return 'text-lg [&_td]:py-2';
  return seats <= 11 ? 'text-base [&_td]:py-1' : 'text-sm [&_td]:py-px';
}

const HowItGoes = () => (
  <div className="grid w-84 gap-3 text-subtle text-xl">
    <p>Everybody builds a secret board of five tokens, and says something true about it: a clue.</p>
    <p>Every board for which a clue is false breaks it, and takes a point from its author.</p>
    <p>Whoever ends with a board that breaks a clue of their own loses 1000 points.</p>
    <p>All boards turn over at the end.</p>
  </div>
);
