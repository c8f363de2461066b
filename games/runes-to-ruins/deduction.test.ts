import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random';
import { seatId, seatIds } from '../kit/seats';
import { viewOf } from '../match';
import { playOut } from '../playout';
import { createStart } from '../record';
import { countSymbols } from './counting';
import { countWith } from './counts';
import { type Deducing, knowledgeOf, noMarks } from './deduction';
import { fits } from './knowledge';
import { randomSymbol } from './random-symbol';
import { runeOf, standardRules } from './runes';
import type { State } from './state';
import { isLegalSymbol } from './symbol';
import { inRound2, nobodys, otherDrawings, type RuneStory, symbols } from './testing';

const known = (story: RuneStory, about: string, more: Partial<Deducing> = {}) =>
  knowledgeOf({ view: story.view('A'), about: seatId(about), ...more });

/** Whether what A knows of B is true of B's symbol, and not of everything. */
function expectTold(story: RuneStory, about = 'B') {
  const knowledge = known(story, about);
  expect(fits(symbols[about as 'B'], knowledge)).toBe(true);
  const random = createRandom('any');
  const others = Array.from({ length: 60 }, () => randomSymbol(random, { rules: standardRules }));
  expect(others.every((symbol) => fits(symbol, knowledge))).toBe(false);
}

describe('what answers say of one seat', () => {
  const boxes = Array(6).fill('Box');
  it.each([
    ['[L4] has', inRound2().learns('A', 'has', { seat: 'B', rune: 'straight-box' })],
    [
      '[L4] has not',
      inRound2()
        .learns('A', 'has', { seat: 'B', rune: 'torn-slope' })
        .learns('A', 'count', { seat: 'B', group: 'Box', number: 1 }),
    ],
    ['[L3] count', inRound2().learns('A', 'count', { seat: 'B', group: 'Straight', number: 3 })],
    ['[L6] shared with the asker', inRound2().learns('A', 'shared', { seats: ['A', 'B'] })],
    ['[L7] best', inRound2().learns('A', 'best', { runes: nobodys })],
    [
      '[S6] pattern',
      inRound2()
        .sees('A', 'pattern', { groups: boxes, seats: ['B'] })
        .closes(),
    ],
    ['[S7] place', inRound2().sees('A', 'place', { order: 'divine', position: 1 }).closes()],
    ['[S8] glimpse', inRound2().sees('A', 'glimpse', { seat: 'B', not: [] }).closes()],
    ['[S10] trade', inRound2().sees('A', 'trade', { position: 1, seat: 'B' }).closes()],
    ['[S12] what B showed', inRound2().sees('B', 'trade', { position: 1, seat: 'C' }).closes()],
    ['[G4] a guess', inRound2().guesses('A', nobodys).closes()],
    ['[G5] a guess that hit', inRound2('ABCD').guesses('A', symbols.B).closes()],
  ])('%s', (_, story) => expectTold(story));

  it('[L2] [L5] counts over others say something when it is none or all', () => {
    const { index } = runeOf('straight-slope');
    const all = known(inRound2().learns('A', 'rune', { rune: 'straight-slope' }), 'B');
    const counts = countSymbols(all);
    expect(countWith(counts, index)).toBe(counts.total);
    const line = countSymbols(known(inRound2().learns('A', 'line', { rune: 'straight-slope', line: 'col1' }), 'B'));
    expect((line.at[1]?.[index] ?? 0) + (line.at[4]?.[index] ?? 0)).toBe(line.total);
    const some = known(inRound2().learns('A', 'rune', { rune: 'straight-box' }), 'B');
    expect(some).toEqual(known(inRound2(), 'B'));
  });

  it('[S5] divine alone stays in doubt; two of a round are tied, and can be believed', () => {
    const one = inRound2().sees('A', 'divine', { group: 'Box' }).closes();
    const start = countSymbols(known(inRound2(), 'B')).total;
    expect(countSymbols(known(one, 'B')).total).toBe(start);
    const two = inRound2().sees('A', 'divine', { group: 'Box' }).sees('A', 'mundane', { group: 'Torn' }).closes();
    const tied = countSymbols(known(two, 'B')).total;
    expect(tied).toBeLessThan(start);
    const believed = countSymbols(known(two, 'B', { believed: [0] })).total;
    expect(believed).toBeLessThan(tied);
    expect(fits(symbols.B, known(two, 'B', { believed: [0] }))).toBe(true);
  });

  it('[S9] what a mirror learned', () => {
    const story = inRound2().learns('B', 'has', { seat: 'A', rune: 'straight-box' });
    story.sees('B', 'pattern', { groups: boxes, seats: ['A'] }).sees('A', 'mirror', { show: 'torn-slope', seat: 'B' });
    expectTold(story.closes());
    expect(known(story, 'C')).toEqual({ ...known(inRound2(), 'C') });
  });

  it('[A1] a guess says nothing of a seat that may have stood in the light', () => {
    const settings = { artefacts: { B: ['light'] } };
    const story = inRound2('ABC', settings).guesses('A', nobodys).closes();
    expect(known(story, 'B').guesses).toEqual([]);
    expect(known(story, 'C').guesses).toHaveLength(1);
  });

  it('answers can be switched off', () => {
    const story = inRound2().learns('A', 'has', { seat: 'B', rune: 'straight-box' });
    expect(known(story, 'B', { off: [0] })).toEqual(known(inRound2(), 'B'));
  });

  it('[S14] what a mirror overheard says nothing of the mirrored seat, but a pattern tells of others it names', () => {
    const heard = inRound2('ABC', { mirrorReading: 'eavesdrop' })
      .learns('B', 'has', { seat: 'A', rune: 'straight-box' })
      .sees('B', 'assign', { assign: { A: 'straight-box', C: 'cross-box' } })
      .sees('B', 'pattern', { groups: boxes, seats: ['A', 'C'] })
      .sees('A', 'mirror', { show: 'torn-slope', seat: 'B' })
      .closes();
    const before = inRound2('ABC', { mirrorReading: 'eavesdrop' });
    expect(known(heard, 'B')).toEqual(known(before, 'B'));
    expectTold(heard, 'C');
  });

  it('marks of yes and no count, maybe does not', () => {
    const view = inRound2();
    const place = { 'straight-box': 'yes' } as const;
    const marks = {
      ...noMarks,
      anywhere: { 'cross-box': 'no', 'torn-box': 'maybe' },
      at: [{}, {}, place, {}, {}, {}],
    } as const;
    const counts = countSymbols(known(view, 'B', { marks }));
    expect(counts.at[2]?.[runeOf('straight-box').index]).toBe(counts.total);
    expect(countWith(counts, runeOf('cross-box').index)).toBe(0);
    expect(known(view, 'B', { marks: { ...noMarks, anywhere: { 'torn-box': 'maybe' } } })).toEqual(known(view, 'B'));
  });
});

