import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCalledSeats } from '@/components/match/called-seats';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Table } from '@/components/stage/table';
import { classNames } from '@/components/ui/class-names';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import styles from './foyer.module.css';
import { StartAtTable } from './start-at-table';
import { stepsAhead } from './steps-ahead';

interface FoyerProps {
  readonly page: MatchPage;
  /** What this page is called. */
  readonly title: ReactNode;
  /** What its viewer can do next. */
  readonly children: ReactNode;
  /** Epoch milliseconds by the server’s clock. */
  now(): number;
}

/** Before the show, for who plays or watches: the table as it fills, by night in both themes, and what comes until it begins. */
export function Foyer({ page, title, children, now }: FoyerProps) {
  return (
    <div className={classNames('night', styles.foyer)}>
      <GameEmblem game={page.game} className={styles.emblem} />
      {title}
      <div className="grid items-center gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <FillingTable {...{ page, now }} />
        <div className="min-w-0 max-lg:contents">
          {/* What the start waits for is not below the table, where that has the window. */}
          <div className={classNames('min-w-0', isOwed(page) && 'max-lg:order-first')}>{children}</div>
          <StepsAhead page={page} />
        </div>
      </div>
    </div>
  );
}

/** The start waits for what this viewer has not promised yet. */
const isOwed = ({ promise, seats }: MatchPage): boolean =>
  promise !== null && seats.some(({ mine, promised }) => mine && promised === false);

function FillingTable({ page, now }: Pick<FoyerProps, 'page' | 'now'>) {
  const { readyCheck, startsAt } = page;
  const seats = useCalledSeats(page);
  const named = new Map(seats.map((one) => [one.seat, calledAtTable(one)]));
  const taken = seats.filter(({ holder }) => holder !== 'free').length;
  // Bots are not asked.
  const asked = seats.filter(({ holder }) => holder === 'player' || holder === 'guest');
  return (
    <Table
      isFoyer
      seats={seats.map((one) => ({ seat: one.seat, acted: readyCheck === null ? null : isReady(one) }))}
      nameOf={(seat) => named.get(seat) ?? seat}
      mine={page.seat}
      free={seats.flatMap(({ seat, holder }) => (holder === 'free' ? [seat] : []))}
      lit={{
        one: 'is ready',
        count: () => `${asked.filter(({ ready }) => ready).length} of ${asked.length} are ready`,
      }}
      // Somebody at it may have to promise something before it is.
      caption={
        taken === seats.length && seats.every(({ promised }) => promised !== false)
          ? 'The table is full'
          : `${taken} of ${seats.length} at the table`
      }
    >
      <div className="grid justify-items-center gap-2 text-center">
        <GameEmblem
          game={page.game}
          className={startsAt === null ? 'size-20 max-sm:size-12' : 'size-12 max-sm:hidden'}
        />
        {startsAt !== null && <StartAtTable {...{ startsAt, now }} />}
      </div>
    </Table>
  );
}

/** Whom a free seat waits for stands at it. */
function calledAtTable({ seat, name, holder }: PageSeat): string {
  const isNamed = name !== seat && name !== `Seat ${seat}`;
  return holder === 'free' && !isNamed ? 'free' : name;
}

/** A bot always is; null: it is nobody’s business. */
const isReady = ({ holder, ready }: PageSeat): boolean | null =>
  holder === 'bot' ? true : holder === 'free' ? false : ready;

/** Nobody has to ask the host what they wait for. */
const StepsAhead = ({ page }: { page: MatchPage }) => (
  <section aria-label="What happens next">
    <ol className="grid gap-1.5 text-sm">
      {stepsAhead(page).map(({ text, state }, i) => (
        <li
          key={text}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames(
            'grid grid-cols-[1.75rem_1fr] items-baseline',
            state === 'now' ? 'text-emphasis' : state === 'done' ? 'text-muted' : 'text-subtle',
          )}
        >
          {state === 'done' ? (
            <Check role="img" aria-label="done" className="size-4 self-center text-success-content" />
          ) : (
            <span aria-hidden className="display text-brass-content text-lg leading-none">
              {i + 1}
            </span>
          )}
          {text}
        </li>
      ))}
    </ol>
  </section>
);
