import { expect, test } from 'vitest';
import { summariseSettings } from './settings-summary';

test('says settings in words, in order, and marks what was changed', () => {
  const settings = {
    pace: 'host',
    rounds: 3,
    bigSection: 9,
    tokenThreshold: 5,
    tokenRule: 'points',
    roundSeconds: null,
    voteSeconds: 90,
  };
  const lines = summariseSettings({
    game: 'pointing-chains',
    settings,
    given: { pace: 'host', roundSeconds: null, tokenThreshold: 5 },
  });
  expect(lines.map(({ label, value, changed }) => `${changed ? '* ' : ''}${label}: ${value}`)).toEqual([
    'Rounds: 3',
    'A section is too big with: 9 players',
    '* Who gets a token of life: Everyone with 5 points or more',
    '* Time for a round: No deadline',
    'Time for the winners’ vote: 1 minute 30 seconds',
    '* When a round closes: Only when the host resolves it',
  ]);
});

test('an unknown game has the common settings only', () => {
  const lines = summariseSettings({ game: '__proto__', settings: { pace: 'ready' }, given: {} });
  expect(lines.map(({ key }) => key)).toEqual(['pace']);
});