it('[K4] whatever is asked and answered, the truth stays possible', () => {
  for (const n of [1, 2, 3]) {
    const other = { runes: otherDrawings, joining: 'neighbours', mirrorReading: 'eavesdrop' };
    const settings = {
      ...(n === 3 ? other : {}),
      maxRounds: 5,
      compareDiscovered: n === 1,
      artefacts: n === 2 ? { A: ['light'], B: ['light'] } : {},
    };
    const seats = seatIds('ABCDE').slice(0, 3 + (n % 3));
    const start = createStart({ game: 'runes-to-ruins', settings, seats, seed: `truth ${n}` });
    let checked = 0;
    playOut(start, {
      seed: `bots ${n}`,
      botOf: () => 1,
      onEvent: (match) => {
        const state = match.state as State;
        if (state.phase !== 'round') return;
        for (const { seat, symbol } of state.players) {
          if (symbol === null) continue;
          expect(isLegalSymbol(symbol, state.settings)).toBe(true);
          for (const viewer of seats.filter((one) => one !== seat)) {
            const view = viewOf(match, viewer) as unknown as Deducing['view'];
            expect(fits(symbol, knowledgeOf({ view, about: seat }))).toBe(true);
            checked++;
          }
        }
      },
    });
    expect(checked).toBeGreaterThan(50);
  }
});
