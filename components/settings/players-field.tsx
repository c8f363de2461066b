'use client';

import { useState } from 'react';
import { useIsSafe } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';
import { Input, Textarea } from '@/components/ui/field';
import type { SeatRange } from '@/games/game';
import type { JoinWay } from '@/server/log/rows';
import type { DraftOf } from './match-draft';
import { addressesHidden, faultsByLine, type ListFault, listFaults } from './player-list';

interface PlayersProps extends Pick<DraftOf, 'draft' | 'read' | 'change'> {
  readonly range: SeatRange;
  /** All that is wrong with the list. */
  readonly faults: readonly ListFault[];
  /** What the server found wrong with the list when it was sent. */
  readonly refused: string | null;
}

/** Who plays, as a list of names. In a practice match players come by themselves. */
export function PlayersField({ draft, read, change, range, faults, refused }: PlayersProps) {
  const { players } = read;
  const isSafe = useIsSafe();
  const [isTyping, setTyping] = useState(false);
  if (draft.practice) return null;
  const told = faultsByLine(faults, players);
  const wrong = faults.flatMap(({ at }) => at ?? []);
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        label="Players"
        hint="optional: one name a line, with an e-mail address if you like"
        rows={Math.min(6, Math.max(3, draft.players.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        placeholder={'Ann\nBen, ben@example.org\nCleo <cleo@example.org>'}
        value={isSafe && !isTyping ? addressesHidden(draft.players) : draft.players}
        help={isSafe ? 'While your screen is safe to share, addresses show only while you write here.' : undefined}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        onChange={(event) => change({ players: event.target.value })}
        error={told.length > 0 ? told.join('\n') : refused}
      />
      {players.length > 0 ? <Understood read={read} wrong={wrong} /> : null}
      {players.length >= range.min && players.length < read.count && (
        <Button size="sm" className="self-start" onClick={() => change({ count: players.length })}>
          Only {players.length === 1 ? 'this one plays' : `these ${players.length} play`}
        </Button>
      )}
      {read.notes.map((note) => (
        <p key={note} className="text-sm text-muted [overflow-wrap:anywhere]">
          {isSafe ? addressesHidden(note) : note}
        </p>
      ))}
    </div>
  );
}

/** How the list was read, so that nothing surprises in the lobby. */
function Understood({
  read: { players, count, joinWay },
  wrong,
}: Pick<DraftOf, 'read'> & {
  /** Which of them need another name. */
  wrong: readonly number[];
}) {
  const addresses = players.filter(({ address }) => address !== null).length;
  return (
    <p className="text-sm text-subtle [overflow-wrap:anywhere]" aria-live="polite">
      <span className="figures font-medium text-emphasis">
        {players.length} {players.length === 1 ? 'player' : 'players'}:
      </span>{' '}
      {players.map(({ name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name is what stands in its line
        <span key={i}>
          {i > 0 && ' · '}
          <span
            className={wrong.includes(i) ? 'font-medium text-danger-content underline underline-offset-4' : undefined}
          >
            {name}
          </span>
        </span>
      ))}
      .{' '}
      <span className="text-muted">
        Each gets a link of their own.{freeWords({ free: count - players.length, joinWay })}
        {keptWords(addresses)}
      </span>
    </p>
  );
}

/** Of the e-mail addresses and telephone numbers in the list. */
function keptWords(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 address or number stays in this browser; nothing is sent to it.'
    : ` ${count} addresses or numbers stay in this browser; nothing is sent to them.`;
}

/** Whose the other seats are: that changes with how many there are. */
function freeWords({ free, joinWay }: { free: number; joinWay: JoinWay }): string {
  if (!(free > 0)) return '';
  const more = free === 1 ? ' One more seat is' : ` ${free} more seats are`;
  return `${more} free, for ${joinWay === 'open' ? 'whoever sees the match' : 'whom you give a link'}.`;
}

/** How many play: what is written here, but as many as are named at least. */
export function SeatCount({ draft, read, change, range }: Omit<PlayersProps, 'refused' | 'faults'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const named = read.players.length;
  const isByList = named > 0 && named >= read.count;
  if (range.min === range.max) return <FixedCount count={range.max} />;
  return (
    <Input
      label="Number of players"
      type="number"
      min={range.min}
      max={range.max}
      value={typed ?? (Number.isNaN(read.count) ? '' : read.count)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        change({ count: value === '' ? Number.NaN : Number(value) });
      }}
      onBlur={() => setTyped(null)}
      error={isByList ? null : countProblem(read.count, range)}
      help={countHelp({ isPractice: draft.practice, isMore: typed !== null && named > Number(typed) })}
    />
  );
}

function countHelp({ isPractice, isMore }: { isPractice: boolean; isMore: boolean }): string | undefined {
  if (isPractice) return 'With you.';
  return isMore ? 'You name more below.' : undefined;
}

function FixedCount({ count }: { count: number }) {
  return (
    <div className="text-sm">
      <p className="mb-1.5 font-medium text-emphasis">Number of players</p>
      <p className="figures flex h-10 items-center text-subtle">always {count}</p>
    </div>
  );
}

/** All that is wrong with the list: what can be told here, then what the server found in other lines. */
export function playersFaults(
  { draft, read }: Pick<DraftOf, 'draft' | 'read'>,
  { range, refused }: { range: SeatRange; refused: readonly ListFault[] },
): readonly ListFault[] {
  if (draft.practice || read.players.length === 0) return [];
  const here = listFaults(read.players, { ...range, count: read.count });
  return [...here, ...refused.filter(({ at }) => here.every((fault) => fault.at !== at))];
}

export function countProblem(seats: number, { min, max }: SeatRange): string | null {
  const isFine = Number.isInteger(seats) && seats >= min && seats <= max;
  return isFine ? null : `This game takes ${min} to ${max} players.`;
}
