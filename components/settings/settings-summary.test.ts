import { expect, test } from 'vitest';
import { settingsOfMatch, specialOfMatch, summariseSettings } from './settings-summary';

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
    starting: {},
  });
  expect(lines.map(({ label, value, changed }) => `${changed ? '* ' : ''}${label}: ${value}`)).toEqual([
    'Rounds: 3',
    '* Time for a round: No deadline',
    'A section is too big with: 9 players',
    '* Who gets a token of life: Everyone with 5 points or more',
    'Time for the winners’ vote: 1 minute 30 seconds',
    '* When a round closes: Only when the host closes it',
  ]);
});

test('one of what a setting counts is one', () => {
  const said = (eliminationCandidates: number) =>
    summariseSettings({
      game: 'proof-by-contradiction',
      settings: { eliminationCandidates },
      given: { eliminationCandidates },
      starting: {},
    }).find(({ key }) => key === 'eliminationCandidates')?.value;
  expect([said(1), said(3)]).toEqual(['1 player', '3 players']);
});

test('what such a match starts with is not marked, and what was set back is', () => {
  const settings = { rounds: 3, tokenRule: 'winners', tokenThreshold: 7, interludeSeconds: 0 };
  const starting = { tokenRule: 'winners', interludeSeconds: 15 };
  const lines = summariseSettings({ game: 'pointing-chains', settings, given: { tokenRule: 'winners' }, starting });
  expect(lines.filter(({ changed }) => changed).map(({ value }) => value)).toEqual(['0 seconds']);
});

test('an unknown game has the common settings only', () => {
  const lines = summariseSettings({ game: '__proto__', settings: { pace: 'ready' }, given: {}, starting: {} });
  expect(lines.map(({ key }) => key)).toEqual(['pace']);
});

test('what was proposed for so many players is told, and is no change', () => {
  const page = { game: 'pointing-chains', practice: false, sealed: false, seats: Array.from({ length: 6 }) };
  const settings = { rounds: 3, bigSection: 5 };
  const lines = settingsOfMatch({ ...page, settings, settingsGiven: { bigSection: 5 } });
  expect(lines.map(({ key, changed }) => [key, changed])).toEqual([
    ['rounds', false],
    ['bigSection', false],
  ]);
});

test.each([
  ['left out with fewer seats than it takes', 8, {}, false],
  ['told with as many', 9, {}, true],
  ['told where it was changed', 8, { bigSection: 9 }, true],
])('a number of players is %s', (_, seats, settingsGiven, isTold) => {
  const page = { game: 'pointing-chains', practice: false, sealed: false, settings: { rounds: 3, bigSection: 9 } };
  const lines = settingsOfMatch({ ...page, settingsGiven, seats: Array.from({ length: seats }) });
  expect(lines.map(({ key }) => key)).toEqual(isTold ? ['rounds', 'bigSection'] : ['rounds']);
});

test('settings of the game’s own are named where no line says them; what a line leaves out is none of these', () => {
  const given = { tokenThreshold: 7, bigSection: 9 };
  expect(specialOfMatch({ game: 'pointing-chains', settingsGiven: given }, ['tokenRule'])).toEqual([]);
  const runes = { game: 'runes-to-ruins', settingsGiven: { roundSeconds: 300, artefacts: {}, conditions: [] } };
  expect(specialOfMatch(runes, [])).toEqual(['Artefacts', 'Conditions']);
  expect(specialOfMatch(runes, ['artefacts'])).toEqual(['Conditions']);
});
