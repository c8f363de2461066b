'use client';

import { useCallback, useMemo } from 'react';
import { Name } from '@/components/faces/face';
import { EmptyState } from '@/components/ui/empty-state';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { itemAt } from '@/games/kit/item-at';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { Row } from '@/games/pointing-chains/results';
import { BothMaps } from './both-maps';
import { ChainsMap } from './chains-map';
import { forecastOf } from './forecast';
import { formatPoints, namedMapOf, scoreOf, targetOf } from './named-map';
import { previewOf } from './pointers';
import type { ScreenProps } from './screen-props';
import { VoteBoard } from './vote-board';

type Props = ScreenProps;

/** What closing the round would do now: the map with names beside the one that everybody will see, and the points. */
export function HostPanel(props: Props) {
  const { view } = props;
  if (view.phase === 'vote') return <VoteBoard {...props} />;
  const preview = previewOf(view);
  if (preview === null) {
    return (
      <EmptyState>
        {view.status === 'finished'
          ? 'The match is over: there is nothing left to close.'
          : 'This match is sealed: what the players send is shown to you when the round is closed.'}
      </EmptyState>
    );
  }
  return <Preview {...props} preview={preview} />;
}

function Preview(props: Props & { preview: NamedRound }) {
  const { view, settings, nameOf, preview } = props;
  const { bigSection } = settings;
  const { seats } = view;
  const ids = useMemo(() => seats.map(({ seat }) => seat), [seats]);
  const placed = useMemo(() => namedMapOf(preview, ids), [preview, ids]);
  const labelOf = useCallback(
    (node: number) => {
      const seat = itemAt(placed.seats, node);
      return { name: nameOf(seat), figure: formatPoints(scoreOf(preview, seat) ?? 0) };
    },
    [placed, preview, nameOf],
  );
  return (
    <Tabs
      label={`If round ${view.round} were closed now`}
      tabs={[
        {
          id: 'map',
          label: 'The map if it closed now',
          content: (
            <BothMaps map={placed.map} bigSection={bigSection} caption="As everybody will see it">
              <ChainsMap
                map={placed.map}
                {...{ bigSection, labelOf }}
                title="What closing the round would publish, with names"
              />
            </BothMaps>
          ),
        },
        { id: 'table', label: 'Pointers and points', content: <SentTable {...props} /> },
      ]}
    />
  );
}

/** In the last round with what the rules add after it. */
export function SentTable({ view, preview, settings, nameOf }: Props & { preview: NamedRound }) {
  const closed = view.rounds ?? [];
  const atEnd = forecastOf(view, settings);
  return (
    <Table caption={`What round ${view.round} would give now`}>
      <thead>
        <tr>
          <Th>Player</Th>
          <Th>Points at</Th>
          <Th numeric>Would score</Th>
          <Th numeric>So far</Th>
          {atEnd !== null && <Th numeric>Always an end or start</Th>}
          {atEnd !== null && <Th numeric>At the end</Th>}
        </tr>
      </thead>
      <tbody>
        {view.seats.map(({ seat, acted }) => {
          const target = targetOf(preview, seat);
          const soFar = closed.reduce((sum, named) => sum + (scoreOf(named, seat) ?? 0), 0);
          return (
            <tr key={seat}>
              <RowTh>
                <Name seat={seat} />
              </RowTh>
              <Td>
                {target === null ? (acted ? 'nobody, on purpose' : 'nothing sent yet') : nameOf(target)}
                {preview.removed.includes(seat) && <span className="text-muted"> (removed)</span>}
              </Td>
              <Td numeric>{formatPoints(scoreOf(preview, seat) ?? 0)}</Td>
              <Td numeric>{formatPoints(soFar)}</Td>
              {atEnd !== null && <EndCells row={atEnd.find((row) => row.seat === seat)} />}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** [F1]–[F3] What the rules add after the last round, and what it all comes to. */
const EndCells = ({ row }: { row: Row | undefined }) =>
  row !== undefined && (
    <>
      <Td numeric>{row.bonus + row.penalty === 0 ? '–' : formatPoints(row.bonus + row.penalty)}</Td>
      <Td numeric>
        {formatPoints(row.points)}
        {row.alwaysPointed && <span className="block text-muted text-xs">a garnet lost</span>}
      </Td>
    </>
  );
