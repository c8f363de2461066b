import { describe, expect, test } from 'vitest';
import type { MatchView } from '../game';
import { createRandom } from '../kit/random';
import { seatId } from '../kit/seats';
import { timesInShort } from '../kit/testing/in-short';
import { createMatch, viewOf } from '../match';
import { createStart } from '../record';
import { compete } from './arena';
import { benchCases } from './bench';
import { type Color, cellName, cellNames, cellNumber } from './board';
import { createStrongBot, quickBot, randomBot } from './bots';
import { costsFor, distanceOf, UNREACHABLE } from './distance';
import { parseBoard } from './drawn-board';
import type { View } from './view';

const strong = createStrongBot(60_000);

/** What the seat of the colour that starts board 1 sees, with this position on all boards. */
function viewWith(drawn: string): MatchView<View> {
  const cells = parseBoard(drawn);
  const prefilled = Object.fromEntries(cells.flatMap((color, cell) => (color ? [[cellName(cell), color]] : [])));
  const settings = { prefilled, colors: { A: 'red', B: 'green', C: 'blue' } };
  const start = createStart({ game: 'bifrost', settings, seats: ['A', 'B', 'C'], seed: 'bots' });
  return viewOf(createMatch(start), seatId('A')) as MatchView<View>;
}

// Red to move; one cell away from its third edge.
const redCanWin = `
        r r . . .
       r . . . . .
      r . g . b . .
     r . g . . b . .
    . r . g . . b . .
     . r . g . . b .
      . r . g . . b
       . . r . . .
        . . . . .`;

// Green, next in turn, needs only A5; red is far away.
const greenThreatens = `
        g g g g .
       . . . . . .
      . . . . . . .
     . . . b b . . .
    . . . . . . . . .
     . . . r r . . .
      . . . . . . .
       . . . . . .
        . . . . .`;

describe.each([
  ['quick', quickBot],
  ['strong', strong],
])('the %s bot', (_, bot) => {
  test('takes the cell that wins', () => {
    const wins = ['I2', 'I3', 'H2', 'A3', 'A4', 'A5'];
    const view = viewWith(redCanWin);
    const action = bot.play(view, createRandom('x'));
    expect(action).toMatchObject({ type: 'move', board: 1 });
    const cell = action?.type === 'move' ? (cellNumber(action.cell) ?? -1) : -1;
    const after = parseBoard(redCanWin).with(cell, 'red');
    expect(distanceOf(costsFor(after, 'red')).nearest, `${wins} or the like, not ${JSON.stringify(action)}`).toBe(0);
  });

  test('stands in the way of one who would win next', () => {
    expect(bot.play(viewWith(greenThreatens), createRandom('x'))).toEqual({ type: 'move', board: 1, cell: 'A5' });
  });

  test('finds the same move from the same seed', () => {
    const view = viewWith(greenThreatens.replace('g g g g .', 'g . . . .'));
    expect(bot.play(view, createRandom('y'))).toEqual(bot.play(view, createRandom('y')));
  });

  test('says that it is ready when its piece is put, and then nothing more', () => {
    const view = viewWith(greenThreatens);
    const own = { board: 1, cell: 'A5', ready: false };
    expect(bot.play({ ...view, own }, createRandom('x'))).toEqual({ type: 'ready' });
    expect(bot.play({ ...view, own: { ...own, ready: true }, ready: true }, createRandom('x'))).toBeNull();
  });
});

describe('distance to three edges', () => {
  const empty = cellNames.map(() => null);
  const with1 = (names: readonly string[], color: Color) =>
    cellNames.map((name) => (names.includes(name) ? color : null));

  test.each([
    ['an empty board: one edge from corner to corner', empty, 5],
    ['three of an edge', with1(['A2', 'A3', 'A4'], 'red'), 2],
    ['a whole edge', with1(['A1', 'A2', 'A3', 'A4', 'A5'], 'red'), 0],
    ['all cells of others', with1([...cellNames], 'blue'), UNREACHABLE],
  ] as const)('%s', (_, cells, expected) => {
    expect(distanceOf(costsFor(cells, 'red')).nearest).toBe(expected);
  });
});

test('quick beats random in matches of two against one', () => {
  const matches = timesInShort(2, 2);
  const score = compete({ stronger: quickBot, weaker: randomBot, matches, seed: 'test', clock: () => 0 });
  expect(score.won).toBe(matches);
});

test('judging is measured in moves, and far from zero', () => {
  const judging = benchCases.find(({ name }) => name === 'bifrost-judging');
  const [rate] = judging?.run(() => performance.now()) ?? [];
  expect(rate?.value).toBeGreaterThan(100_000);
});
