import { describe, expect, it } from 'vitest';
import type { SeatId } from '../game';
import { seatEntries } from '../kit/by-seat';
import { createRandom } from '../kit/random';
import { countSymbols } from './counting';
import { knowing } from './knowledge';
import { hasSymbolsEnough, randomSymbol } from './random-symbol';
import { type Drawings, drawnRune, type Line, type RuneRules, runeIds, standardRules } from './runes';
import { gapsOf, isLegalSymbol, joinsOf, type RuneSymbol, symbolProblem } from './symbol';
import { grid, inRound2, otherDrawings, RuneStory, symbols } from './testing';

// Matches that bring runes, conditions and readings of their own.

const strict: RuneRules = { ...standardRules, joining: 'neighbours' };
/** What each seat has handed in, as the host sees it. */
function handedIn(story: RuneStory): ReadonlyMap<SeatId, RuneSymbol> {
  return new Map(
    seatEntries(story.view('host').symbols).map(([seat, symbol]) => {
      if (symbol === null) throw new Error(`${seat} has no symbol`);
      return [seat, symbol];
    }),
  );
}

const hand = (story: RuneStory, by: string, runes: readonly string[]) => story.does(by, { type: 'symbol', runes });

describe('all neighbours joined', () => {
  const whole = grid('straight-box torn-splitter angled-box / slash-enclosure cross-divider origin-enclosure');
  const oneGap = grid('torn-box angled-slope origin-splitter / cross-enclosure slash-zig-zag straight-box');

  it('[R11] all seven pairs side by side or one over the other', () => {
    expect(gapsOf(whole, strict)).toEqual([]);
    expect(symbolProblem(whole, strict)).toBeNull();
    expect(symbolProblem(oneGap, standardRules)).toBeNull();
    expect(gapsOf(oneGap, strict)).toHaveLength(1);
    expect(symbolProblem(oneGap, strict)).toMatchObject({ reason: 'joined', message: /neighbours.* and .* are not/ });
  });

  it('[R11] is asked of what is handed in, and not of a guess', () => {
    const story = hand(new RuneStory(['A', 'B', 'C'], { joining: 'neighbours' }), 'A', oneGap);
    expect(story.codes()).toEqual(['BAD_SYMBOL']);
    for (const seat of story.seats) hand(story, seat, [...whole]);
    expect(story.view('A').banned).toEqual([whole]);
    const open = new RuneStory(['A', 'B', 'C'], { joining: 'neighbours' }).closes();
    expect(open.guesses('A', oneGap).codes()).toEqual([]);
  });

  it('[R11] autopilot and bots obey it, and every legal symbol is one of the others too', () => {
    const story = new RuneStory(['A', 'B', 'C', 'D', 'E', 'F'], { joining: 'neighbours' }).closes();
    for (const symbol of handedIn(story).values()) {
      expect(gapsOf(symbol, strict)).toEqual([]);
      expect(isLegalSymbol(symbol, standardRules)).toBe(true);
    }
  });

  it('[R11] conditions count all joins all the same', () => {
    const random = createRandom('joins');
    const drawn = Array.from({ length: 20 }, () => randomSymbol(random, { rules: strict }));
    for (const symbol of drawn) expect(joinsOf(symbol, strict)).toEqual(joinsOf(symbol, standardRules));
    expect(drawn.some((symbol) => joinsOf(symbol, strict).length > 7)).toBe(true);
  });
});

