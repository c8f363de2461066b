import { describe, expect, it } from 'vitest';
import { inRound2, type RuneStory, symbols } from './testing';

const boxes = Array(6).fill('Box');
/** A answers list after the close, for the one vision that A set. */
const answerOf = (story: RuneStory) => story.closes().answers('A')[0];

describe('setting visions', () => {
  const prices = [
    ['assign', { assign: { B: 'cross-box', C: 'torn-box' } }, 1],
    ['divine', { group: 'Box' }, 1],
    ['mundane', { group: 'Torn' }, 1],
    ['inverse', {}, 1],
    ['pattern', { groups: boxes, seats: ['B', 'C'] }, 2],
    ['place', { order: 'divine', position: 3 }, 2],
    ['glimpse', { seat: 'B', not: [] }, 3],
    ['mirror', { show: symbols.A[0], seat: 'B' }, 0],
    ['trade', { position: 3, seat: 'B' }, 0],
  ] as const;

  it.each(prices)(
    '[S1] [I2] %s takes its price, replacing it takes it once, withdrawing gives it back',
    (power, more, price) => {
      const story = inRound2().sees('A', power, more);
      expect(story.view('A').insight).toBe(6 - price);
      expect(story.sees('A', power, more).view('A').insight).toBe(6 - price);
      expect(story.view('A').pending.visions).toHaveLength(1);
      story.does('A', { type: 'withdraw', power });
      expect(story.view('A')).toMatchObject({ insight: 6, pending: { visions: [] } });
      expect(story.codes()).toEqual([]);
      expect(story.closes().view('A').answers).toEqual([]);
    },
  );

  it.each(prices)('[I3] %s is not to be had for less', (power, more, price) => {
    const story = inRound2('ABC', { insightAtStart: Math.max(0, price - 1) }).sees('A', power, more);
    expect(story.codes()).toEqual(price === 0 ? [] : ['NO_INSIGHT']);
  });

  it('[S1] only what is set can be withdrawn', () => {
    const story = inRound2().does('A', { type: 'withdraw', power: 'place' }).sees('A', 'divine', { group: 'Box' });
    story.closes().does('A', { type: 'withdraw', power: 'divine' }, { type: 'withdraw', power: 'light' });
    expect(story.codes()).toEqual(['NOTHING_TO_WITHDRAW', 'NOTHING_TO_WITHDRAW', 'BAD_ACTION']);
  });

  it('[Q3] the last one sent counts', () => {
    const story = inRound2().sees('A', 'divine', { group: 'Box' }).sees('A', 'divine', { group: 'Zig-Zag' });
    expect(answerOf(story)).toEqual(['B']);
  });
});

