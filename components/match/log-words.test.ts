import { describe, expect, it } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { LogLine } from '@/server/pages/shapes';
import { wordsOfLine } from './log-words';

const line = (change: Partial<LogLine>): LogLine => ({
  seq: 1,
  at: 0,
  time: 0,
  by: seatId('A'),
  person: null,
  via: 'player',
  action: null,
  reason: null,
  rewoundBy: null,
  rewoundTo: null,
  seedHash: null,
  ...change,
});
const nameOf = (seat: string) => `<${seat}>`;

describe('wordsOfLine', () => {
  it.each([
    [{ by: 'clock', via: 'clock' }, 'The deadline passed.'],
    [{ by: 'A' }, '<A> sent something.'],
    [{ by: 'A', via: 'bot' }, '<A> (bot) sent something.'],
    [{ by: 'A', via: 'host', person: 'Hana' }, 'Hana acted for <A>: <A> sent something.'],
    [{ by: 'host', person: 'Hana', action: { type: 'resolve' } }, 'Hana closed the round.'],
    [{ by: 'host', action: { type: 'extend', seconds: 60 } }, 'The host gave 60 seconds more.'],
    [{ by: 'host', via: 'auto', action: { type: 'pause' } }, 'The match was paused.'],
    [{ by: 'host', via: 'auto', action: { type: 'resume' } }, 'The pause ran out; the match went on.'],
    [{ by: 'host', action: { type: 'rewind', to: 4 } }, 'The host took the match back.'],
    [{ by: 'host', action: { type: 'rewind', to: 0 } }, 'The host took the match back to its start.'],
    [{ by: 'host', action: { type: 'rewind' } }, 'The host took the match back.'],
    [{ by: 'host', action: null }, 'The host did something that is told later.'],
  ] as const)('%j', (change, words) => {
    expect(wordsOfLine(line(change as Partial<LogLine>), { nameOf })).toBe(words);
  });

  it('says what a host closed by its name', () => {
    const resolve = line({ by: 'host', action: { type: 'resolve' } });
    expect(wordsOfLine(resolve, { nameOf, closes: 'the phase' })).toBe('The host closed the phase.');
  });

  it('lets the game say what was sent', () => {
    const actionWords = () => 'pointed at <B>';
    expect(wordsOfLine(line({ action: { type: 'point', at: 'B' } }), { nameOf, actionWords })).toBe(
      '<A> pointed at <B>.',
    );
  });
});
