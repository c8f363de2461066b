'use client';

import { Input, Textarea } from '@/components/ui/field';
import type { SeatRange } from '@/games/game';
import type { DraftOf } from './match-draft';
import { listProblem } from './player-list';

interface PlayersProps extends Pick<DraftOf, 'draft' | 'read' | 'change'> {
  readonly range: SeatRange;
  /** What the server found wrong with the list. */
  readonly refused: string | null;
}

/** Who plays, as a list of names. In a practice match players come by themselves. */
export function PlayersField({ draft, read, change, range, refused }: PlayersProps) {
  const { players } = read;
  if (draft.practice) return null;
  const isNamed = players.length > 0;
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        label="Players"
        hint="optional"
        rows={Math.min(14, Math.max(3, draft.players.split('\n').length + 1))}
        spellCheck={false}
        autoComplete="off"
        placeholder={'Ann\nBen, ben@example.org\nCleo <cleo@example.org>'}
        value={draft.players}
        onChange={(event) => change({ players: event.target.value })}
        help={isNamed ? undefined : 'Paste a list: one name a line, with an e-mail address if you like.'}
        error={(isNamed ? listProblem(players, range) : null) ?? refused}
      />
      {isNamed ? <Understood read={read} /> : null}
    </div>
  );
}

/** How the list was read, so that nothing surprises in the lobby. */
function Understood({ read: { players } }: Pick<DraftOf, 'read'>) {
  const addresses = players.filter(({ address }) => address !== null).length;
  return (
    <p className="text-sm text-subtle [overflow-wrap:anywhere]" aria-live="polite">
      <span className="figures font-medium text-emphasis">
        {players.length} {players.length === 1 ? 'player' : 'players'}:
      </span>{' '}
      {players.map(({ name }) => name).join(' · ')}.{' '}
      <span className="text-muted">
        Each gets a link of their own.
        {addresses === 0 ? '' : ` Addresses and numbers (${addresses}) stay in this browser; nothing is sent to them.`}
      </span>
    </p>
  );
}

/** How many play: as many as are named, else what is written here. */
export function SeatCount({ draft, read, change, range }: Omit<PlayersProps, 'refused'>) {
  const isNamed = read.players.length > 0;
  if (range.min === range.max) return <FixedCount count={range.max} />;
  return (
    <Input
      label="Number of players"
      type="number"
      min={range.min}
      max={range.max}
      readOnly={isNamed}
      title={isNamed ? 'As many as you name below' : undefined}
      value={Number.isFinite(read.count) ? read.count : ''}
      onChange={({ target }) => change({ count: target.value === '' ? Number.NaN : Number(target.value) })}
      error={isNamed ? null : countProblem(draft.count, range)}
      help={draft.practice ? 'With you.' : undefined}
    />
  );
}

function FixedCount({ count }: { count: number }) {
  return (
    <div className="text-sm">
      <p className="mb-1.5 font-medium text-emphasis">Number of players</p>
      <p className="figures flex h-10 items-center text-subtle">always {count}</p>
    </div>
  );
}

/** What is wrong with who plays, wherever it stands; null: nothing. */
export const playersProblem = ({ draft, read }: Pick<DraftOf, 'draft' | 'read'>, range: SeatRange): string | null =>
  read.players.length > 0 ? listProblem(read.players, range) : countProblem(draft.count, range);

function countProblem(seats: number, { min, max }: SeatRange): string | null {
  const isFine = Number.isInteger(seats) && seats >= min && seats <= max;
  return isFine ? null : `This game takes ${min} to ${max} players.`;
}