describe('what visions tell', () => {
  it('[S2] assign: for each other seat in seat order', () => {
    const story = inRound2('ABCD').sees('A', 'assign', {
      assign: { D: 'straight-slope', C: 'straight-slope' },
    });
    expect(story.codes()).toEqual(['BAD_ACTION']);
    const assign = { D: 'origin-slope', C: 'straight-slope', B: 'cross-box' };
    const { answers } = inRound2('ABCD').sees('A', 'assign', { assign }).closes().view('A');
    expect(JSON.stringify(answers[0]?.answer)).toBe('{"B":false,"C":true,"D":true}');
    expect(answers[0]?.question).toEqual({ type: 'vision', power: 'assign', assign });
  });

  it('[S3] divine and mundane: the other seats that use the group, in seat order', () => {
    expect(answerOf(inRound2('ABCD').sees('A', 'divine', { group: 'Box' }))).toEqual(['B', 'C']);
    expect(answerOf(inRound2('ABCD').sees('A', 'mundane', { group: 'Angled' }))).toEqual(['B', 'C', 'D']);
    expect(answerOf(inRound2('ABCD').sees('A', 'mundane', { group: 'Torn' }))).toEqual(['C', 'D']);
  });

  it('[S6] pattern: how many of the named seats have the group at each position', () => {
    const groups = ['Straight', 'Straight', 'Enclosure', 'Box', 'Enclosure', 'Cross'];
    expect(answerOf(inRound2('ABCD').sees('A', 'pattern', { groups, seats: ['B', 'C', 'D'] }))).toEqual([
      1, 3, 1, 0, 1, 3,
    ]);
    expect(answerOf(inRound2('ABCD').sees('A', 'pattern', { groups, seats: ['C'] }))).toEqual([0, 1, 1, 0, 1, 1]);
  });

  it('[S7] place: the groups of the order there, in the order of the table', () => {
    expect(answerOf(inRound2('ABCD').sees('A', 'place', { order: 'divine', position: 3 }))).toEqual([
      'Divider',
      'Splitter',
    ]);
    expect(answerOf(inRound2('ABCD').sees('A', 'place', { order: 'mundane', position: 5 }))).toEqual(['Cross']);
  });

  it('[S8] glimpse: a rune of the symbol that was not named', () => {
    const rune = answerOf(inRound2().sees('A', 'glimpse', { seat: 'B', not: [] }));
    expect(symbols.B).toContain(rune);
    const not = symbols.B.slice(1);
    expect(answerOf(inRound2().sees('A', 'glimpse', { seat: 'B', not }))).toBe(symbols.B[0]);
  });

  it('[S8] the draw does not depend on where runes stand, nor on who else looked', () => {
    const story = inRound2().sees('A', 'glimpse', { seat: 'B', not: [] });
    const other = inRound2().sees('C', 'glimpse', { seat: 'B', not: [] }).sees('A', 'glimpse', { seat: 'B', not: [] });
    expect(answerOf(other)).toBe(answerOf(story));
  });

  it('[S5] inverse turns what assign, divine and mundane say of this seat, for everybody', () => {
    const story = inRound2('ABC').sees('B', 'inverse').sees('A', 'divine', { group: 'Box' });
    story
      .sees('A', 'assign', { assign: { B: 'straight-box', C: 'straight-slope' } })
      .sees('A', 'mundane', { group: 'Torn' });
    story.sees('C', 'divine', { group: 'Zig-Zag' }).closes();
    expect(story.answers('A')).toEqual([{ B: false, C: true }, ['C'], ['B', 'C']]);
    expect(story.answers('C')).toEqual([['A']]);
    expect(story.answers('B')).toEqual([]);
  });

  it('[S5] it turns nothing else, and nothing in the next round', () => {
    const story = inRound2('ABC').sees('B', 'inverse').learns('A', 'has', { seat: 'B', rune: 'straight-box' });
    story
      .sees('A', 'pattern', { groups: boxes, seats: ['B'] })
      .closes()
      .sees('A', 'divine', { group: 'Box' })
      .closes();
    expect(story.answers('A')).toEqual([true, [0, 0, 1, 0, 0, 0], ['B', 'C']]);
  });

  it('[S5] each earlier round of use makes it dearer by 1', () => {
    const story = inRound2().sees('A', 'inverse').closes(13).sees('A', 'inverse').sees('A', 'inverse');
    expect(story.view('A').insight).toBe(6 - 1 + 1 + 3 - 2);
    expect(story.closes(12).sees('A', 'inverse').view('A').insight).toBe(7 + 1 + 3 - 3);
  });

  it('[S10] trade: the rune the other has there', () => {
    const story = inRound2().sees('A', 'trade', { position: 3, seat: 'C' });
    expect(answerOf(story)).toBe('origin-divider');
    expect(story.view('spectator').shown).toEqual([{ round: 2, seat: 'A', rune: 'torn-slope', position: 3 }]);
  });

  it('[S10] once a match, also when nobody noticed; setting it again before the close is fine', () => {
    const story = inRound2()
      .sees('A', 'trade', { position: 3, seat: 'C' })
      .sees('A', 'trade', { position: 0, seat: 'B' });
    story.closes().sees('A', 'trade', { position: 1, seat: 'B' });
    expect(story.codes()).toEqual(['NOT_AGAIN']);
    const taken = inRound2()
      .sees('A', 'trade', { position: 3, seat: 'C' })
      .does('A', { type: 'withdraw', power: 'trade' });
    expect(taken.closes().sees('A', 'trade', { position: 3, seat: 'C' }).codes()).toEqual([]);
  });

  it('[S10] not when discovered', () => {
    const story = inRound2('ABC').guesses('A', symbols.B).closes().sees('B', 'trade', { position: 0, seat: 'A' });
    expect(story.sees('C', 'trade', { position: 0, seat: 'B' }).codes()).toEqual(['DISCOVERED']);
  });
});

