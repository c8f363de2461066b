import { describe, expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { seatIds } from '@/games/kit/seats';
import { ChainStory } from '@/games/pointing-chains/testing';
import { mayBe, roundOf } from './own-standing';

const seats = seatIds('ABCDEF');
const seatOf = (letter: string) => itemAt(seats, 'ABCDEF'.indexOf(letter));
const mapOf = (points: string, before: readonly string[] = []) => {
  const story = [...before, points].reduce((told, one) => told.points(one), new ChainStory(seats));
  return itemAt(story.seenBy('spectator').view.maps, before.length);
};

describe('while names are not told, a round comes to', () => {
  test('the points that all got who did as I did', () => {
    expect(mayBe(mapOf('A>B B>A C>A D>C E F'), { isPointing: false, bigSection: 9 })).toEqual({ amount: '+1' });
  });

  test('a range of them, where they differ', () => {
    const map = mapOf('A>B B>C C>D D E>F F>E');
    expect(mayBe(map, { isPointing: true, bigSection: 9 })).toEqual({ text: 'The five who pointed got 0 to +3.' });
    expect(mayBe(map, { isPointing: false, bigSection: 9 })).toEqual({ amount: '0' });
    expect(mayBe(map, { isPointing: true, bigSection: 4 }).text).toBe('The five who pointed got −1 or 0.');
  });

  test('what being alone comes to, which after the first round the map does not say', () => {
    const alone = mapOf('A B>C C>D D>E E>F F', ['A B C D E F']);
    expect(mayBe(alone, { isPointing: false, bigSection: 9 }).text).toBe(
      'The two who pointed at nobody got 0, or alone +1 for the first time and −2 for any other.',
    );
  });
});

describe('once names are told', () => {
  const [named] = new ChainStory(seats, { rounds: 1 }).points('A>B B>C C>D D E>B F>A').seenBy('host').view.rounds ?? [];
  const told = (seat: string, bigSection = 9) =>
    named === undefined ? null : roundOf(named, { seats, seat: seatOf(seat), bigSection, nameOf: (one) => one });

  test('it is said whom, by whom, where and how much', () => {
    expect(told('B')).toEqual({
      text: 'Round 1: You pointed at C; A and E pointed at you. In a chain of six, two after you.',
      amount: '+2',
    });
    expect(told('D')?.text).toBe('Round 1: You pointed at nobody; C pointed at you. In a chain of six, its end.');
    expect(told('B', 6)?.text).toContain('In a chain of six: too big.');
  });

  test('and who was cut off', () => {
    const [loop] = new ChainStory(seats, { rounds: 1 }).points('A>B B>A C>A D E F').seenBy('host').view.rounds ?? [];
    const cut = loop && roundOf(loop, { seats, seat: seatOf('C'), bigSection: 9, nameOf: (one) => one });
    expect(cut).toEqual({
      text: 'Round 1: You pointed at A and were cut off; nobody pointed at you. Alone.',
      amount: '+1',
    });
  });
});
