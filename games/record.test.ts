import { expect, test } from 'vitest';
import { replay } from './record';

const bifrost = (settings: string, seats = '["A", "B", "C"]') =>
  JSON.parse(`{ "game": "bifrost", "settings": ${settings}, "seats": ${seats}, "seed": "s", "events": [] }`);

test('a setting called "__proto__" is refused like any unknown one, not dropped', () => {
  expect(() => replay(bifrost('{ "__proto__": {} }'))).toThrow('settings.__proto__: is not known here');
});

test('a seat may be called "__proto__", in settings too', () => {
  const seats = '["__proto__", "constructor", "10"]';
  const record = bifrost('{ "colors": { "__proto__": "blue", "constructor": "red", "10": "green" } }', seats);
  expect(JSON.stringify(replay(record, { view: 'host' }).view)).toContain('"__proto__":"blue"');
  expect(replay(record, { view: '__proto__' }).view).toMatchObject({ color: 'blue' });
});

test.each(['null', '[]', '"x"', '1'])('settings that are no object are named: %s', (settings) => {
  expect(() => replay(bifrost(settings))).toThrow('settings: has to be an object');
});