describe('mirror', () => {
  const mirrored = () =>
    inRound2('ABC')
      .learns('B', 'count', { seat: 'A', group: 'Straight', number: 1 })
      .sees('B', 'glimpse', { seat: 'A', not: symbols.B.slice(1) })
      .sees('B', 'assign', { assign: { A: 'straight-box', C: 'cross-box' } })
      .learns('B', 'has', { seat: 'A', rune: 'cross-box' })
      .learns('B', 'has', { seat: 'C', rune: 'straight-slope' })
      .sees('B', 'divine', { group: 'Box' })
      .sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });

  it('[S9] learns what named it, in the order asked, turned on the mirrored seat', () => {
    expect(mirrored().closes().answers('A')).toEqual([
      [
        { question: { type: 'learn', question: 'count', seat: 'A', group: 'Straight', number: 1 }, answer: 3 },
        { question: { type: 'vision', power: 'glimpse', seat: 'A', not: symbols.B.slice(1) }, answer: symbols.B[0] },
        {
          question: { type: 'vision', power: 'assign', assign: { A: 'straight-box', C: 'cross-box' } },
          answer: true,
        },
        { question: { type: 'learn', question: 'has', seat: 'A', rune: 'cross-box' }, answer: false },
      ],
    ]);
  });

  it('[S9] pattern gives that seat alone; sending a vision again asks it anew', () => {
    const story = inRound2('ABC').sees('B', 'assign', { assign: { A: 'cross-box', C: 'torn-box' } });
    story.sees('B', 'pattern', { groups: boxes, seats: ['A', 'C'] });
    story.sees('B', 'assign', { assign: { A: 'straight-box', C: 'torn-box' } });
    const [answer] = story.sees('A', 'mirror', { show: 'torn-slope', seat: 'B' }).closes().answers('A') as {
      answer: unknown;
    }[][];
    expect(answer?.map((one) => one.answer)).toEqual([[0, 0, 1, 0, 0, 0], true]);
  });

  it('[S9] the inverse of the mirrored seat holds there too', () => {
    const [answer] = mirrored().sees('B', 'inverse').closes().answers('A') as { answer: unknown }[][];
    expect(answer?.map((one) => one.answer)).toEqual([3, symbols.B[0], false, false]);
  });

  it('[S9] only a rune of one’s own can be shown, and nothing asked is an empty list', () => {
    const story = inRound2().sees('A', 'mirror', { show: 'cross-box', seat: 'B' });
    expect(story.codes()).toEqual(['NOT_YOUR_RUNE']);
    expect(story.sees('A', 'mirror', { show: 'torn-slope', seat: 'C' }).closes().answers('A')).toEqual([[]]);
    expect(story.view('B').shown).toEqual([{ round: 2, seat: 'A', rune: 'torn-slope', position: null }]);
  });

  describe('read as eavesdropping', () => {
    const heard = () => {
      const story = inRound2('ABC', { mirrorReading: 'eavesdrop' });
      story.learns('B', 'count', { seat: 'A', group: 'Straight', number: 1 });
      story.sees('B', 'glimpse', { seat: 'A', not: symbols.A.slice(1) });
      story.sees('B', 'pattern', { groups: boxes, seats: ['A', 'C'] });
      story.sees('B', 'assign', { assign: { A: 'straight-box', C: 'cross-box' } });
      story.learns('B', 'has', { seat: 'A', rune: 'cross-box' }).learns('B', 'has', { seat: 'C', rune: 'slash-box' });
      story.learns('B', 'shared', { seats: ['A', 'C'] });
      return story.sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });
    };
    const answersIn = (story: RuneStory) =>
      (story.closes().answers('A') as { question: object; answer: unknown }[][])[0]?.map(({ answer }) => answer);

    it('[S14] a mirror learns what was asked about it, in the order asked, and what the asker was told', () => {
      const boxesAt = [0, 1, 2, 3, 4, 5].map(
        (p) => [symbols.A, symbols.C].filter((one) => one[p]?.endsWith('box')).length,
      );
      expect(answersIn(heard())).toEqual([1, symbols.A[0], boxesAt, true, false]);
      expect(heard().closes().answers('B').slice(-3)).toEqual([{ A: true, C: false }, boxesAt, symbols.A[0]]);
    });

    it('[S14] a glimpse shows the very rune that the asker saw', () => {
      const story = inRound2('ABC', { mirrorReading: 'eavesdrop' }).sees('B', 'glimpse', { seat: 'A', not: [] });
      story.sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });
      expect(answersIn(story)).toEqual(story.answers('B'));
    });

    it('[S14] as given: turned by the own inverse, not by that of the asker', () => {
      expect(answersIn(heard().sees('A', 'inverse'))?.[3]).toBe(false);
      expect(answersIn(heard().sees('B', 'inverse'))?.[3]).toBe(true);
    });
  });

  it('[S12] shown at the close, in seat order, mirror before trade', () => {
    const story = inRound2('ABC').sees('C', 'mirror', { show: 'slash-box', seat: 'A' });
    story.sees('A', 'trade', { position: 0, seat: 'B' }).sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });
    expect(story.view('A').shown).toEqual([]);
    expect(story.closes().view('spectator').shown).toEqual([
      { round: 2, seat: 'A', rune: 'torn-slope', position: null },
      { round: 2, seat: 'A', rune: 'straight-box', position: 0 },
      { round: 2, seat: 'C', rune: 'slash-box', position: null },
    ]);
  });
});

