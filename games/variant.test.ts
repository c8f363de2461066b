import { expect, it } from 'vitest';
import { z } from 'zod';
import { bifrost } from './bifrost/game';
import type { AnyGame } from './game';
import { pointingChains } from './pointing-chains/game';
import { variantGiven, variantOf } from './variant';

const settings = z.strictObject({ teams: z.boolean().default(false), secret: z.string().default('') });
type Settings = z.infer<typeof settings>;

/** Pointing Chains as a game with teams, whose secret its name would tell. */
const withTeams: AnyGame = {
  ...pointingChains,
  settings,
  publicSettings: (all: Settings) => ({ ...all, secret: '' }),
  variant: ({ teams, secret }: Settings) =>
    teams ? { name: `Chains in teams${secret}`, seats: { min: 4, max: 8, standard: 6 } } : {},
};

it('a game that says nothing of it is the same with all settings', () => {
  const { name, seats } = pointingChains;
  expect(variantGiven(pointingChains, { rounds: 'no settings' })).toEqual({ name, seats, anonymous: false });
});

it('what settings change, and what they leave as it is', () => {
  expect(variantGiven(withTeams, {}).name).toBe('Pointing Chains');
  expect(variantGiven(withTeams, { teams: true })).toEqual({
    name: 'Chains in teams',
    seats: { min: 4, max: 8, standard: 6 },
    anonymous: false,
  });
});

it('it is asked with what everybody may see', () => {
  expect(variantOf(withTeams, { teams: true, secret: ': Ann leads' }).name).toBe('Chains in teams');
});

it('settings that cannot be read show nobody', () => {
  expect(variantGiven(withTeams, { teams: 3 }).anonymous).toBe(true);
  expect(variantGiven(bifrost, { unknown: 1 }).anonymous).toBe(true);
  expect(variantGiven(bifrost, {}).anonymous).toBe(true);
});
