import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { DecidedAward } from '@/server/pages/shapes';
import { withAwardNote } from './award-note';
import type { FinaleBeat } from './scene';

const token = (amount: number) => ({ seat: seatId('A'), kind: 'token-of-life', amount, reason: 'Won.' }) as const;
const decided = (part: Partial<DecidedAward>): DecidedAward => ({
  ...{ key: 'A', proposed: token(8), final: token(8), state: 'proposed', reason: null, by: null, at: null },
  ...part,
});
const beat = (id: string, isCrown: boolean): FinaleBeat => ({ id, text: `${id}.`, ms: 1000, tells: [], isCrown });
const scene = {
  id: 'finale',
  title: 'A wins',
  beats: [beat('Garnets', false), beat('Tokens', false), beat('Crown', true)],
};
const told = (...awards: readonly DecidedAward[]) =>
  withAwardNote(scene, awards, { nameOf: () => 'Ana' }).beats.map(({ text }) => text);

test('what the host confirmed or has yet to look at is told as the rules say it', () => {
  expect(told(decided({}))).toEqual(['Garnets.', 'Tokens.', 'Crown.']);
  expect(told(decided({ state: 'confirmed' }))).toEqual(['Garnets.', 'Tokens.', 'Crown.']);
  expect(told()).toEqual(['Garnets.', 'Tokens.', 'Crown.']);
});

test('what the host changed, added or took away is told with the crown, as it may say who wins', () => {
  expect(told(decided({ state: 'amended', final: token(4) }))[2]).toBe(
    'Crown. The host decided otherwise: a token of life for Ana.',
  );
  expect(told(decided({ state: 'amended', final: null }), decided({}))[2]).toBe(
    'Crown. The host decided otherwise: not 2 tokens of life for Ana.',
  );
});
