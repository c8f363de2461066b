'use client';

import { Check, X } from 'lucide-react';
import { Name, NameInWords } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { formatAward } from '@/components/match/award-words';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { SeatId } from '@/games/game';
import { shardsFor } from '@/games/proof-by-contradiction/contracts';
import type { ProofStanding } from '@/games/proof-by-contradiction/score';
import { BoardPicture } from './board-picture';
import { BrokenTable } from './broken-table';
import { ColorWord } from './clue-text';
import { boardViewOf, completedBySeat, contractsOf, overlapsIn, sharedCells } from './final-boards';
import type { ScreenProps } from './screen-props';
import { contractNames, formatPoints } from './words';

type Props = ScreenProps;

/** All boards, then where every point comes from. The frame tells the end before it, and awards and candidates. */
export function FinalStory(props: Props) {
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <RevealedBoards {...props} />
      <Section title="Where the points come from">
        <PointsTable {...props} />
      </Section>
      <Section title="Who broke whose clue">
        <BrokenTable {...props} />
      </Section>
      <Section title="Overlaps">
        <Overlaps {...props} />
      </Section>
      {props.view.contractsOn && (
        <Section title="Contracts">
          <ContractsTable {...props} />
        </Section>
      )}
    </div>
  );
}

/** Best first, as ranked. */
function RevealedBoards({ view, nameOf, mine }: Props) {
  const standings = view.preview ?? [];
  return (
    <Section title="All boards">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {standings.map(({ seat, rank, points }) => (
          <li key={seat}>
            <p className="mb-1 flex items-baseline justify-between gap-2 text-sm">
              <span
                className={classNames(
                  'min-w-0 font-medium leading-tight',
                  nameWrap(nameOf(seat)),
                  seat === mine ? 'text-brass-content' : 'text-emphasis',
                )}
              >
                {rank}. <WithBots>{nameOf(seat)}</WithBots>
              </span>
              <span className="figures text-subtle">{formatPoints(points)}</span>
            </p>
            <BoardPicture
              board={boardViewOf(view, seat)}
              title={`${nameOf(seat)}’s board`}
              ringed={sharedCells(view, seat)}
              ringTone="danger"
              className="w-full max-w-60"
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-xs">Ringed: another board has the same token in the same cell.</p>
    </Section>
  );
}

/** How every figure comes about; best first. */
export function PointsTable({ view, mine }: Pick<Props, 'view' | 'mine'>) {
  const standings: readonly ProofStanding[] = view.preview ?? [];
  return (
    <Table caption="Points">
      <thead>
        <tr>
          <Th numeric>Rank</Th>
          <Th>Player</Th>
          <Th numeric>Clues broken</Th>
          <Th numeric>Own clues broken by others</Th>
          <Th numeric>Overlaps</Th>
          <Th numeric>Contradiction</Th>
          <Th numeric>Points</Th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ seat, rank, points, detail }) => (
          <tr key={seat} className={classNames(seat === mine && 'bg-brass-subtle')}>
            <Td numeric>{rank}</Td>
            <RowTh>
              <Name seat={seat} />
            </RowTh>
            <Td numeric>{formatPoints(detail.clues.won)}</Td>
            <Td numeric>{formatPoints(-detail.clues.lost)}</Td>
            <Td numeric>{formatPoints(detail.overlap)}</Td>
            <Td numeric className={detail.penalty < 0 ? 'text-danger-content' : undefined}>
              {formatPoints(detail.penalty)}
            </Td>
            <Td numeric className="font-semibold text-emphasis">
              {formatPoints(points)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Overlaps({ view, nameOf }: Props) {
  const overlaps = overlapsIn(view);
  if (overlaps.length === 0) return <p className="text-subtle">No token lies in the same cell on two boards.</p>;
  return (
    <ul className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {overlaps.map(({ cell, color, seats }) => (
        <li key={`${cell} ${color}`}>
          <span className="text-emphasis">
            <ColorWord color={color} /> in {cell}
          </span>
          : {seats.map(nameOf).join(', ')} <span className="text-muted">({formatPoints(1 - seats.length)} each)</span>
        </li>
      ))}
    </ul>
  );
}

/** Who took what, and whether it is completed with the boards as they stand. */
export function ContractsTable({ view, nameOf, mine }: Pick<Props, 'view' | 'nameOf' | 'mine'>) {
  const completed = completedBySeat(view);
  return (
    <Table caption="Contracts">
      <thead>
        <tr>
          <Th>Player</Th>
          <Th>Pact with</Th>
          <Th>Main contract</Th>
          <Th numeric>Shards</Th>
        </tr>
      </thead>
      <tbody>
        {completed.map(({ seat, completed: done }) => {
          const contracts = contractsOf(view, seat);
          return (
            <tr key={seat} className={classNames(seat === mine && 'bg-brass-subtle')}>
              <RowTh>
                <Name seat={seat} />
              </RowTh>
              <Td>
                {contracts?.pact == null ? (
                  <span className="text-muted">nobody</span>
                ) : (
                  <Outcome isDone={done.includes('pact')}>{nameOf(contracts.pact)}</Outcome>
                )}
              </Td>
              <Td>
                {contracts === null ? (
                  <span className="text-muted">none</span>
                ) : (
                  <Outcome isDone={done.includes(contracts.main)}>{contractNames[contracts.main]}</Outcome>
                )}
              </Td>
              <Td numeric>{done.reduce((sum, one) => sum + shardsFor[one], 0)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Outcome({ isDone, children }: { isDone: boolean; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {isDone ? (
        <Check aria-hidden className="size-4 text-success-content" />
      ) : (
        <X aria-hidden className="size-4 text-muted" />
      )}
      <WithBots>{children}</WithBots>
      <span className="sr-only">, {isDone ? 'completed' : 'not completed'}</span>
    </span>
  );
}

/** Tokens, shards, marks, and who stands for elimination, as the rules give them for the boards as they stand. */
export function Awards({ view }: Pick<Props, 'view'>) {
  const awards = view.previewAwards ?? [];
  const candidates: readonly SeatId[] = view.previewCandidates ?? [];
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Section title="Tokens, shards and marks">
        <ul className="grid gap-1.5 text-sm">
          {awards.map(({ seat, kind, amount, reason }) => (
            <li key={`${seat} ${kind} ${reason}`}>
              <span className="font-medium text-emphasis">
                <NameInWords seat={seat} />
              </span>
              : {formatAward({ kind, amount })}. <span className="text-muted">{reason}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Candidates for elimination">
        {candidates.length === 0 ? (
          <p className="text-subtle">Nobody.</p>
        ) : (
          <ol className="list-decimal pl-5 text-sm">
            {candidates.map((seat) => (
              <li key={seat}>
                <NameInWords seat={seat} />
              </li>
            ))}
          </ol>
        )}
        <p className="mt-2 text-muted text-xs">From the lowest rank up, among those without a token of life.</p>
      </Section>
    </div>
  );
}
