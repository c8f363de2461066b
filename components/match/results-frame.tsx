'use client';

import { type ReactNode, use, useRef, useState } from 'react';
import { Face, Name, Names, Said, useSeatName } from '@/components/faces/face';
import { markedName } from '@/components/faces/marked-names';
import { PostThis } from '@/components/post/post-this';
import { Crown } from '@/components/stage/crown';
import { tell } from '@/components/stage/finale';
import { Honoured } from '@/components/stage/honoured';
import { isStillToTell } from '@/components/stage/hosts-to-tell';
import { nameRem } from '@/components/stage/name-size';
import { inOrder } from '@/components/stage/places';
import { useLedHere } from '@/components/stage/use-led-here';
import { ordinal, pointsWords } from '@/components/stage/words';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Folded } from '@/components/ui/folded';
import { Styled } from '@/components/ui/styled';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';
import { AwardMark } from './award-mark';
import { formatAward, formatFigure } from './award-words';
import { AwardsInAll } from './awards-in-all';
import { awardsOf } from './awards-of';
import { EndFaces } from './end-faces';
import type { DetailColumn, EndWords, GameScreenProps, GameScreens } from './game-screens';
import { levelPlaces } from './level-words';
import { PlayAgain } from './play-again';
import styles from './results-frame.module.css';

interface ResultsProps {
  readonly page: MatchPage;
  readonly results: Results;
}

/** From more than `LONG` places on the first `FIRST` are shown, whoever stands for elimination, and who looks. */
const [LONG, FIRST] = [16, 10];

export function atFirst({ standings, eliminationCandidates }: Results, mine: SeatId | null): readonly Standing[] {
  if (standings.length <= LONG) return standings;
  return standings.filter(({ seat }, i) => i < FIRST || seat === mine || eliminationCandidates.includes(seat));
}

interface HeroProps extends ResultsProps {
  /** How it was won, names marked. */
  readonly won?: string | null;
  /** Points do not decide: they stand below how it was won. */
  readonly pointsComeSecond?: boolean;
  /** As what a seat played: "Blue". */
  playedAs?(seat: SeatId): string | null;
  /** What a seat did that its place does not say: "found 2". */
  ownDeed?(seat: SeatId): string | null;
  readonly isReplay?: boolean;
  onTellAgain?(): void;
}

/** Who won, large; how; where I stand, and who may have to go. */
export function ResultsHero(props: HeroProps) {
  const { page, results, won = null, pointsComeSecond = false, playedAs } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useLedHere(heading, { scrolls: true });
  const { winners, standings } = results;
  const pointsOf = (seat: SeatId) => {
    const points = standings.find((one) => one.seat === seat)?.points ?? null;
    return points === null ? null : pointsWords(points);
  };
  const under = (seat: SeatId) => {
    const parts = [playedAs?.(seat) ?? null, pointsComeSecond ? null : pointsOf(seat)];
    return parts.filter((part) => part !== null).join(', ');
  };
  const [winner] = winners;
  const second = pointsComeSecond && winner !== undefined ? pointsOf(winner) : null;
  return (
    <section aria-label="Results" className={classNames('night', styles.hero)}>
      <div className="grid justify-items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="eyebrow scroll-mt-28 rounded-sm px-2">
          {winners.length === 1 ? 'Winner' : 'Winners'}
        </h2>
        {winners.length === 0 ? (
          <p className="display text-4xl text-brass-content">Nobody</p>
        ) : (
          <Honoured seats={inOrder(results, winners)} mine={page.seat} isCrowned isLarge under={under} />
        )}
        {won !== null && (
          <p
            className={classNames(
              'max-w-prose text-balance text-center text-lg',
              pointsComeSecond ? 'text-brass-content' : 'text-subtle',
            )}
          >
            <Said>{won}</Said>
          </p>
        )}
        {second !== null && <p className="figures text-sm text-subtle">{second}</p>}
      </div>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-default border-t pt-4">
        <OwnPlace {...props} />
        <WaysOn {...props} />
      </div>
    </section>
  );
}

function OwnPlace({ page, results, ownDeed }: HeroProps) {
  const { standings, winners, eliminationCandidates: candidates } = results;
  const mine = standings.find(({ seat }) => seat === page.seat);
  const others = candidates.filter((seat) => seat !== page.seat);
  return (
    <div className="grid gap-1">
      {mine !== undefined && (
        <p
          className={classNames(
            'display flex items-center gap-3 text-xl sm:text-2xl',
            winners.includes(mine.seat) ? 'text-brass-content' : 'text-emphasis',
          )}
        >
          <Face seat={mine.seat} /> {[placeWords(mine, standings.length), ownDeed?.(mine.seat) ?? []].flat().join(', ')}
        </p>
      )}
      {page.seat !== null && candidates.includes(page.seat) && (
        <p className="font-medium text-danger-content">
          You are {candidates.length === 1 ? 'the' : 'an'} elimination candidate.
        </p>
      )}
      {others.length > 0 && (
        <p>
          <span className="text-muted">{candidatesWord(others.length, candidates.length)}: </span>
          <span className="font-medium text-emphasis">
            <Names seats={others} />
          </span>
        </p>
      )}
    </div>
  );
}

