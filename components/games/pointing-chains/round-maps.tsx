'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { BothMaps } from './both-maps';
import { ChainsMap } from './chains-map';
import { formatPoints, namedMapOf, scoreOf } from './named-map';
import type { ScreenProps } from './screen-props';

type Props = Pick<ScreenProps, 'view' | 'settings' | 'nameOf' | 'mine'> & { readonly isLarge?: boolean };

/** The maps of closed rounds, one at a time, the newest first. */
export function RoundMaps({ view, settings, nameOf, mine, isLarge = false }: Props) {
  const { maps } = view;
  const [chosen, setChosen] = useState<number | null>(null);
  const { bigSection } = settings;
  const shown = chosen === null ? maps.length - 1 : Math.min(chosen, maps.length - 1);
  const map = maps[shown];
  if (map === undefined) {
    return (
      <EmptyState>
        {view.status === 'finished'
          ? 'No round was closed, so there is no connection map.'
          : 'The connection map of round 1 appears here as soon as the round is closed: who is linked to whom, with nobody named on it.'}
      </EmptyState>
    );
  }
  return (
    <section aria-label="Connection maps">
      <RoundPager {...{ count: maps.length, shown }} onChoose={setChosen} roundOf={(i) => maps[i]?.round ?? i + 1} />
      {view.rounds?.[shown] ? (
        <NamedRoundMap {...{ view, settings, nameOf, mine, isLarge }} index={shown} />
      ) : (
        <ChainsMap key={map.round} {...{ map, bigSection, isLarge }} />
      )}
    </section>
  );
}

/** A closed round with names and points at its nodes; for those who may see them. */
export function NamedRoundMap({ view, settings, nameOf, mine, index, isLarge = false }: Props & { index: number }) {
  const named = view.rounds?.[index];
  const { seats } = view;
  const placed = useMemo(
    () =>
      named
        ? namedMapOf(
            named,
            seats.map(({ seat }) => seat),
          )
        : null,
    [named, seats],
  );
  const labelOf = useCallback(
    (node: number) => {
      const seat = placed?.seats[node];
      if (seat === undefined) return { name: '' };
      const score = named ? scoreOf(named, seat) : null;
      return {
        name: nameOf(seat),
        isMine: seat === mine,
        ...(score === null ? {} : { figure: formatPoints(score) }),
      };
    },
    [placed, named, nameOf, mine],
  );
  if (!named || !placed) return null;
  const { bigSection } = settings;
  const withNames = <ChainsMap key={named.round} map={placed.map} {...{ bigSection, labelOf, isLarge }} />;
  if (view.viewer !== 'host' || view.status === 'finished') return withNames;
  return (
    <BothMaps map={placed.map} bigSection={bigSection} caption="As everybody sees it">
      {withNames}
    </BothMaps>
  );
}

interface PagerProps {
  readonly count: number;
  readonly shown: number;
  onChoose(index: number): void;
  roundOf(index: number): number;
  /** What this viewer did in that round. */
  noteOf?(index: number): string | null;
}

/** A chip for each of a few rounds; of many the one that is shown, between arrows. */
export function RoundPager({ count, shown, onChoose, roundOf, noteOf }: PagerProps) {
  const indices = count <= 6 ? Array.from({ length: count }, (_, i) => i) : [shown];
  // A phone has room for either.
  const arrowClass = indices.length === count ? 'max-sm:hidden' : 'max-sm:size-11';
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1.5">
      <h2 className="display mr-2 text-xl max-sm:w-full">Connection map</h2>
      {count > 1 && (
        <IconButton
          label="The round before"
          className={arrowClass}
          disabledReason={shown === 0 ? 'This is the first round.' : null}
          onClick={() => onChoose(shown - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
        </IconButton>
      )}
      {indices.map((i) => (
        <button
          key={i}
          type="button"
          aria-pressed={i === shown}
          onClick={() => onChoose(i)}
          className={classNames(
            'h-10 rounded-md border px-3 text-sm max-sm:h-11',
            i === shown ? 'border-brass text-emphasis' : 'border-transparent text-subtle hover:text-emphasis',
          )}
        >
          Round {roundOf(i)}
          {indices.length < count && ` of ${count}`}
          {noteOf !== undefined && <span className="text-subtle"> {noteOf(i)}</span>}
        </button>
      ))}
      {count > 1 && (
        <IconButton
          label="The round after"
          className={arrowClass}
          disabledReason={shown === count - 1 ? 'This is the latest closed round.' : null}
          onClick={() => onChoose(shown + 1)}
        >
          <ChevronRight aria-hidden className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
