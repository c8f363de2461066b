import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import type { FinaleDrawingProps } from '@/components/stage/scene';
import { figureWords, ordinal } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { CluePrint } from './clue-card';
import cardStyles from './clue-card.module.css';
import { boardViewOf, completedBySeat } from './final-boards';
import styles from './finale-drawing.module.css';
import { type FinalBeat, mostBroken } from './scenes';
import { Cells, Tray } from './tray';
import { contractNames, formatPoints } from './words';

const several: readonly FinalBeat['show'][] = ['candidates', 'clues', 'contracts', 'contradictions', 'together'];

/** A beat about several boards, or about what lies on none of them. */
export const isSpokenOf = ({ show, seats }: FinalBeat): boolean => several.includes(show) && seats.length > 0;

type Props = FinaleDrawingProps<View, FinalBeat, Settings> & { readonly beat: FinalBeat };

/** What the sentence speaks of: the clues that cost most; else the boards, each with what its player has by it. */
export function SpokenOf({ beat, isStill, ...props }: Props) {
  const { clues, count } = mostBroken(props.view);
  const isOfClues = beat.show === 'clues';
  const shown = isOfClues ? clues.length : beat.seats.length;
  return (
    <Styled
      as="ul"
      className={classNames(styles.spoken, isOfClues && styles.clues, !isStill && styles.now)}
      style={cssValues({ '--side': `${sideFor(shown)}rem`, '--print': `${shown > 6 ? 0.9 : 1.15}rem` })}
    >
      {isOfClues
        ? clues.map(({ author, clue }) => (
            <li key={`${author} ${formatClue(clue)}`} className={classNames(cardStyles.card, cardStyles.paper)}>
              <p className={cardStyles.author}>
                <Face seat={author} size="sm" className={cardStyles.face} />
                <Called seat={author} {...props} />
              </p>
              <p className="sr-only">{formatClue(clue)}</p>
              <CluePrint {...{ clue }} />
              <p className={classNames(cardStyles.stamp, cardStyles.against)}>{formatPoints(-count)}</p>
            </li>
          ))
        : beat.seats.map((seat) => (
            <li key={seat}>
              <svg viewBox="0 0 100 100" aria-hidden className="block w-full">
                <Tray isLit />
                <Cells board={boardViewOf(props.view, seat)} />
              </svg>
              <p className={styles.owner}>
                <Face {...{ seat }} size="sm" />
                <Called {...{ seat }} {...props} />
              </p>
              <Has {...{ seat, beat }} {...props} />
            </li>
          ))}
    </Styled>
  );
}

/** So that as many as there are stand in rows of a picture that is wider than high. */
function sideFor(count: number): number {
  if (count <= 2) return 13;
  if (count === 3) return 10;
  if (count === 4) return 7.5;
  return count <= 8 ? 6 : 4;
}

type OfSeat = Pick<Props, 'view' | 'results' | 'nameOf' | 'mine'> & { readonly seat: SeatId };

const Called = ({ seat, nameOf, mine }: Pick<OfSeat, 'seat' | 'nameOf' | 'mine'>) => (
  <span className="min-w-0 [overflow-wrap:anywhere]">
    <WithBots>{seat === mine ? 'You' : nameOf(seat)}</WithBots>
  </span>
);

/** What a board has brought its player by this beat. */
function Has({ seat, beat, view, results }: Omit<OfSeat, 'nameOf' | 'mine'> & Pick<Props, 'beat'>) {
  if (beat.show === 'contracts') {
    const done = completedBySeat(view).find((one) => one.seat === seat)?.completed ?? [];
    return <p className={styles.has}>{done.map((one) => contractNames[one]).join(', ')}</p>;
  }
  const place = results.standings.find((one) => one.seat === seat);
  if (beat.show !== 'together' || place === undefined) return null;
  return (
    <p className={classNames('figures', styles.has)}>
      {ordinal(place.rank)} · <span className="display">{figureWords(place.points ?? 0)}</span>
    </p>
  );
}