/** Beside whose page it is. */
const candidatesWord = (others: number, all: number): string =>
  others < all ? 'The others' : all === 1 ? 'Elimination candidate' : 'Elimination candidates';

function WaysOn({ page, isReplay = false, onTellAgain }: HeroProps) {
  const isToTell = !isReplay && isStillToTell(page, Date.now());
  return (
    <div className="flex flex-wrap gap-2">
      {isToTell ? (
        <Button size="sm" variant="mine" onClick={() => void tell(page.code, 0)}>
          Tell the end to everybody
        </Button>
      ) : (
        onTellAgain !== undefined && (
          <Button size="sm" onClick={onTellAgain}>
            Show me the end again
          </Button>
        )
      )}
      {!isReplay && (page.can.host || page.can.practiceHost) && <PlayAgain code={page.code} />}
      {!isReplay && <PostThis page={page} kind="end" />}
      {!isReplay && (
        <LinkButton size="sm" href={`/m/${page.code}/replay`}>
          Replay and verify
        </LinkButton>
      )}
    </div>
  );
}

const arriving = new WeakMap<Told['screens'], Promise<EndWords | null>>();

/** The game's own words for its end, with which this part of the page comes; null: it has none, or they cannot be had now. */
function useEndWords(screens: Told['screens']): EndWords | null {
  const words = arriving.get(screens) ?? Promise.resolve(screens.loadEndWords?.() ?? null).catch(() => null);
  arriving.set(screens, words);
  return use(words);
}

/** The same, with the game's own words for how it was won. */
export function ResultsTop({
  screens,
  props: { view, settings },
  ...hero
}: Omit<HeroProps, 'won' | 'pointsComeSecond' | 'playedAs' | 'ownDeed'> & Told) {
  const endWords = useEndWords(screens);
  const end = { results: hero.results, view, settings, nameOf: markedName };
  const ownDeed = (seat: SeatId) => endWords?.ownDeed?.(end, seat) ?? null;
  const playedAs = (seat: SeatId) => endWords?.playedAs?.(end, seat) ?? null;
  return (
    <EndFaces {...{ screens, view }}>
      <ResultsHero
        {...hero}
        {...{ playedAs, ownDeed }}
        pointsComeSecond={endWords?.pointsComeSecond ?? false}
        won={endWords?.won?.(end) ?? null}
      />
    </EndFaces>
  );
}

interface Told {
  readonly screens: GameScreens;
  readonly props: GameScreenProps;
}

/** "You: 4th of 13, 5 points". */
const placeWords = ({ rank, points }: Standing, seats: number): string =>
  `You: ${ordinal(rank)} of ${seats}${points === null ? '' : `, ${pointsWords(points)}`}`;

