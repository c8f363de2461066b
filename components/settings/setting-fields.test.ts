import { describe, expect, test } from 'vitest';
import type { AnyGame } from '@/games/game';
import { games } from '@/games/index';
import { settingFields, settingKeys } from './setting-fields';
import { wordsOf } from './words';

describe.each([...games.values()])('$id', (game) => {
  test('every setting has words, or a field of the game’s own', () => {
    expect(settingKeys(game).filter((key) => wordsOf(game.id, key) === null)).toEqual([]);
  });

  test('every option of every choice has words', () => {
    const options = settingFields(game).flatMap((field) => (field.kind === 'choice' ? field.options : []));
    expect(options.filter(({ value, label }) => value === label)).toEqual([]);
  });

  test('what the fields say is standard is what the game takes for nothing', () => {
    const standard: unknown = game.settings.parse({});
    for (const field of settingFields(game).filter(({ key }) => key !== 'help'))
      expect(standard).toHaveProperty(field.key, field.standard);
  });

  test('help that is not spoken of is everything, and in no complete settings', () => {
    const help = settingFields(game).find(({ key }) => key === 'help');
    expect(help?.standard ?? 'all').toBe('all');
    expect(game.settings.parse({})).not.toHaveProperty('help');
  });
});

test('bounds come from the schema', () => {
  const fields = settingFields(games.get('pointing-chains') as AnyGame);
  expect(fields.find(({ key }) => key === 'rounds')).toMatchObject({ kind: 'number', min: 1, max: 999, standard: 3 });
  expect(fields.find(({ key }) => key === 'roundSeconds')).toMatchObject({ kind: 'duration', none: 'No deadline' });
  expect(fields.find(({ key }) => key === 'pace')).toMatchObject({ kind: 'choice', standard: 'ready', none: null });
});

test('the readings of joins and mirrors are chosen in the form of Runes to Ruins, each in words', () => {
  const fields = settingFields(games.get('runes-to-ruins') as AnyGame);
  const labelsOf = (key: string) =>
    fields
      .flatMap((field) => (field.key === key && field.kind === 'choice' ? field.options : []))
      .map(({ label }) => label);
  expect(labelsOf('joining')).toEqual(['To one figure', 'Each to each of its neighbours']);
  expect(labelsOf('mirrorReading')).toEqual([
    'What the same question gives about the other’s own symbol',
    'What the other was told about you',
  ]);
});
