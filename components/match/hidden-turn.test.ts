import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { hiddenTurn } from './hidden-turn';

const [ann, ben] = [seatId('A'), seatId('B')];
const running = (acted: boolean | null) => ({
  status: 'running' as const,
  seats: [
    { seat: ann, acted },
    { seat: ben, acted: false },
  ],
});
const hers = { hiddenSeat: ann, anonymous: false };

test('who is to act is told so where everybody may know', () => {
  expect(hiddenTurn(hers, running(false))).toMatchObject({ isAsked: true });
  expect(hiddenTurn(hers, running(true))).toBeNull();
});

test('where nobody may know who has acted, or who plays what, the words are the same all along', () => {
  const may = hiddenTurn(hers, running(null));
  expect(may).toMatchObject({ isAsked: false });
  for (const acted of [false, true, null])
    expect(hiddenTurn({ ...hers, anonymous: true }, running(acted))).toEqual(may);
});

test('nothing is said to who has no seat behind their screen, or when nothing can be sent', () => {
  expect(hiddenTurn({ ...hers, hiddenSeat: null }, running(false))).toBeNull();
  for (const status of ['paused', 'finished'] as const)
    expect(hiddenTurn(hers, { ...running(false), status })).toBeNull();
});