describe('alone', () => {
  it('[S11] one insight for each power nobody else used', () => {
    const story = inRound2('ABC')
      .sees('A', 'divine', { group: 'Box' })
      .sees('A', 'inverse')
      .sees('A', 'mundane', { group: 'Torn' });
    story.sees('B', 'mundane', { group: 'Slash' }).closes(13);
    expect(story.insights()).toEqual({ A: 6 - 3 + 2 + 3, B: 6 - 1 + 3, C: 6 + 3 });
  });
});

it('[S13] answers stand in the order of the powers, then guesses, then the vote', () => {
  const story = inRound2('ABC', { insightAtStart: 30 }).votes('A', { 1: 1 }, { learn: true }).guesses('A', symbols.F);
  story.sees('A', 'trade', { position: 0, seat: 'B' }).sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });
  story.sees('A', 'glimpse', { seat: 'B', not: [] }).sees('A', 'place', { order: 'divine', position: 0 });
  story
    .sees('A', 'pattern', { groups: boxes, seats: ['C'] })
    .sees('A', 'mundane', { group: 'Torn' })
    .sees('A', 'inverse');
  story.sees('A', 'divine', { group: 'Box' }).sees('A', 'assign', { assign: { B: 'cross-box', C: 'torn-box' } });
  story.learns('A', 'rune', { rune: 'cross-box' }).closes();
  const order = story.view('A').answers.map(({ question }: { question: { type: string; power?: string } }) => {
    return question.power ?? question.type;
  });
  expect(order.join(' ')).toBe('learn assign divine mundane pattern place glimpse mirror trade guess vote');
});
