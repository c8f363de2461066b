import { expect, test } from 'vitest';
import { actionWords } from './action-words';

const nameOf = (seat: string) => `<${seat}>`;
const grid = 'rgby bgry yrbg gybr'.replaceAll(' ', '').split('').map((letter) => {
  return { r: 'red', g: 'green', b: 'blue', y: 'yellow' }[letter] ?? '';
}); // biome-ignore format: a grid

test.each([
  [
    { type: 'claim', answers: [true, false, null, true] },
    'judged the other’s statements: 1 true, 2 false, 3 not read, 4 true',
  ],
  [{ type: 'reveal', tile: 'C1' }, 'bought a look at C1'],
  [
    { type: 'guess', grid },
    'named the whole grid: row 1 red, green, blue, yellow; row 2 blue, green, red, yellow; row 3 yellow, red, blue, green; row 4 green, yellow, blue, red',
  ],
  [
    { type: 'rule', seat: 'A', statement: 1, valid: false, true: false, reason: 'Say which row.' },
    'ruled statement 2 of <A> not valid: “Say which row.”',
  ],
])('%j, as a host reads it before taking it back', (action, words) => expect(actionWords(action, nameOf)).toBe(words));
