import { expect, test } from 'vitest';
import { calledAsBot } from '@/games/kit/called';
import { evenLinesOf, linesOf, nameIn } from './svg-text';

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