/** The one table of standings: everybody in order, with points, the game's own figures, and awards. */
export function Standings({ page, results, columns = [] }: ResultsProps & { columns?: readonly DetailColumn[] }) {
  const awards = awardsOf(page, results);
  const open = page.awards?.filter(({ state }) => state === 'proposed').length ?? 0;
  const hasPoints = results.standings.some(({ points }) => points !== null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? results.standings : atFirst(results, page.seat);
  return (
    <section aria-label="Standings">
      <h2 className="display mb-2 text-xl">Standings</h2>
      <Table caption="Standings">
        <thead>
          <tr>
            <Th numeric className="w-10">
              Place
            </Th>
            <Th>Player</Th>
            {hasPoints && <Th numeric>Points</Th>}
            {columns.map(({ key, label }) => (
              <Th key={key} numeric>
                {label}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ seat, rank, points, detail }) => (
            <tr key={seat} className={classNames(seat === page.seat && 'bg-brass-subtle')}>
              <Td numeric className="text-muted">
                {rank}
              </Td>
              <RowTh>
                <StandingName {...{ seat, results }}>
                  {awards
                    .filter((award) => award.seat === seat)
                    .map((award) => (
                      <AwardMark key={`${award.kind} ${award.amount} ${award.reason}`} award={award} />
                    ))}
                </StandingName>
              </RowTh>
              {hasPoints && (
                <Td numeric className="font-medium text-emphasis">
                  {points === null ? '' : formatFigure(points)}
                </Td>
              )}
              {columns.map(({ key, format }) => (
                <Td key={key} numeric>
                  {format ? format(detail[key]) : String(detail[key] ?? '')}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < results.standings.length && (
        <Button size="sm" className="mt-3" onClick={() => setWhole(true)}>
          Show all {results.standings.length} places
        </Button>
      )}
      {columns.length > 1 && (
        <p className="mt-2 text-muted text-xs sm:hidden">Swipe the table sideways: more stands to its right.</p>
      )}
      {open > 0 && (
        <p className="mt-2 text-muted text-xs">The awards are as the rules propose them; the host confirms each.</p>
      )}
    </section>
  );
}

/** What a phone leaves a word beside a face; the column is as wide as its longest. */
const NAME_EMS = 8.5;

function StandingName({
  seat,
  results: { winners, eliminationCandidates },
  children,
}: Pick<ResultsProps, 'results'> & { seat: SeatId; children: ReactNode }) {
  const fontSize = `${nameRem(useSeatName(seat), { most: 1, room: NAME_EMS })}em`;
  return (
    <span className="flex min-w-32 flex-wrap items-center gap-x-2 gap-y-0.5">
      <Styled as="span" className="min-w-0 [&_span]:[overflow-wrap:break-word]" style={{ fontSize }}>
        <Name seat={seat} />
      </Styled>
      {winners.includes(seat) && <Crown title="Winner" className="w-5" />}
      {eliminationCandidates.includes(seat) && (
        <span className="font-normal text-danger-content text-xs">stands for elimination</span>
      )}
      <span className="inline-flex flex-wrap gap-x-2">{children}</span>
    </span>
  );
}

/** Below the winner: the table, what separated the tied, and what was given and what was not. */
export function ResultsDetail({ page, results, screens, props }: ResultsProps & Told) {
  const { detailColumns = [] } = screens;
  const endWords = useEndWords(screens);
  const end = { results, view: props.view, settings: props.settings, nameOf: markedName };
  const separated = endWords?.separated?.(end) ?? levelPlaces(results.standings, markedName);
  return (
    <EndFaces {...{ screens }} view={props.view}>
      <div className="@container">
        <div className={styles.detail}>
          <Standings {...{ page, results }} columns={detailColumns} />
          {separated.length > 0 && (
            <section>
              <h2 className="display mb-1 text-lg">What separated them</h2>
              <Separated sentences={separated.slice(0, SENTENCES)} />
              {separated.length > SENTENCES && (
                <Folded isFolded words={`${separated.length - SENTENCES} more`}>
                  <Separated sentences={separated.slice(SENTENCES)} />
                </Folded>
              )}
            </section>
          )}
          <Awards
            decided={page.awards ?? []}
            whyOf={(award) => endWords?.awarded?.(end, award) ?? award.reason}
            notEarned={endWords?.notEarned?.(end) ?? []}
          />
        </div>
      </div>
    </EndFaces>
  );
}

/** Of more there are so many at first, of those who came out ahead. */
const SENTENCES = 3;

const Separated = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.map((sentence) => (
    <p key={sentence} className="max-w-prose text-sm">
      <Said>{sentence}</Said>
    </p>
  ));

interface AwardsProps {
  readonly decided: readonly DecidedAward[];
  readonly notEarned: readonly string[];
  /** Why the rules propose it. */
  whyOf(award: Award): string;
}

function Awards({ decided, notEarned, whyOf }: AwardsProps) {
  const groups = awardGroups(decided, whyOf);
  if (groups.length === 0 && notEarned.length === 0) return null;
  return (
    <section>
      <h2 className="display mb-1 text-lg">Awards</h2>
      <ul className="grid gap-1 text-sm">
        {groups.map(({ key, award, seats, isGone, note }) => (
          <li key={key}>
            <span className="font-medium text-emphasis">
              <Names seats={seats} />:
            </span>{' '}
            <span className={classNames(isGone && 'line-through')}>{formatAward(award)}</span>
            {seats.length > 1 && ' each'}.{' '}
            <span className="text-muted">
              <Said>{note}</Said>
            </span>
          </li>
        ))}
        {notEarned.map((sentence) => (
          <li key={sentence}>
            <Said>{sentence}</Said>
          </li>
        ))}
      </ul>
      <AwardsInAll awards={decided.flatMap(({ final }) => final ?? [])} />
    </section>
  );
}

interface AwardGroup {
  readonly key: string;
  readonly award: Award;
  readonly seats: readonly SeatId[];
  readonly isGone: boolean;
  readonly note: string;
}

/** The same award for the same reason is told once, for all who get it. */
function awardGroups(decided: readonly DecidedAward[], whyOf: AwardsProps['whyOf']): readonly AwardGroup[] {
  const groups = new Map<string, AwardGroup>();
  for (const { proposed, final, state, reason } of decided) {
    const award = final ?? proposed;
    if (award === null) continue;
    const isGone = final === null;
    const why = state === 'amended' ? award.reason : whyOf(award);
    const note = state === 'amended' && reason !== null ? `${why} Amended by the host: ${reason}` : why;
    const key = `${award.kind} ${award.amount} ${isGone} ${note}`;
    groups.set(key, { key, award, isGone, note, seats: [...(groups.get(key)?.seats ?? []), award.seat] });
  }
  return [...groups.values()];
}
