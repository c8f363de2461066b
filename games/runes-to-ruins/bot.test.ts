import { describe, expect, it } from 'vitest';
import { inShort } from '../kit/testing/in-short';
import { type PlayoutOptions, playOut } from '../playout';
import { createStart } from '../record';
import type { State } from './state';

const start = (n: number, seats = [...'ABCDE']) =>
  createStart({ game: 'runes-to-ruins', settings: {}, seats, seed: `match ${n}` });

describe('bots', () => {
  it('diggers end a match well within 60 rounds, and come to rest in each', () => {
    const acts = countActs();
    const { match } = playOut(start(0, inShort(2, [...'ABCDE'])), {
      seed: 'bots 0',
      maxEvents: 3000,
      onEvent: acts.count,
    });
    expect(match.status).toBe('finished');
    expect((match.state as State).round).toBeLessThanOrEqual(60);
    expect(acts.mostInARound()).toBeLessThanOrEqual(restsAfter);
  });

  it('a digger among dabblers finds them, and all of them come to rest in every round', () => {
    const acts = countActs();
    const { match } = playOut(start(9, [...'ABC']), {
      seed: 'one digger',
      maxEvents: 3000,
      botOf: (seat) => (seat === 'B' ? 0 : 1),
      onEvent: acts.count,
    });
    expect(match.status).toBe('finished');
    expect((match.state as State).results?.winners).toEqual(['B']);
    expect(acts.mostInARound()).toBeLessThanOrEqual(restsAfter);
  });
});

/** How often a bot acts in one round at most. */
const restsAfter = 25;

function countActs(): { readonly count: NonNullable<PlayoutOptions['onEvent']>; readonly mostInARound: () => number } {
  const acted = new Map<string, number>();
  return {
    count(match, { by }) {
      const key = `${by} ${(match.state as State).round}`;
      acted.set(key, (acted.get(key) ?? 0) + 1);
    },
    mostInARound: () => Math.max(...acted.values()),
  };
}
