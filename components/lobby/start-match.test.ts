import { expect, test } from 'vitest';
import type { PageSeat } from '@/server/pages/shapes';
import { freeSeatsOptions } from './start-match';

type Given = Parameters<typeof freeSeatsOptions>[0]['page'];

/** "P" a player, "." an open seat, a name: kept for them. */
function optionsFor(...held: readonly string[]) {
  const seats = held.map((name) => ({ name, kept: name.length > 1 }) as PageSeat);
  const page = { seats, seatRange: { min: 3, max: 9, standard: 5 } } as unknown as Given;
  return freeSeatsOptions({ page, free: held.filter((one) => one !== 'P').length });
}

const said = (options: ReturnType<typeof optionsFor>) =>
  options.map(({ label, help, problem }) => [label, problem ?? help].join(' | '));

test('where some seats are kept and some are open, these need not go the same way', () => {
  expect(said(optionsFor('P', 'P', 'Ann', 'Ben', '.'))).toEqual([
    'Bots play all 3 until Ann and Ben come | The links of Ann and Ben go on working: whoever comes late takes the seat from its bot and plays on.',
    'Bots play all 3 to the end | You can hand a seat over to a person later. The links of Ann and Ben end.',
    'Bots play only the open seat: 3 play | The links of Ann and Ben end, and those seats are taken away.',
    'All are taken away: 2 play | Not possible: this game needs 3 players; that would be 2.',
  ]);
});

test('where all free seats are alike they go one way, and a link need not end', () => {
  expect(said(optionsFor('P', 'P', 'P', '.'))).toEqual([
    'Bots play them | You can hand a seat over to a person later.',
    'They are taken away: 3 play | ',
  ]);
  expect(said(optionsFor('Ann', 'P', 'P', 'P'))).toEqual([
    'Bots play them until Ann comes | The link of Ann goes on working: whoever comes late takes the seat from its bot and plays on.',
    'Bots play them to the end | You can hand a seat over to a person later. The link of Ann ends.',
    'They are taken away: 3 play | ',
  ]);
});

test('bots on the open seats alone may be too few', () => {
  expect(optionsFor('P', 'Ann', '.').find(({ value }) => value === 'open bots')?.problem).toBe(
    'Not possible: this game needs 3 players; that would be 2.',
  );
});
