import { expect, test } from 'vitest';
import type { Cell } from '@/games/logical-bluffs/grid';
import { ifUnread } from './if-unread';

const subset: Cell[] = ['A1', 'B1', 'A2', 'B2'];
const statements = ['It looks like a boot', 'It is lonely', 'There is a red tile', 'There are two blue tiles'];
const action = { type: 'bluff', subset, statements, noLimit: false, smokescreen: null } as const;
const sentBack = { action: { ...action, subset, statements }, statement: 1, reason: null, admitted: [0] };
const byHost = { view: { adjudication: 'host' }, turn: { sentBack }, subset } as const;

test('the host rules on what cannot be read, where the match has it so', () => {
  const alone = { turn: { sentBack: null }, subset, text: 'It is lonely' };
  expect(ifUnread({ ...alone, view: { adjudication: 'automatic' } })).toBe('refused');
  expect(ifUnread({ ...alone, view: { adjudication: 'host' } })).toBe('ruled on');
});

test('[H5] words that the host has ruled on stand for the same tiles alone, in whatever order', () => {
  expect(ifUnread({ ...byHost, text: 'It looks like a boot' })).toBe('admitted');
  expect(ifUnread({ ...byHost, subset: subset.toReversed(), text: 'It looks like a boot' })).toBe('admitted');
  expect(ifUnread({ ...byHost, text: 'It is lonely' })).toBe('sent back');
  expect(ifUnread({ ...byHost, text: 'It looks like a boat' })).toBe('ruled on');
  expect(ifUnread({ ...byHost, subset: ['A1', 'B1', 'C1', 'D1'], text: 'It looks like a boot' })).toBe('ruled on');
});
