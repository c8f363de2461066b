'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { soon } from '@/components/match/later';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ChainsMap } from './chains-map';
import type { ConnectionMap } from './map-layout';
import { summaryOf } from './map-words';
import { MiddleMap } from './middle-map';
import type { OnTable } from './on-table';
import { pointersOf, previewOf, roundsAt } from './pointers';
import { RoundMaps, RoundPager } from './round-maps';
import { RoundTable } from './round-table';
import type { ScreenProps } from './screen-props';
import { WatchClock } from './watch-clock';

const PointBoard = soon(async () => (await import('./point-board')).PointBoard);
const VoteBoard = soon(async () => (await import('./vote-board')).VoteBoard);

/** A running match: one points, votes or watches, always at the same table. */
export function TableDesk(props: ScreenProps) {
  const { view, mine, interactive } = props;
  const table = useTable(props);
  if (view.phase === 'vote') return <VoteBoard {...props} {...table} />;
  if (mine !== null && interactive) return <PointBoard {...props} {...table} />;
  return <Watched {...props} {...table} />;
}

function useTable(props: ScreenProps): OnTable {
  const { view, settings } = props;
  const { maps } = view;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = Math.min(chosen ?? maps.length - 1, maps.length - 1);
  const map = maps[shown];
  if (map === undefined)
    return { middle: previewOf(view) === null && <NoMapYet />, below: <Scoring {...{ view, settings }} /> };
  // Who may see names gets the maps with names below.
  if (view.rounds !== undefined) return { middle: null, below: <RoundMaps {...props} isLarge /> };
  return {
    middle: <MiddleMap key={map.round} map={map} bigSection={settings.bigSection} />,
    below: (
      <>
        <section aria-label="Connection maps">
          <RoundPager
            {...{ count: maps.length, shown }}
            onChoose={setChosen}
            roundOf={(i) => maps[i]?.round ?? i + 1}
            noteOf={(i) => pointedIn(props, maps[i]?.round ?? i + 1)}
          />
          <ReadMap key={map.round} map={map} bigSection={settings.bigSection} />
        </section>
        <Scoring {...{ view, settings }} />
      </>
    ),
  };
}

/** What I did in a round; null for who has no seat. */
function pointedIn({ view, mine, nameOf }: ScreenProps, round: number): string | null {
  if (mine === null || view.own === undefined) return null;
  const pointer = view.own.find((one) => one.round === round);
  if (pointer === undefined) return 'you sent nothing';
  return `you → ${pointer.at === null ? 'nobody' : nameOf(pointer.at)}`;
}

const NoMapYet = () => (
  <p className="max-w-60 text-balance text-center text-sm text-subtle max-sm:text-xs">
    The connection map of round 1 appears here once it is closed, with nobody named on it.
  </p>
);

function ReadMap({ map, bigSection }: { map: ConnectionMap; bigSection: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-subtle">
        {summaryOf(map, bigSection)}
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:h-11"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Larger, and in words <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
        </Button>
      </p>
      {isOpen && <ChainsMap {...{ map, bigSection }} isLarge title={`Map of round ${map.round}, larger`} />}
    </>
  );
}

/** What counts, with this match's own numbers; nothing of sections that are too big where no section can be. */
export function Scoring({ view, settings: { bigSection, rounds } }: Pick<ScreenProps, 'view' | 'settings'>) {
  const alone = rounds === 1 ? '+1' : '+1 the first time, −2 from then on';
  const tooBig = view.seats.length < bigSection ? '' : `; with ${bigSection} or more together, −1`;
  return (
    <p className="text-sm text-subtle">
      <span className="text-default">What counts:</span> in a chain, 1 for every player after you; in a loop, 0; alone,{' '}
      {alone}
      {tooBig}. After the last round: +1 for who was the end of a chain in every round, −2 for who was a start in every
      round; who pointed at somebody in every round loses a garnet, an award that counts beyond this match. Whom you
      point at can be changed until the round closes.
    </p>
  );
}

function Watched({ view, mine, nameOf, settings, now, middle, below }: ScreenProps & OnTable) {
  const { seats } = view;
  const arrows = pointersOf(view, { mine, choice: null });
  return (
    <>
      <section aria-label="The table">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="display text-xl max-sm:text-lg">
            {mine === null ? 'Everybody points in secret' : `Round ${view.round}`}
          </h2>
          <WatchClock
            {...{ view, now, settings }}
            label={`Round ${view.round} of ${settings.rounds}`}
            seconds={settings.roundSeconds}
          />
        </div>
        <RoundTable
          {...{ seats, nameOf, mine }}
          // An empty chair would be taken for a seat where nobody is asked.
          hasNobody={arrows.some(({ to }) => to === null)}
          arrows={arrows}
          roundsAt={roundsAt(view)}
        >
          {middle}
        </RoundTable>
      </section>
      {below}
    </>
  );
}
