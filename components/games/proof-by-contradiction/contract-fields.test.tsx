import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Board } from '@/games/proof-by-contradiction/board';
import { ContractChoice, ContractWorth } from './contract-fields';
import { draftFor } from './submission-draft';

const inCorner: Board = [
  { color: 'red', cell: 'A1' },
  { color: 'blue', cell: 'B1' },
];
const inCentreToo: Board = [...inCorner, { color: 'green', cell: 'C3' }];
const draft = draftFor(null, { round: 1, pending: null });
const chosen = { ...draft, main: 'boundaries' as const };

const drawn = (board: Board, now = draft) =>
  renderToStaticMarkup(<ContractChoice draft={now} board={board} onChange={() => {}} />);

describe('a contract that is lost as the board stands', () => {
  it('[C2] says so before it is chosen, and which cells break it', () => {
    expect(drawn(inCorner)).toContain('Already broken by A1.');
    expect(drawn(inCentreToo)).toContain('Already broken by A1 and C3.');
    expect(drawn([{ color: 'red', cell: 'B1' }])).not.toContain('lready broken');
    expect(drawn(inCorner)).not.toContain('line-through');
  });

  it('[C2] is struck through once it is chosen', () => {
    expect(drawn(inCorner, chosen)).toMatch(/line-through[^>]*>Boundaries</);
    const worth = (board: Board) => renderToStaticMarkup(<ContractWorth main="boundaries" board={board} />);
    expect(worth(inCorner)).toMatch(/^<s>Boundaries: 1 shard<\/s> .*already broken by A1/);
    expect(worth([])).toBe('Boundaries: 1 shard');
    expect(renderToStaticMarkup(<ContractWorth main="evasion" board={inCorner} />)).toBe('Evasion: 2 shards');
  });
});
