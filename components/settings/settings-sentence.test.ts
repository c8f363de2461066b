import { describe, expect, test } from 'vitest';
import { catalog } from '@/games/catalog';
import { games } from '@/games/index';
import { startingSettings } from '@/games/manifest';
import { sentenceOf, tellSettings, withNumbers } from './settings-sentence';

const hosted = { practice: false, sealed: false, seats: Number.NaN };

function sentence(id: string, chosen: Readonly<Record<string, unknown>> = {}) {
  const entry = catalog.find((one) => one.id === id);
  const starting = entry === undefined ? {} : startingSettings(entry, hosted);
  const given = { ...starting, ...chosen };
  const settings: unknown = games.get(id)?.settings.parse(given);
  return sentenceOf(tellSettings({ game: id, settings: { ...(settings as object) }, given, starting }));
}

test.each([
  [
    'bifrost',
    '1 minute for each step, a break of 1 minute at half-time, a step closes when everyone is done or time is up, a board stalls after 6 turns without a piece.',
  ],
  [
    'logical-bluffs',
    '3 minutes to make statements, 1 minute 30 seconds to judge the other’s, a reserve of 5 minutes for each player, a round closes when everyone is done or time is up, the host rules on statements that the app cannot read.',
  ],
  [
    'pointing-chains',
    '3 rounds, 10 minutes for each, a round closes when everyone is done or time is up, a section is too big with 9 players, the winners get a token of life, if there are at most 7 of them.',
  ],
  [
    'proof-by-contradiction',
    'Contracts in round 1, 3 candidates for elimination, 15 minutes for each of three rounds, a round closes when everyone is done or time is up.',
  ],
  [
    'runes-to-ruins',
    '20 minutes for each round, a round closes when everyone is done or time is up, 6 insight at the start, the runes of a symbol join to one figure.',
  ],
])('%s as it is usually played', (id, told) => {
  expect(sentence(id)).toBe(told);
});

test('what is changed is told too, in the rules or after them', () => {
  const given = {
    rounds: 1,
    roundSeconds: null,
    pace: 'host',
    tokenRule: 'points',
    tokenThreshold: 5,
    voteSeconds: 60,
  };
  expect(sentence('pointing-chains', given)).toBe(
    '1 round, no deadline, the host closes each round, a section is too big with 9 players, a token of life for everyone with 5 points or more. Not as usual: Time for the winners’ vote: 1 minute.',
  );
  expect(sentence('bifrost', { colors: { A: 'red', B: 'green', C: 'blue' } })).toMatch(
    /piece\. Not as usual: Who plays which colour\.$/,
  );
});

test('what is proposed for so many players is marked, with the rule whose number it is', () => {
  const settings = { rounds: 3, tokenRule: 'winners', bigSection: 5, tokenThreshold: 3 };
  const given = { tokenRule: 'winners', bigSection: 5, tokenThreshold: 3 };
  const proposed = ['bigSection', 'tokenThreshold'];
  const { rules, others } = tellSettings({ game: 'pointing-chains', settings, given, starting: given, proposed });
  expect(rules.filter((rule) => rule.proposed).map(({ text }) => text)).toEqual([
    'a section is too big with 5 players',
    'the winners get a token of life, if there are at most 3 of them',
  ]);
  expect([...rules, ...others].filter(({ changed }) => changed)).toEqual([]);
});

test('the parts that differ from the standard are marked', () => {
  const settings = { pace: 'ready', rounds: 2, roundSeconds: 600, tokenRule: 'winners', tokenThreshold: 3 };
  const starting = { tokenRule: 'winners' };
  const given = { ...starting, rounds: 2, tokenThreshold: 3 };
  const { rules } = tellSettings({ game: 'pointing-chains', settings, given, starting });
  expect(rules.filter(({ changed }) => changed).map(({ key }) => key)).toEqual(['rounds', 'tokenRule']);
});

describe.each([...games.values()])('$id', ({ id }) => {
  test('tells its rules without a letter that stands for a number', () => {
    expect(sentence(id)).not.toMatch(/\bN\b/);
    expect(sentence(id)).not.toBe('');
  });
});

test('an example is told with the number that is set', () => {
  const example = 'With N: those with N+2 and N points get one, and those with N−1 do not.';
  expect(withNumbers(example, 8)).toBe('With 8: those with 10 and 8 points get one, and those with 7 do not.');
  expect(withNumbers(example, Number.NaN)).toBe(example);
});
