import { expect, test } from 'vitest';
import { allowsHelp, helps } from './help';

test('everything is allowed where nothing was said', () => {
  expect(helps.filter((wanted) => allowsHelp(undefined, wanted))).toEqual(helps);
});

test('who allows some help allows all that is less', () => {
  const allowed = helps.map((help) => helps.filter((wanted) => allowsHelp(help, wanted)));
  expect(allowed).toEqual([['off'], ['off', 'marks'], ['off', 'marks', 'counts'], ['off', 'marks', 'counts', 'all']]);
});
