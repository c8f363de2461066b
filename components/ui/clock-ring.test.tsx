import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RingWords } from './clock-ring';
import { OfThePast } from './closing';

it('says when a long round closes, and in a pause or a replay only what is left', () => {
  const hours = 24 * 3_600_000 - 2000;
  const words = (left: number, isStill = false) => <RingWords {...{ left, isStill }} figures="" />;
  const said = (drawn: React.ReactNode) => renderToStaticMarkup(drawn).replaceAll(/<[^>]*>/g, ' ');
  expect(said(words(hours))).toMatch(/closes tomorrow, .* in 23 hours 59 minutes/);
  expect(said(words(hours, true)).trim()).toBe('23 hours 59 minutes left');
  expect(said(<OfThePast>{words(hours)}</OfThePast>).trim()).toBe('23 hours 59 minutes left');
  expect(said(<OfThePast>{words(90_000)}</OfThePast>).trim()).toBe('1:30');
  expect(said(words(90_000)).trim()).toBe('1:30');
  expect(said(words(0)).trim()).toBe('Time is over');
});
