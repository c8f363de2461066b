import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatId, seatIds } from '../kit/seats';
import { standardConditions } from './condition-kinds';
import { conditionOf, conditionPays, conditionsOf, roundBonus, usedAfter, winningCondition } from './conditions';
import { orderPayments } from './payments';
import { standardRules } from './runes';
import { inRound2, otherConditions, type RuneStory } from './testing';

const standard = { ...standardRules, conditions: null };

const vote = (votes: Record<number, number>) => ({ type: 'vote', votes, extra: false, learn: false }) as const;

/** What everybody was paid at the start of the running round, in seat order. */
function paid(story: RuneStory): string {
  const order = story.view('host').paid.at(-1)?.order;
  if (order === undefined) throw new Error('nothing was paid');
  const inSeatOrder = story.seats.map((seat) => order.find((one) => one.seat === seat));
  return inSeatOrder.map((one) => `${one?.seat}${one?.insight}`).join(' ');
}

/** The public order of the last payment. */
const told = (story: RuneStory, viewer = 'spectator'): string => {
  const order = story.view(viewer).paid.at(-1)?.order;
  if (order === undefined) throw new Error('nothing was paid');
  return order.map(({ seat, insight }) => `${seat}${insight ?? '?'}`).join(' ');
};

describe('what the conditions pay', () => {
  it.each([
    [1, 'A6 B5 C4'],
    [2, 'A4 B5 C6'],
    [3, 'A5 B4 C6'],
    [4, 'A5 B6 C4'],
    [5, 'A5 B6 C6'],
    [6, 'A6 B6 C6'],
    [7, 'A6 B5 C5'],
    [8, 'A6 B5 C5'],
    [9, 'A5 B6 C6'],
    [12, 'A3 B3 C2'],
    [13, 'A3 B3 C3'],
  ])('[V8] condition %i: %s', (condition, expected) => {
    expect(paid(inRound2('ABC').closes(condition))).toBe(expected);
  });

  it.each([
    [10, 'A6 C6 E5'],
    [11, 'A5 C5 E6'],
  ])('[V8] runes used by others, condition %i: %s', (condition, expected) => {
    expect(paid(inRound2('ACE').closes(condition))).toBe(expected);
  });

  it('[V8] 14: least mantra obtained in the match, settled or not', () => {
    const story = inRound2('ABC').learns('A', 'has', { seat: 'B', rune: 'cross-box' }).closes(1);
    story.learns('B', 'has', { seat: 'A', rune: 'cross-box' }).learns('B', 'has', { seat: 'A', rune: 'torn-box' });
    expect(paid(story.closes(14))).toBe('A5 B4 C6');
  });

  it('[V8] 15: least insight held before the payment, after lone users were rewarded', () => {
    const story = inRound2('ABC').sees('A', 'pattern', { groups: Array(6).fill('Box'), seats: ['B'] });
    expect(paid(story.closes(15))).toBe('A6 B5 C5');
  });

  it('[V6] dense rank, never below 0', () => {
    const same = { symbol: [], others: [], mantraObtained: 0 };
    const held = [0, 1, 1, 2, 3, 4, 5, 6, 7].map((insight) => ({ ...same, insight }));
    expect(conditionPays(conditionOf(15, standard), held)).toEqual([6, 5, 5, 4, 3, 2, 1, 0, 0]);
  });

  it('[V6] fifteen of them, two counted', () => {
    expect(conditionsOf(standard).map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(
      conditionsOf(standard)
        .filter(({ pays }) => pays === 'counted')
        .map(({ number }) => number),
    ).toEqual([12, 13]);
  });

  it('[V11] a match may bring fifteen of its own choice, of any of the kinds, with groups of its own', () => {
    const own = (condition: number) => paid(inRound2('ABC', { conditions: otherConditions }).closes(condition));
    expect(own(1)).toBe('A3 B1 C2'); // runes in Box or Torn
    expect(own(3)).toBe('A2 B1 C1');
    expect(own(4)).toBe(own(9));
    expect(own(4)).toBe(paid(inRound2('ABC').closes(8)));
    expect(own(15)).toBe(paid(inRound2('ABC').closes(2)));
    const words = conditionsOf({ ...standard, conditions: otherConditions }).map(({ text }) => text);
    expect(words.slice(0, 4)).toEqual([
      'One for each rune in Box or Torn',
      'Least insight held',
      'One for each rune in Cross',
      'Most joins',
    ]);
    const told = inRound2('ABC', { conditions: otherConditions }).votes('A', { 3: 1 }, { learn: true }).closes();
    expect(told.answers('A')).toEqual([3]);
  });

  it('[V11] the standard ones, set as one’s own, are the standard ones', () => {
    for (let n = 1; n <= 15; n++) {
      expect(paid(inRound2('ABCD', { conditions: standardConditions }).closes(n))).toBe(
        paid(inRound2('ABCD').closes(n)),
      );
    }
  });

  it('[V7] one more from round 5 on, two from round 8', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10].map(roundBonus)).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3]);
    const story = inRound2('ABC').closes(1).closes(2).closes(13);
    expect(story.view('host').paid.map(({ round }: { round: number }) => round)).toEqual([3, 4, 5]);
    expect(paid(story)).toBe('A4 B4 C4');
  });
});

