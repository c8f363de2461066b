import { expect, test } from 'vitest';
import type { MatchPage } from '@/server/pages/shapes';
import { stillSaid } from './seats-opened';

test('what was put away stays away, and a seat that is opened once more is said', () => {
  const opened = (at: number) => ({ at, kind: 'seat-opened', text: 'Your seat was opened on another device.' });
  const notices = [opened(1), { ...opened(2), kind: 'nudge' }, opened(3)] as unknown as MatchPage['notices'];
  expect(stillSaid(notices, 0).map(({ at }) => at)).toEqual([1, 3]);
  expect(stillSaid(notices, 1).map(({ at }) => at)).toEqual([3]);
  expect(stillSaid(notices, 3)).toEqual([]);
});
