import { expect, test } from 'vitest';
import { botName } from './bot-names';

const namesIn = (matchId: number, taken: readonly string[] = []) =>
  Array.from({ length: 26 }, (_, position) => botName({ matchId, position, seat: `${position}`, taken }));

test('bots at one table are called differently, as in the next match', () => {
  expect(new Set(namesIn(1)).size).toBe(26);
  expect(namesIn(1)).toEqual(namesIn(1));
  expect(namesIn(2)).not.toEqual(namesIn(1));
});

test('a bot takes nobody’s name, and the others keep theirs', () => {
  const [first = '', second = '', ...rest] = namesIn(1);
  const changed = namesIn(1, [first.toUpperCase()]);
  expect(changed).not.toContain(first);
  expect(changed.slice(1)).toEqual([second, ...rest]);
  expect(new Set(changed).size).toBe(26);
});

test('where both its names are taken, its seat tells it apart', () => {
  const at = { matchId: 1, position: 0, seat: 'C' };
  const first = botName({ ...at, taken: [] });
  const instead = botName({ ...at, taken: [first] });
  expect(botName({ ...at, taken: [first, instead] })).toBe(`${first} C`);
});