describe('drawings of a match’s own', () => {
  const own: RuneRules = { runes: otherDrawings, joining: 'figure' };
  const random = createRandom('own');

  it('[R12] change what is joined and what is counted, not the groups', () => {
    const symbol = randomSymbol(random, { rules: own });
    expect(isLegalSymbol(symbol, own)).toBe(true);
    expect(drawnRune('straight-divider', own).lines).toEqual(drawnRune('torn-slope', standardRules).lines);
    expect(drawnRune('straight-divider', own)).toMatchObject({ divine: 'Divider', mundane: 'Straight', index: 0 });
    const others = Array.from({ length: 40 }, () => randomSymbol(random, { rules: own }));
    expect(others.every((one) => isLegalSymbol(one, standardRules))).toBe(false);
  });

  it('[R12] hold for symbols, autopilot, payments and every view', () => {
    const story = new RuneStory(['A', 'B', 'C'], { runes: otherDrawings });
    const legal = randomSymbol(createRandom('legal'), { rules: own });
    const illegal = Array.from({ length: 400 }, () => randomSymbol(random, { rules: standardRules })).find(
      (symbol) => !isLegalSymbol(symbol, own),
    );
    hand(hand(story, 'A', illegal ?? []), 'A', legal).closes();
    expect(story.codes()).toEqual(['BAD_SYMBOL']);
    const all = handedIn(story);
    for (const symbol of all.values()) expect(isLegalSymbol(symbol, own)).toBe(true);
    for (const viewer of ['A', 'host', 'spectator']) expect(story.view(viewer).rules.runes).toEqual(otherDrawings);
    const segments = (seat: SeatId) => (all.get(seat) ?? []).reduce((sum, id) => sum + drawnRune(id, own).segments, 0);
    const paid = story.closes(1).view('host').paid.at(-1)?.order ?? [];
    expect(paid).toHaveLength(3);
    const order = paid.map(({ seat }) => segments(seat));
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  it('[R12] a symbol is found also where there are few', () => {
    const rules: RuneRules = { runes: rareDrawings(3), joining: 'figure' };
    expect(countSymbols(knowing(rules)).total).toBeLessThan(10_000);
    const [first, second] = ['one', 'another'].map((seed) => randomSymbol(createRandom(seed), { rules }));
    expect(isLegalSymbol(first ?? [], rules)).toBe(true);
    expect(isLegalSymbol(second ?? [], rules)).toBe(true);
    expect(second).not.toEqual(first);
  });
});

/** A frame for the first few, and for all others a stroke from the top, which joins only below a frame. */
function rareDrawings(frames: number): Drawings {
  const frame: readonly Line[] = [
    [0, 0, 2, 0],
    [2, 0, 2, 2],
    [0, 2, 2, 2],
    [0, 0, 0, 2],
  ];
  const inside: readonly Line[] = [[1, 0, 1, 1]];
  return Object.fromEntries(runeIds.map((id, i) => [id, i < frames ? frame : inside]));
}

describe('settings', () => {
  const start = (settings: object) => () => inRound2('ABC', { ...settings }).view('A');
  const without = ({ 'cross-box': _, ...rest }: Drawings) => rest;
  const withCross = (lines: unknown) => ({ runes: { ...otherDrawings, 'cross-box': lines } });
  const line = [0, 0, 2, 2];

  it.each([
    [{ joining: 'all' }, 'settings.joining: '],
    [{ mirrorReading: null }, 'settings.mirrorReading: '],
    [{ runes: [] }, 'settings.runes: '],
    [{ runes: without(otherDrawings) }, 'settings.runes.cross-box: '],
    [{ runes: { ...otherDrawings, 'my-rune': [line] } }, 'settings.runes.my-rune: is not known here'],
    [withCross([]), 'settings.runes.cross-box: has no line'],
    [withCross(Array(9).fill(line)), 'settings.runes.cross-box: has more than 8 lines'],
    [withCross([[0, 0, 2]]), 'settings.runes.cross-box[0]: has to be a line'],
    [withCross([[0, 0, 3, 2]]), 'settings.runes.cross-box[0]: has to be a line'],
    [withCross([line, [0, 0.5, 2, 2]]), 'settings.runes.cross-box[1]: has to be a line'],
    [withCross([[1, 1, 1, 1]]), 'settings.runes.cross-box[0]: has to be a line'],
    [{ runes: rareDrawings(2) }, 'settings.runes: hardly leave a symbol'],
    [{ conditions: [] }, 'settings.conditions: has to list exactly 15'],
    [{ conditions: Array(16).fill({ kind: 'most-joins' }) }, 'settings.conditions: has to list exactly 15'],
    [{ conditions: Array(15).fill({ kind: 'most-luck' }) }, 'settings.conditions[0]'],
    [{ conditions: Array(15).fill({ kind: 'most-joins', groups: ['Box'] }) }, 'settings.conditions[0].groups'],
    [{ conditions: Array(15).fill({ kind: 'runes-in-groups', groups: [] }) }, 'settings.conditions[0].groups'],
    [{ conditions: Array(15).fill({ kind: 'runes-in-groups', groups: ['Boxes'] }) }, 'settings.conditions[0].groups'],
    [{ conditions: Array(15).fill({ kind: 'runes-in-groups' }) }, 'settings.conditions[0].groups'],
  ])('[T5] %#: %s', (settings, message) => expect(start(settings)).toThrow(message));

  it('[T5] one to eight lines, and symbols enough to play with', () => {
    expect(start(withCross(Array(8).fill(line)))).not.toThrow();
    expect(start({ runes: rareDrawings(3) })).not.toThrow();
    expect(hasSymbolsEnough({ runes: rareDrawings(3), joining: 'neighbours' }, createRandom('x'))).toBe(false);
  });

  it('[T5] nothing of the kind is the standard', () => {
    const spelled = { joining: 'figure', mirrorReading: 'mirror', runes: null, conditions: null };
    expect(inRound2('ABC', spelled).view('host')).toEqual(inRound2('ABC').view('host'));
    expect(inRound2('ABC').view('A').rules).toEqual(spelled);
    expect(symbols.A).toHaveLength(6);
  });
});