describe('who wins the vote', () => {
  it('[V4] most votes, ties to the lowest, no votes too', () => {
    expect(winningCondition([vote({ 9: 1 }), vote({ 4: 3, 9: 1 }), null], [])).toBe(4);
    expect(winningCondition([vote({ 9: 1 }), vote({ 4: 1 })], [])).toBe(4);
    expect(winningCondition([null, { type: 'vote', abstain: true }], [])).toBe(1);
    expect(winningCondition([null], [1, 2, 4])).toBe(3);
  });

  it('[V3] votes on a used condition are void, and nobody is told', () => {
    const story = inRound2('ABC').closes(7).votes('A', { 7: 1 }).votes('B', { 7: 1 }).votes('C', { 12: 1 });
    expect(story.codes()).toEqual([]);
    expect(JSON.stringify(story.view('A'))).not.toContain('"used"');
    expect(story.closes().view('host').conditions).toEqual([
      { round: 2, condition: 7 },
      { round: 3, condition: 12 },
    ]);
  });

  it('[V5] after the twelfth all are available again', () => {
    const eleven = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(usedAfter(eleven.slice(0, 10), 11)).toEqual(eleven);
    expect(usedAfter(eleven, 12)).toEqual([]);
    const story = inRound2('ABC', { maxRounds: 20 });
    for (let i = 0; i < 12; i++) story.closes();
    expect(story.view('host').conditions.map(({ condition }: { condition: number }) => condition)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(story.closes().view('host').conditions.at(-1)).toEqual({ round: 14, condition: 1 });
  });
});

describe('voting', () => {
  it('[V1] one vote, or four for 1 insight; fewer are fine', () => {
    const story = inRound2().votes('A', { 7: 1 }).votes('A', { 7: 2 }).votes('A', { 7: 3, 1: 1 }, { extra: true });
    story.votes('A', { 7: 3, 1: 2 }, { extra: true }).votes('B', {}).votes('B', { 1: 0, 2: 1 });
    expect(story.codes()).toEqual(['WRONG_COUNT', 'WRONG_COUNT']);
    expect(story.view('A')).toMatchObject({ insight: 5, pending: { vote: { votes: { 7: 3, 1: 1 } } } });
  });

  it('[V1] [V10] learning which condition won costs 1 and is the answer to the vote', () => {
    const story = inRound2().votes('A', { 7: 1 }, { learn: true }).votes('B', { 9: 1 }).votes('C', { 9: 1 });
    expect(story.view('A').insight).toBe(5);
    story.closes();
    const question = { type: 'vote', votes: { 7: 1 }, extra: false, learn: true };
    expect(story.view('A').answers).toEqual([{ round: 2, question, answer: 9 }]);
    expect(story.view('B').answers).toEqual([]);
    expect(JSON.stringify(story.view('B'))).not.toContain('"condition"');
    expect(story.view('host').conditions).toEqual([{ round: 2, condition: 9 }]);
  });

  it('[V2] nobody abstains in two rounds running; not voting is no abstaining', () => {
    const story = inRound2().abstains('A').closes().abstains('A').abstains('B').abstains('B').closes().abstains('A');
    expect(story.codes()).toEqual(['ABSTAINED_LAST_ROUND']);
    expect(inRound2().abstains('A').votes('A', { 1: 1 }).closes().abstains('A').codes()).toEqual([]);
  });

  it('[V1] [Q2] conditions 1 to 15, whole numbers of votes', () => {
    const story = inRound2();
    const votes = [{ 0: 1 }, { 16: 1 }, { '01': 1 }, { 1: -1 }, { 1: 0.5 }, { x: 1 }, { 1: '1' }, [1], null];
    for (const one of votes) story.does('A', { type: 'vote', votes: one, extra: false, learn: false });
    story.does('A', { type: 'vote', abstain: false }, { type: 'vote', abstain: true, votes: { 1: 1 } });
    story.does('A', { type: 'vote', votes: { 1: 1 } });
    expect(story.codes()).toEqual(Array(12).fill('BAD_ACTION'));
  });
});

describe('what is told of a payment', () => {
  it('[V9] most first, equal ones in seat order', () => {
    expect(told(inRound2('ABC').closes(9))).toBe('B6 C6 A5');
    expect(told(inRound2('ABC').closes(9), 'A')).toBe('B6 C6 A5');
  });

  it('[V9] a seat that abstained stands at its place, its amount hidden from all but the host', () => {
    const story = inRound2('ABC').votes('A', { 1: 1 }).abstains('B').votes('C', { 1: 1 }).closes();
    expect(told(story)).toBe('A6 B? C4');
    expect(told(story, 'B')).toBe('A6 B? C4');
    expect(told(story, 'host')).toBe('A6 B5 C4');
  });

  it('[V9] above or below all who got the same, both happen', () => {
    const orders = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const players = seatIds('ABCD').map((seat) => ({ seat, vote: seat === 'B' ? abstained : null }));
        const order = orderPayments(players, { amounts: [5, 5, 5, 6], seed: `seed ${i}`, round: 3 });
        return order.map(({ seat }) => seat).join('');
      }),
    );
    expect([...orders].sort()).toEqual(['DACB', 'DBAC']);
  });

  it('[V9] the draw of one seat has nothing to do with who else abstained', () => {
    const place = (who: string, seed: string) => {
      const players = seatIds('ABC').map((seat) => ({ seat, vote: who.includes(seat) ? abstained : null }));
      const order = orderPayments(players, { amounts: [5, 5, 5], seed, round: 3 }).map(({ seat }) => seat);
      return order.indexOf(seatId('B')) < order.indexOf(seatId('C'));
    };
    for (let i = 0; i < 20; i++) expect(place('B', `seed ${i}`)).toBe(place('AB', `seed ${i}`));
  });

  it('[V9] whoever abstains, the rest stands as it would', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.subarray([...'ABCDEF']), fc.string(), (paidOut, who, seed) => {
        const players = seatIds('ABCDEF').map((seat) => ({ seat, vote: who.includes(seat) ? abstained : null }));
        const order = orderPayments(players, { amounts: paidOut, seed, round: 4 });
        const falling = order.map(({ insight }) => insight);
        expect(falling).toEqual([...falling].sort((a, b) => b - a));
        for (const amount of paidOut) {
          const block = order.filter(({ insight }) => insight === amount).map(({ hidden }) => (hidden ? '?' : 'x'));
          expect(block.join('')).toMatch(/^\?*x*\?*$/);
        }
        const open = order.filter(({ hidden }) => !hidden);
        for (const [i, one] of open.entries()) {
          const next = open[i + 1];
          if (next?.insight === one.insight) expect(next.seat > one.seat).toBe(true);
        }
      }),
    );
  });
});

const abstained = { type: 'vote', abstain: true } as const;
