import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Seen } from '@/games/logical-bluffs/knowledge';
import { type LatestAnswer, useAnswer, useReader } from './use-reader';

// What the server draws first is judged and counted by no server.

function Asking({ tell }: { tell: (counted: LatestAnswer<'counted'> | null) => void }) {
  tell(useAnswer(useReader(true), 'counted', [seen, [], []]));
  return 'drawn';
}

const seen: Seen = { known: { A1: 'red' }, statements: [] };

test('a page drawn on a server waits with what can be known until it is in a browser', () => {
  const tell = vi.fn();
  expect(renderToString(<Asking tell={tell} />)).toBe('drawn');
  expect(tell).toHaveBeenCalledExactlyOnceWith(null);
});
