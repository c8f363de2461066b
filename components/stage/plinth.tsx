import type { ReactNode } from 'react';
import { Face, useSeatName } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { formatAward } from '@/components/match/award-words';
import { netOf } from '@/components/match/net-awards';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { Award, Results, SeatId, Standing } from '@/games/game';
import { Crown } from './crown';
import { nameRem, twoLineRem } from './name-size';
import { inOrder } from './places';
import styles from './plinth.module.css';
import { pointsWords } from './words';

export interface PlinthProps {
  readonly results: Results;
  readonly awards: readonly Award[];
  readonly mine: SeatId | null;
  readonly isStill: boolean;
  /** As what somebody played: "red". */
  playedAs?: ((standing: Standing) => string) | undefined;
  /** How it was won, where points do not decide. */
  readonly wonBy?: string | null;
  /** What stands beside a winner's face. */
  trophyOf?: ((seat: SeatId) => ReactNode) | undefined;
}

/** The last picture of every end: the winners on a lit plinth, what they take away in all, and everybody else small below. */
export function Plinth({ results, awards, mine, isStill, playedAs, wonBy = null, trophyOf }: PlinthProps) {
  const { winners, standings } = results;
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  return (
    <div data-plinth className={classNames(styles.plinth, !isStill && styles.now)}>
      {winners.length === 0 ? (
        <p className="display self-center text-5xl text-brass-content">Nobody</p>
      ) : (
        <Styled
          as="ul"
          data-honoured
          className={styles.winners}
          style={cssValues({ '--most': faceFor(winners.length), '--count': winners.length })}
        >
          {inOrder(results, winners).map((seat) => (
            <Winner
              key={seat}
              {...{ seat, playedAs, wonBy, trophyOf }}
              standing={standings.find((one) => one.seat === seat)}
              held={netOf(awards.filter((award) => award.seat === seat))}
              isMine={seat === mine}
              most={nameFor(winners.length)}
            />
          ))}
        </Styled>
      )}
      {others.length > 0 && (
        <ol
          className={classNames(styles.others, others.length > MANY && styles.many)}
          data-many={others.length > MANY || undefined}
        >
          {others.map((standing) => (
            <Other
              key={standing.seat}
              {...{ standing }}
              isMine={standing.seat === mine}
              isCandidate={results.eliminationCandidates.includes(standing.seat)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** On a phone more than so many are left to the list below it. */
const MANY = 9;

/** The fewer they are, the larger each: how wide a face is, as far as the picture has the height, and how large a name at most, in rem. */
const faceFor = (count: number) =>
  count === 1
    ? 'min(8.5rem, var(--picture) * 0.33)'
    : count === 2
      ? 'min(7rem, var(--picture) * 0.28)'
      : count <= 4
        ? 'min(5rem, var(--picture) * 0.22)'
        : '3rem';
const nameFor = (count: number) => (count === 1 ? 4 : count === 2 ? 3 : count <= 4 ? 2 : 1.25);

interface WinnerProps extends Pick<PlinthProps, 'playedAs' | 'wonBy' | 'trophyOf'> {
  readonly seat: SeatId;
  readonly standing: Standing | undefined;
  readonly held: readonly Award[];
  readonly isMine: boolean;
  readonly most: number;
}

function Winner({ seat, standing, held, isMine, most, playedAs, wonBy = null, trophyOf }: WinnerProps) {
  const name = useSeatName(seat);
  const points = standing?.points ?? null;
  const under = [
    ...(standing === undefined || playedAs === undefined ? [] : [`as ${playedAs(standing)}`]),
    ...(points === null ? [] : [pointsWords(points)]),
  ].join(', ');
  return (
    <li className={styles.winner}>
      <span className={styles.figure}>
        <span className={styles.head}>
          <Crown className={styles.crown} />
          <span className={styles.face}>
            <Face seat={seat} size="full" isRimmed />
          </span>
        </span>
        {trophyOf !== undefined && <span className={styles.trophy}>{trophyOf(seat)}</span>}
      </span>
      <Styled
        as="span"
        className={classNames(styles.name, 'display', isMine ? 'text-brass-content' : 'text-emphasis')}
        style={{ fontSize: `min(${winnersRem(name, most)}rem, var(--face) * 0.48)` }}
      >
        <WithBots>{name}</WithBots>
      </Styled>
      <span className={classNames(styles.block, 'display figures')}>
        {wonBy !== null && <span className={styles.wonBy}>{wonBy}</span>}
        {under !== '' && <span className={classNames(wonBy !== null && styles.second)}>{under}</span>}
        {held.map((award) => (
          <span key={award.kind} className={styles.given}>
            {formatAward(award)}
          </span>
        ))}
      </span>
    </li>
  );
}

/** A word that is far too long for a line has two, rather than letters that nobody reads. */
const winnersRem = (name: string, most: number): number =>
  Math.max(nameRem(name, { most, room: ROOM_REM }), twoLineRem(name, { most, room: ROOM_REM }));

/** What a phone leaves a word that stands alone. */
const ROOM_REM = 17;

interface OtherProps {
  readonly standing: Standing;
  readonly isMine: boolean;
  readonly isCandidate: boolean;
}

function Other({ standing: { seat, rank, points }, isMine, isCandidate }: OtherProps) {
  return (
    <li
      data-below
      className={classNames('max-sm:flex-wrap max-sm:justify-center', styles.other, isMine && styles.mine)}
    >
      <span className="figures text-muted">{rank}</span>
      <span className="flex size-6 shrink-0">
        <Face seat={seat} size="full" />
      </span>
      <span className="min-w-0 leading-tight">
        <WithBots>{useSeatName(seat)}</WithBots>
      </span>
      {points !== null && <span className="figures text-muted">{String(points).replace('-', '−')}</span>}
      {isCandidate && <span className="text-danger-content">stands for elimination</span>}
    </li>
  );
}
