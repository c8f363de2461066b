import { describe, expect, it } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { Questioned } from '@/games/runes-to-ruins/answers';
import { standardRules } from '@/games/runes-to-ruins/runes';
import { actionWords, answerWords, questionWords, questionWordsOf, runesIn, seatsIn } from './answer-words';

const names = new Map([
  ['A', 'Ann'],
  ['B', 'Ben'],
]);
const nameOf = (seat: string) => names.get(seat) ?? seat;
const said = (question: unknown, answer: unknown) =>
  `${questionWords(question as Questioned, nameOf)}: ${answerWords({ question: question as Questioned, answer }, { nameOf, rules: { ...standardRules, conditions: null } })}`;

describe('answers in words', () => {
  const learn = { type: 'learn' };
  const vision = { type: 'vision' };
  it.each([
    [{ ...learn, question: 'has', seat: 'B', rune: 'slash-box' }, true, 'Whether Ben uses Slash Box: Yes'],
    [{ ...learn, question: 'rune', rune: 'slash-box' }, 0, 'How many others use Slash Box: 0'],
    [{ ...vision, power: 'divine', group: 'Box' }, [], 'Who uses a rune of Box: nobody'],
    [{ ...vision, power: 'divine', group: 'Box' }, ['A', 'B'], 'Who uses a rune of Box: Ann, Ben'],
    [{ ...vision, power: 'assign', assign: { B: 'slash-box' } }, { B: false }, 'Assign: Ben: Slash Box: Ben no'],
    [{ ...vision, power: 'trade', position: 0, seat: 'B' }, 'torn-box', 'Trade at the top left with Ben: Torn Box'],
    [
      { ...vision, power: 'mirror', show: 'torn-box', seat: 'B' },
      [],
      'Mirror on Ben, showing Torn Box: Ben asked nothing that names you',
    ],
    [{ type: 'vote', votes: { 7: 1 }, extra: false, learn: true }, 1, 'Which condition won: 1: Most line segments'],
  ])('%j', (question, answer, words) => expect(said(question, answer)).toBe(words));

  it('a guess, and one with nobody to compare', () => {
    const guess = { type: 'guess', symbol: ['torn-box'] };
    expect(said(guess, { exact: 1, misplaced: 2, group: 3 })).toContain('1 exact, 2 misplaced, 3 by group');
    expect(said(guess, null)).toContain('nobody to compare');
  });

  it('say who named a number to whoever did not', () => {
    const count = { type: 'learn', question: 'count', seat: seatId('A'), group: 'Divider', number: 1 } as const;
    const asked = 'How many runes of Divider Ann uses';
    expect(questionWords(count, nameOf)).toBe(`${asked} (you said 1)`);
    expect(questionWordsOf(seatId('B'), { question: count, nameOf })).toBe(`${asked} (Ben said 1)`);
    expect(actionWords(count, nameOf)).toBe(`asked: ${asked} (and said 1)`);
    const mirror = { type: 'vision', power: 'mirror', show: 'torn-box', seat: 'B' };
    expect(said(mirror, [{ question: count, answer: 2 }])).toContain(`${asked} (Ben said 1) → 2`);
  });

  it('finds the seats and runes that a question is about', () => {
    const question: Questioned = { type: 'vision', power: 'glimpse', seat: seatId('B'), not: ['slash-box'] };
    expect(seatsIn(question)).toEqual(['B']);
    expect(runesIn({ question, answer: 'straight-zig-zag' })).toEqual(['slash-box', 'straight-zig-zag']);
  });

  it('actions of the log', () => {
    expect(actionWords({ type: 'vote', abstain: true }, nameOf)).toBe('abstained');
    expect(actionWords({ type: 'dark', seat: seatId('B') }, nameOf)).toBe('turned the dark on Ben');
    expect(actionWords({ type: 'withdraw', power: 'divine' }, nameOf)).toBe('took a vision back: Divine');
    // A log is read by others than who acted.
    expect(actionWords({ type: 'vision', power: 'inverse' }, nameOf)).not.toMatch(/\byou/);
  });
});
