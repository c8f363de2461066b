import { describe, expect, it } from 'vitest';
import { playOut } from '../playout';
import { createStart } from '../record';
import type { State } from './state';

const start = (n: number, seats = [...'ABCDE']) =>
  createStart({ game: 'runes-to-ruins', settings: {}, seats, seed: `match ${n}` });

describe('bots', () => {
  it('five diggers end a match well within 60 rounds', () => {
    for (let n = 0; n < 1; n++) {
      const { match } = playOut(start(n), { seed: `bots ${n}`, maxEvents: 3000 });
      expect(match.status).toBe('finished');
      expect((match.state as State).round).toBeLessThanOrEqual(60);
    }
  });

  it('a digger among dabblers finds them', () => {
    const { match } = playOut(start(9, [...'ABC']), {
      seed: 'one digger',
      maxEvents: 3000,
      botOf: (seat) => (seat === 'B' ? 0 : 1),
    });
    expect(match.status).toBe('finished');
    expect((match.state as State).results?.winners).toEqual(['B']);
  });

  it('come to rest in every round: nobody acts more than 25 times in one', () => {
    const acted = new Map<string, number>();
    playOut(start(5), {
      seed: 'rest',
      maxEvents: 3000,
      botOf: (seat) => 'ABCDE'.indexOf(seat) % 2,
      onEvent: (match, { by }) => {
        const key = `${by} ${(match.state as State).round}`;
        acted.set(key, (acted.get(key) ?? 0) + 1);
      },
    });
    expect(Math.max(...acted.values())).toBeLessThanOrEqual(25);
  });
});
