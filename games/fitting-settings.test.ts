import { expect, test } from 'vitest';
import { fittingSettings } from './fitting-settings';
import type { AnyGame } from './game';
import { games } from './index';

const chains = games.get('pointing-chains') as AnyGame;

test('settings that still fit are taken whole', () => {
  expect(fittingSettings(chains, { rounds: 5, pace: 'host' })).toEqual({
    settings: { rounds: 5, pace: 'host' },
    dropped: [],
  });
});

test('what the game no longer has, or no longer allows, is left out and named', () => {
  const kept = { rounds: 5, doors: 3, pace: 'slow', bigSection: 1, __proto__x: 1 };
  expect(fittingSettings(chains, kept)).toEqual({
    settings: { rounds: 5 },
    dropped: ['doors', 'pace', 'bigSection', '__proto__x'],
  });
});

test('one wrong part of a setting drops that setting', () => {
  const bluffs = games.get('logical-bluffs') as AnyGame;
  const kept = { items: { noLimit: 2, wand: 1 }, revealCost: 4 };
  expect(fittingSettings(bluffs, kept)).toEqual({ settings: { revealCost: 4 }, dropped: ['items'] });
});
