import { commonEm } from '@/components/stage/name-size';
import type { SceneDrawingProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import { colors } from '@/games/proof-by-contradiction/board';
import { clueStatus } from '@/games/proof-by-contradiction/clue';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { QueryAnswer } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { ClueCard } from './clue-card';
import styles from './clue-card.module.css';
import { answerOf, cluesOf, ownBoard, type RoundBeat } from './scenes';
import { TokenIcon } from './token';

type Props = SceneDrawingProps<View, RoundBeat, Settings>;

/** A round as it closes: a card for each seat, stamped for the viewer, and below them the viewer's own answer. */
export function RoundDrawing(props: Props) {
  const { after, scene, index, isStill, nameOf, mine } = props;
  const clues = cluesOf(after.round - 1, after);
  const own = ownBoard(after, props);
  const answer = answerOf(after.round - 1, after, props);
  const whenOf = (is: (beat: RoundBeat) => boolean) => {
    const at = scene.beats.findIndex(is);
    return at > index ? 'ahead' : at === index && !isStill ? 'now' : 'stands';
  };
  const columns = columnsFor(clues.length);
  const room = (columns === 5 ? 8.5 : 11) - (own === null ? 0 : STAMP_EMS);
  const nameEm = commonEm(
    clues.map(({ seat }) => (seat === mine ? 'You' : nameOf(seat))),
    room,
  );
  return (
    <div className={classNames('grid gap-3', styles.cards)}>
      <Styled as="ol" style={cssValues({ '--columns': columns })}>
        {clues.map(({ seat, clue }) => (
          <ClueCard
            key={seat}
            {...{ seat, clue }}
            name={nameOf(seat)}
            nameEm={nameEm}
            isMine={seat === mine}
            status={own === null ? null : clueStatus(clue, own)}
            when={whenOf(({ seats }) => seats.includes(seat))}
          />
        ))}
        <Key clues={clues.length} hasBoard={own !== null} />
      </Styled>
      {answer !== null && <CountedTokens answer={answer} when={whenOf(({ show }) => show === 'answer')} />}
    </div>
  );
}

/** What a stamp takes of a card's first line. */
const STAMP_EMS = 4.5;

const columnsFor = (clues: number) => (clues <= 4 ? 2 : clues <= 8 ? 3 : clues <= 12 ? 4 : 5);

interface KeyProps {
  readonly clues: number;
  /** Whether the cards are stamped for the viewer. */
  readonly hasBoard: boolean;
}

/** What is at stake, and what the stamps say, in the place that the cards leave free. */
function Key({ clues, hasBoard }: KeyProps) {
  const spans = { '--rest': freeIn(columnsFor(clues), clues), '--rest-narrow': freeIn(2, clues) };
  return (
    <Styled as="li" className={classNames(styles.key, hasBoard && styles.ofStamps)} style={cssValues(spans)}>
      {(hasBoard ? stampKey : stakesKey).map(([sign, words]) => (
        <p key={sign}>
          <b>{sign}</b> {words}
        </p>
      ))}
    </Styled>
  );
}

const freeIn = (columns: number, cards: number) => columns - (cards % columns);

const stakesKey = [
  ['+1', 'for every board that breaks a clue'],
  ['−1', 'for its author, each time'],
] as const;
const stampKey = [
  ['Broken', 'false for your board: +1 for you, −1 for its author'],
  ['Kept', 'true for it: nothing'],
  ['Open', 'your next tokens decide'],
] as const;

/** An answer as six tokens, each with the number of boards that have it there; face down until it is told. */
function CountedTokens({ answer, when }: { answer: QueryAnswer; when: 'ahead' | 'now' | 'stands' }) {
  return (
    <div className={classNames(styles.answer, when === 'now' && styles.turned)}>
      {colors.map((color, i) => (
        <Styled
          as="div"
          key={color}
          style={cssValues({ '--i': i })}
          className={classNames(styles.counted, when === 'ahead' ? styles.back : styles.paper)}
        >
          {when !== 'ahead' && (
            <>
              <TokenIcon color={color} named className={styles.token} />
              <span className={classNames('display figures', styles.figure)}>{answer.counts[color]}</span>
            </>
          )}
        </Styled>
      ))}
    </div>
  );
}
