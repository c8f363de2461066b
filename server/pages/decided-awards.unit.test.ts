import { describe, expect, test } from 'vitest';
import type { Award } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { AwardRow } from '../log/rows';
import { decidedAwards } from './decided-awards';

const award = (seat: string, kind: Award['kind'], amount = 1): Award => ({
  seat: seatId(seat),
  kind,
  amount,
  reason: '',
});
const proposed = [award('A', 'garnet', 3), award('B', 'garnet', 2), award('A', 'garnet', 1)];

/** A decision about the finish after seven events. */
const decision = (key: string, more: Partial<AwardRow> = {}): AwardRow => ({
  matchId: 1,
  seq: 7,
  key,
  state: 'confirmed',
  award: null,
  digest: null,
  reason: null,
  by: 'Olga',
  createdAt: new Date(5_000),
  ...more,
});

const decided = (awards: readonly AwardRow[], events = 7) =>
  decidedAwards({
    results: { standings: [], awards: proposed } as never,
    platform: { awards },
    log: { length: events },
  });

const told = (awards: ReturnType<typeof decided>): string[] =>
  (awards ?? []).map(({ key, state, final }) => `${key}: ${state} ${final === null ? 'nothing' : final.amount}`);

describe('awards', () => {
  test('of one seat are counted kind by kind', () => {
    const awards = [award('A', 'garnet'), award('A', 'silver'), award('A', 'garnet')];
    const results = { standings: [], awards } as never;
    const keys = decidedAwards({ results, platform: { awards: [] }, log: { length: 7 } })?.map(({ key }) => key);
    expect(keys).toEqual(['A garnet 1', 'A silver 1', 'A garnet 2']);
  });

  test('are none before there are results', () => {
    expect(
      decidedAwards({ results: null, platform: { awards: [decision('A garnet 1')] }, log: { length: 7 } }),
    ).toBeNull();
  });

  test('are as the rules propose them until a host decides, each by its own key', () => {
    expect(told(decided([]))).toEqual(['A garnet 1: proposed 3', 'B garnet 1: proposed 2', 'A garnet 2: proposed 1']);
    expect(decided([])?.[0]).toEqual({
      key: 'A garnet 1',
      proposed: proposed[0],
      final: proposed[0],
      state: 'proposed',
      reason: null,
      by: null,
      at: null,
    });
  });

  test('are confirmed as proposed, amended to something else or nothing, and added to, by somebody at some time', () => {
    const five = JSON.stringify(award('B', 'garnet', 5));
    const all = decided([
      decision('A garnet 1'),
      decision('B garnet 1', { state: 'amended', award: five, reason: 'Fair play' }),
      decision('A garnet 2', { state: 'amended', reason: 'Twice' }),
      decision('added 1', { state: 'amended', award: five }),
    ]);
    expect(told(all)).toEqual([
      'A garnet 1: confirmed 3',
      'B garnet 1: amended 5',
      'A garnet 2: amended nothing',
      'added 1: amended 5',
    ]);
    expect(all?.[1]).toMatchObject({ proposed: proposed[1], reason: 'Fair play', by: 'Olga', at: 5_000 });
    expect(all?.[3]).toMatchObject({ proposed: null });
  });

  test('are proposed anew where the match has come to another finish since', () => {
    expect(told(decided([decision('A garnet 1', { state: 'amended' }), decision('added 1')], 9))).toEqual([
      'A garnet 1: proposed 3',
      'B garnet 1: proposed 2',
      'A garnet 2: proposed 1',
    ]);
  });

  test('that were decided by their place among all are found by it', () => {
    expect(told(decided([decision('#2', { state: 'amended' }), decision('#7')]))).toEqual([
      'A garnet 1: proposed 3',
      'B garnet 1: proposed 2',
      'A garnet 2: amended nothing',
      '#7: confirmed nothing',
    ]);
  });
});
