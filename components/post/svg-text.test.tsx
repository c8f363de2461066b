import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calledAsBot } from '@/games/kit/called';
import { evenLinesOf, linesOf, nameIn, Write } from './svg-text';

const room = { width: 880, size: 30, most: 2 };

test('of two lines none holds one word alone, and nothing is lost', () => {
  const words = 'Cleo (as a bot), Dina (as a bot) and Emil win with 12 points each.';
  expect(linesOf(words, room).at(-1)?.length).toBeLessThan(15);
  const even = evenLinesOf(words, room);
  expect(even).toHaveLength(2);
  expect(even.join(' ')).toBe(words);
  expect(Math.min(...even.map(({ length }) => length))).toBeGreaterThan(words.length / 3);
});

test('one line stays one, and what is cut is cut as before', () => {
  expect(evenLinesOf('Emil wins with 3 points.', room)).toEqual(['Emil wins with 3 points.']);
  const long = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(evenLinesOf(long, room)).toEqual(linesOf(long, room));
});

test('a name is whole in a narrow room: smaller, or on two lines parted at a space or a hyphen', () => {
  const place = { width: 150, size: 26 };
  expect(nameIn('Kim', place)).toEqual({ lines: ['Kim'], size: 26 });
  expect(nameIn('Konstantin', place).lines).toEqual(['Konstantin']);
  expect(nameIn('Dr. Ekaterina Konstantinova', place).lines).toEqual(['Dr. Ekaterina', 'Konstantinova']);
  expect(nameIn('Maximiliane-Charlotte', place).lines).toEqual(['Maximiliane-', 'Charlotte']);
  const narrow = { ...place, width: 110 };
  const marked = nameIn(calledAsBot('Dr. Ekaterina Konstantinova'), narrow);
  expect(marked.lines).toEqual(['Dr. Ekaterina', calledAsBot('Konstantinova')]);
  expect(marked.size).toBeLessThan(nameIn('Dr. Ekaterina Konstantinova', narrow).size);
});

test('a long name without a space is broken in the middle, and stays in its room', () => {
  const place = { width: 150, size: 26 };
  const long = 'Beabartholomewsonovichkowskawitz';
  const { lines, size } = nameIn(long, place);
  expect(lines).toEqual(['Beabartholomewso-', 'novichkowskawitz']);
  expect(size).toBeGreaterThan(14);
  expect(size * 17 * 0.56).toBeLessThan(160);
  expect(nameIn('W'.repeat(40), place).size * 20 * 0.67).toBeLessThan(160);
});

test('a comma follows the mark of a bot more closely than a word does', () => {
  const line = 'Cleo (bot), Dina (bot) and Emil win.';
  const drawn = renderToStaticMarkup(
    <Write x={0} y={30} size={30}>
      {line}
    </Write>,
  );
  const [, before = '', between = ''] = /Cleo(\u00a0+), Dina(\u00a0+) and Emil/.exec(drawn) ?? [];
  expect([before.length, between.length]).toEqual([4, 5]);
  const [first = 0] = [...drawn.matchAll(/cx="([\d.]+)"/g)].map(([, cx]) => Number(cx));
  // The comma begins where four letters and four spaces end; the mark's edge is a fortieth of the size before it.
  expect(first + 30 * 0.46).toBeLessThan((2.13 + 4 * 0.28) * 30);
  expect(first + 30 * 0.46).toBeGreaterThan((2.13 + 4 * 0.28) * 30 - 3);
});
