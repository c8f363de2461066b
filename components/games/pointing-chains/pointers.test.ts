import { describe, expect, test } from 'vitest';
import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { costsGarnet, pointersOf, roundsAt } from './pointers';

const [A, B, C] = [seatId('A'), seatId('B'), seatId('C')];
const settings = settingsSchema.parse({});
const third = (own: readonly { round: number; at: SeatId | null }[]) => ({
  ...{ own, phase: 'round' as const, round: 3 },
  seats: [A, B, C].map((seat) => ({ seat, acted: seat !== C })),
});

describe('my pointers on the table', () => {
  const view = third([
    { round: 1, at: B },
    { round: 2, at: null },
    { round: 3, at: C },
  ]);

  test('the last one lies on top of what is saved, and those of earlier rounds do not lie behind the map', () => {
    expect(pointersOf(view, { mine: A, choice: { at: null } })).toEqual([
      { from: A, to: C, look: 'saved' },
      { from: A, to: null, look: 'now' },
    ]);
    expect(pointersOf(view, { mine: A, choice: null }).at(-1)).toEqual({ from: A, to: C, look: 'now' });
    expect(pointersOf(view, { mine: null, choice: null })).toEqual([]);
  });

  test('each face tells in which rounds', () => {
    expect([...roundsAt(view)]).toEqual([
      [B, [1]],
      [null, [2]],
    ]);
    expect([...roundsAt({ ...view, phase: 'vote' })]).toContainEqual([C, [3]]);
  });
});

describe('everybody’s pointers on the table', () => {
  const named = { round: 3, removed: [], scores: {} };

  test('are seen as they are sent by who sees everything; at nobody, at the empty chair', () => {
    const view = { ...third([]), preview: { ...named, pointers: { [A]: B, [B]: null, [C]: null } } };
    expect(pointersOf(view, { mine: null, choice: null })).toEqual([
      { from: A, to: B, look: 'now' },
      { from: B, to: null, look: 'now' },
    ]);
  });

  test('are not there under seal, where whoever has acted would point at nobody', () => {
    const view = {
      ...third([]),
      preview: { ...named, pointers: { [A]: null, [B]: null, [C]: null } },
      sealed: true,
    } as const;
    expect(pointersOf(view, { mine: null, choice: null })).toEqual([]);
  });
});

describe('what is asked about once', () => {
  const always = [
    { round: 1, at: B },
    { round: 2, at: C },
  ];
  const asks = (own: readonly { round: number; at: SeatId | null }[], at: SeatId | null) =>
    costsGarnet(third(own), { settings, choice: { at } });

  test('to point at somebody in the last round too', () => {
    expect(asks(always, B)).toBe(true);
    expect(asks(always, null)).toBe(false);
    expect(costsGarnet({ ...third(always), round: 2 }, { settings, choice: { at: B } })).toBe(false);
  });

  test('not where a round passed without a pointer', () => {
    expect(
      asks(
        [
          { round: 1, at: B },
          { round: 2, at: null },
        ],
        B,
      ),
    ).toBe(false);
    expect(asks([{ round: 1, at: B }], B)).toBe(false);
  });

  test('not again once it is saved', () => {
    expect(asks([...always, { round: 3, at: C }], B)).toBe(false);
    expect(asks([...always, { round: 3, at: null }], B)).toBe(true);
  });
});
