'use client';

import { Face } from '@/components/faces/face';
import { ordinal, pointsWords } from '@/components/stage/words';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { DecidedAward, MatchPage } from '@/server/pages/shapes';
import { AwardMark } from './award-mark';
import { formatAward, formatFigure } from './award-words';
import type { GameScreens } from './game-screens';

interface ResultsProps {
  readonly page: MatchPage;
  readonly results: Results;
  readonly screens: GameScreens;
  nameOf(seat: SeatId): string;
}

/** Who won, who may have to go, and where I stand. */
export function ResultsHero({
  page,
  results,
  nameOf,
  isReplay = false,
  onTellAgain,
}: Omit<ResultsProps, 'screens'> & { isReplay?: boolean; onTellAgain?: () => void }) {
  const candidates = results.eliminationCandidates;
  const mine = results.standings.find(({ seat }) => seat === page.seat);
  return (
    <section aria-label="Results" className="rounded-lg border border-default bg-subtle px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="eyebrow">{results.winners.length === 1 ? 'Winner' : 'Winners'}</p>
          <p className="display text-2xl text-brass-content [overflow-wrap:anywhere] sm:text-3xl">
            {results.winners.length === 0 ? 'Nobody' : results.winners.map(nameOf).join(', ')}
          </p>
          {mine !== undefined && <p className="mt-1 text-emphasis">{placeWords(mine, results.standings.length)}</p>}
          {candidates.length > 0 && (
            <p>
              <span className="text-muted">
                {candidates.length === 1 ? 'Elimination candidate: ' : 'Elimination candidates: '}
              </span>
              <span className="font-medium text-emphasis">{candidates.map(nameOf).join(', ')}</span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {onTellAgain !== undefined && (
            <Button size="sm" onClick={onTellAgain}>
              Tell the end again
            </Button>
          )}
          {!isReplay && (
            <LinkButton size="sm" href={`/m/${page.code}/replay`}>
              Replay and verify
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

/** "You: 4th of 13, 5 points". */
const placeWords = ({ rank, points }: Standing, seats: number): string =>
  `You: ${ordinal(rank)} of ${seats}${points === null ? '' : `, ${pointsWords(points)}`}`;

/** What stands in the end for a seat: the host's decision where there is one, else what the rules propose. */
export function awardsOf(page: MatchPage, results: Results): readonly Award[] {
  return page.awards === null ? results.awards : page.awards.flatMap(({ final }) => (final === null ? [] : [final]));
}

/** Everybody in order, with points and awards; narrow enough for the side of the page. */
export function Standings({
  page,
  results,
  nameOf,
  className,
}: Omit<ResultsProps, 'screens'> & { className?: string }) {
  const awards = awardsOf(page, results);
  const open = page.awards?.filter(({ state }) => state === 'proposed').length ?? 0;
  return (
    <section aria-label="Standings" className={className}>
      <h2 className="display mb-2 text-xl">Standings</h2>
      <ol className="text-sm">
        {results.standings.map(({ seat, rank, points }) => (
          <li
            key={seat}
            className={classNames(
              'grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 border-muted border-b py-1.5',
              seat === page.seat && 'bg-brass-subtle',
            )}
          >
            <span className="figures text-right text-muted">{rank}</span>
            <span className="min-w-0">
              <Face seat={seat} size="sm" className="mr-1.5 align-[-0.25rem]" />
              <span className="font-medium text-emphasis [overflow-wrap:anywhere]">{nameOf(seat)}</span>
              {results.eliminationCandidates.includes(seat) && (
                <span className="ml-1.5 text-danger-content text-xs">candidate</span>
              )}
              <span className="ml-1.5 inline-flex flex-wrap gap-x-2 align-middle">
                {awards
                  .filter((award) => award.seat === seat)
                  .map((award) => (
                    <AwardMark key={`${award.kind} ${award.amount} ${award.reason}`} award={award} />
                  ))}
              </span>
            </span>
            <span className="figures text-emphasis">{points === null ? '' : formatFigure(points)}</span>
          </li>
        ))}
      </ol>
      {open > 0 && (
        <p className="mt-2 text-muted text-xs">The awards are as the rules propose them; the host confirms each.</p>
      )}
    </section>
  );
}

/** The game's own figures, and each award with its reason. */
export function ResultsDetail({ page, results, screens, nameOf }: ResultsProps) {
  const columns = screens.detailColumns ?? [];
  const decided = page.awards ?? [];
  return (
    <div className="grid grid-cols-1 gap-8">
      {columns.length > 0 && (
        <Table caption="Standings in detail" showCaption>
          <thead>
            <tr>
              <Th numeric>Rank</Th>
              <Th>Player</Th>
              <Th numeric>Points</Th>
              {columns.map(({ key, label }) => (
                <Th key={key} numeric>
                  {label}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.standings.map(({ seat, rank, points, detail }) => (
              <tr key={seat}>
                <Td numeric>{rank}</Td>
                <RowTh>{nameOf(seat)}</RowTh>
                <Td numeric>{points === null ? '' : formatFigure(points)}</Td>
                {columns.map(({ key, format }) => (
                  <Td key={key} numeric>
                    {format ? format(detail[key]) : String(detail[key] ?? '')}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {decided.length > 0 && (
        <section>
          <h2 className="display mb-2 text-xl">Awards</h2>
          {!decided.some(({ final }) => final?.kind === 'token-of-life') && (
            <p className="mb-1 text-sm">Nobody earned a token of life.</p>
          )}
          <ul className="grid gap-1 text-sm">
            {awardGroups(decided).map(({ key, award, seats, isGone, note }) => (
              <li key={key}>
                <span className="font-medium text-emphasis">{seats.map(nameOf).join(', ')}:</span>{' '}
                <span className={classNames(isGone && 'line-through')}>{formatAward(award)}</span>
                {seats.length > 1 && ' each'}. <span className="text-muted">{note}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
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
function awardGroups(decided: readonly DecidedAward[]): readonly AwardGroup[] {
  const groups = new Map<string, AwardGroup>();
  for (const { proposed, final, state, reason } of decided) {
    const award = final ?? proposed;
    if (award === null) continue;
    const isGone = final === null;
    const note =
      state === 'amended' && reason !== null ? `${award.reason} Amended by the host: ${reason}` : award.reason;
    const key = `${award.kind} ${award.amount} ${isGone} ${note}`;
    groups.set(key, { key, award, isGone, note, seats: [...(groups.get(key)?.seats ?? []), award.seat] });
  }
  return [...groups.values()];
}
