import { expect, test } from 'vitest';
import { seatActionSchema } from '@/games/pointing-chains/actions';
import { recordsOf } from '@/games/testing-kit';
import { steps, thirteen, workedRound } from './worked-round';

test('the designers’ example of thirteen scores as they say', () => {
  const { scores, removed } = workedRound;
  expect(removed).toEqual(['Fay']);
  const inOrder = thirteen.split(' ').map((word) => Number(Reflect.get(scores, word.split('>')[0] ?? '')));
  expect(inOrder).toEqual([3, 2, 1, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0]);
});

test('it is the match that is recorded', () => {
  const worked = recordsOf('pointing-chains').find(({ name }) => name.startsWith('worked-example'));
  const recorded = worked?.record.events.flatMap(({ by, action }) => {
    const sent = seatActionSchema.safeParse(action).data;
    if (sent?.type !== 'point') return [];
    return [sent.at === null ? by : `${by}>${sent.at}`];
  });
  expect(thirteen.replaceAll(/[a-z]/g, '').split(' ')).toEqual(recorded);
  expect(steps).toHaveLength(6);
});
