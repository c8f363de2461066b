import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NothingHere } from './nothing-here';

test('a page whose match was deleted says so, by whom and when, and asks nobody for a link', () => {
  const failure = { kind: 'deleted', message: 'Hana deleted it.', at: Date.parse('2026-11-29T20:41:00Z') } as const;
  const said = renderToStaticMarkup(<NothingHere failure={failure} code="K7PQ2MXA" />);
  expect(said).toContain('This match was deleted');
  expect(said).toContain('Hana deleted it. ');
  expect(said).toMatch(/That was at <time[^>]*2026-11-29T20:41/i);
  expect(said).not.toContain('link');
});
