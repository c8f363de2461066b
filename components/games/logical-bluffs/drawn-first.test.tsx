import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Knowledge, Seen } from '@/games/logical-bluffs/knowledge';
import { useKnowledge } from './use-knowledge';
import { useReader } from './use-reader';

// What the server draws first is judged and counted by no server.

function Asking({ tell }: { tell: (knowledge: Knowledge | null) => void }) {
  tell(useKnowledge(useReader(true), seen));
  return 'drawn';
}

const seen: Seen = { known: { A1: 'red' }, statements: [] };

test('a page drawn on a server waits with what can be known until it is in a browser', () => {
  const tell = vi.fn();
  expect(renderToString(<Asking tell={tell} />)).toBe('drawn');
  expect(tell).toHaveBeenCalledExactlyOnceWith(null);
});
