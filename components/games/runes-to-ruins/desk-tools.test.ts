import { describe, expect, it } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import { runeIds } from '@/games/runes-to-ruins/runes';
import { positions } from '@/games/runes-to-ruins/symbol';
import { symbols } from '@/games/runes-to-ruins/testing';
import { type AskDraft, askTool, emptyAsk, learnFrom, missingOf } from './ask-tool';
import { certainOf } from './likeliest';
import { stillWords, unusedWords } from './set-words';
import { missingOfVision, type VisionDraft, visionFrom, visionTool } from './vision-tool';

const others = seatIds('BCD');
const [b] = others as [(typeof others)[number]];

/** A draft after taps on the table. */
function asking(question: AskDraft['question'], ...taps: readonly string[]): AskDraft {
  let draft: AskDraft = { ...emptyAsk, question };
  const change = (more: Partial<AskDraft>) => {
    draft = { ...draft, ...more };
  };
  for (const tap of taps) {
    const tool = askTool(draft, change);
    (tool.onRune ?? tool.onGroup)?.(tap);
  }
  return draft;
}

describe('asking on the table', () => {
  it('is about the player whose table one looks at', () => {
    expect(learnFrom(asking('has', 'slash-box'), b)).toEqual({
      type: 'learn',
      question: 'has',
      seat: 'B',
      rune: 'slash-box',
    });
  });

  it('takes a second tap back, and no more runes than a question has', () => {
    expect(asking('has', 'slash-box', 'slash-box').rune).toBeNull();
    const seven = symbols.A.concat(symbols.D[1] as string);
    expect(asking('best', ...seven).runes).toEqual(symbols.A);
  });

  it('asks nothing while something is missing, and says what', () => {
    const counting = asking('count', 'Box');
    expect(learnFrom(counting, b)).toBeNull();
    expect(missingOf(counting)).toEqual(['say how many']);
    expect(missingOf({ ...counting, number: 2 })).toEqual([]);
  });
});

describe('visions on the table', () => {
  function seeing(power: Parameters<typeof visionTool>[0], ...taps: readonly (string | number)[]) {
    let draft: VisionDraft = {};
    let about = b;
    for (const tap of taps) {
      const tool = visionTool(power, {
        ...{ draft, about, others, own: symbols.A },
        change: (next) => {
          draft = next;
        },
        lookAt: (seat) => {
          about = seat;
        },
      });
      if (typeof tap === 'number') tool.onPlace?.(tap);
      else (tool.onRune ?? tool.onGroup)?.(tap);
    }
    return { draft, about, vision: visionFrom(power, draft, about), missing: missingOfVision(power, draft, others) };
  }

  it('assign goes on to the next player, and gives no rune twice', () => {
    expect(seeing('assign', 'slash-box')).toMatchObject({ about: 'C', missing: ['tap a rune for 2 more players'] });
    expect(seeing('assign', 'slash-box', 'torn-box', 'torn-slope').vision).toMatchObject({
      assign: { B: 'slash-box', C: 'torn-box', D: 'torn-slope' },
    });
    expect(seeing('assign', 'slash-box', 'slash-box').draft.assign).toEqual([['C', 'slash-box']]);
  });

  it('a pattern fills place after place and is nothing before all six are chosen', () => {
    const five = seeing('pattern', 'Box', 'Torn', 'Box', 'Torn', 'Box');
    expect(five.vision).toBeNull();
    expect(five.missing).toEqual(['tap a group for 1 more place']);
    expect(seeing('pattern', 'Box', 'Torn', 'Box', 'Torn', 'Box', 'Slash', 0, 'Slope').vision).toMatchObject({
      groups: ['Slope', 'Torn', 'Box', 'Torn', 'Box', 'Slash'],
      seats: ['B'],
    });
  });

  it.each([
    ['divine', ['Box'], { group: 'Box' }],
    ['place', [4], { order: 'divine', position: 4 }],
    ['glimpse', ['slash-box', 'torn-box', 'torn-box'], { seat: 'B', not: ['slash-box'] }],
    ['mirror', [symbols.A[2]], { seat: 'B', show: symbols.A[2] }],
    ['trade', [5], { seat: 'B', position: 5 }],
    ['inverse', [], {}],
  ] as const)('%s', (power, taps, vision) => {
    expect(seeing(power, ...(taps as readonly (string | number)[])).vision).toMatchObject({ power, ...vision });
  });
});

describe('what the desk says of the round', () => {
  it('names what is free and unused, an abstention being a vote', () => {
    expect(unusedWords({ vote: null, guess: null })).toBe('a free guess and a free vote');
    expect(unusedWords({ vote: { type: 'vote', abstain: true }, guess: null })).toBe('a free guess');
    expect(unusedWords({ vote: null, guess: { type: 'guess', symbols: [] } })).toBe('a free guess and a free vote');
    const guess = { type: 'guess' as const, symbols: [[...symbols.A]] };
    expect(unusedWords({ vote: { type: 'vote', abstain: true }, guess })).toBeNull();
  });

  it('names what cannot be changed after ready only to who holds it', () => {
    expect(stillWords([])).toBe('You can still change everything.');
    expect(stillWords(['light'])).toBe('You can still change everything but light.');
    expect(stillWords(['light', 'dark'])).toBe('You can still change everything but light and dark.');
  });

  it('guesses what is certain, and nothing that is only likely', () => {
    const [first = '', second = ''] = symbols.A;
    const at = positions.map((p) =>
      Float64Array.from(runeIds, (id) => (p === 0 && id === first ? 4 : p === 1 && id === second ? 3 : 0)),
    );
    expect(certainOf({ total: 4, at })).toEqual([first, null, null, null, null, null]);
  });
});
