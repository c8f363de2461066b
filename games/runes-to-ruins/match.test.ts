import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { createMatch, settingsFor } from '../match';
import { createStart, RecordError, replay } from '../record';
import { inRound2, RuneStory, symbols } from './testing';

const start =
  (settings: object, seats = ['A', 'B', 'C']) =>
  () =>
    replay({ game: 'runes-to-ruins', settings, seats, seed: 's', events: [] });

describe('settings', () => {
  it('[T1] [T2] [T4] bounds', () => {
    const good = [
      { roundSeconds: null, symbolSeconds: 1 },
      { insightAtStart: 0 },
      { maxRounds: 2 },
      { maxRounds: 999 },
    ];
    for (const settings of good) expect(start(settings)).not.toThrow();
    const bad = [
      { roundSeconds: 0 },
      { symbolSeconds: 2_592_001 },
      { insightAtStart: -1 },
      { insightAtStart: 1.5 },
      { maxRounds: 1 },
      { maxRounds: 1000 },
      { compareDiscovered: 'no' },
      { surprise: 1 },
    ];
    for (const settings of bad) expect(start(settings)).toThrow(RecordError);
  });

  it('[T3] artefacts name seats of the match', () => {
    expect(start({ artefacts: { A: [], B: ['light', 'dark'] } })).not.toThrow();
    expect(start({ artefacts: { X: ['light'] } })).toThrow(/settings\.artefacts\.X/);
    for (const artefacts of [{ A: ['torch'] }, { A: ['light', 'light'] }, { A: 'light' }, [], null]) {
      expect(start({ artefacts })).toThrow(/settings\.artefacts/);
    }
  });

  it('[T3] seats may be called anything', () => {
    const seats = ['__proto__', 'constructor', '10'];
    const settings = JSON.parse('{"artefacts":{"__proto__":["light"]}}');
    const story = new RuneStory(seats, settings);
    for (const [i, seat] of seats.entries()) story.does(seat, { type: 'symbol', runes: Object.values(symbols)[i] });
    story.does('__proto__', { type: 'light' }).does('constructor', { type: 'light' });
    story.does(
      '10',
      JSON.parse('{"type":"vision","power":"assign","assign":{"__proto__":"straight-box","constructor":"cross-box"}}'),
    );
    expect(story.codes()).toEqual(['NO_ITEM']);
    expect(JSON.stringify(story.closes().answers('10')[0])).toBe('{"__proto__":true,"constructor":false}');
    expect(Object.keys(story.view('host').symbols)).toEqual(['10', '__proto__', 'constructor']);
  });

  it('[I1] everybody starts round 2 with it', () => {
    expect(inRound2('ABC', { insightAtStart: 9 }).insights()).toEqual({ A: 9, B: 9, C: 9 });
  });
});

describe('refusals', () => {
  it('[Q1] the first code that fits', () => {
    const poor = inRound2('ABC', { insightAtStart: 0 });
    poor.votes('A', { 1: 5 }, { extra: true }).guesses('A', [...symbols.A.slice(1), 'slash-divider'], symbols.A);
    poor.sees('A', 'glimpse', { seat: 'X', not: [] }).sees('A', 'glimpse', { seat: 'A', not: [] });
    expect(poor.codes()).toEqual(['NO_INSIGHT', 'BAD_SYMBOL', 'UNKNOWN_SEAT', 'BAD_ACTION']);
    const found = inRound2('ABC').sees('B', 'trade', { position: 0, seat: 'A' }).guesses('A', symbols.B).closes();
    expect(found.sees('B', 'trade', { position: 0, seat: 'A' }).codes()).toEqual(['NOT_AGAIN']);
  });

  it('[Q1] common codes come before them', () => {
    const story = new RuneStory(['A', 'B', 'C']);
    story.sees('A', 'glimpse', { seat: 'A', not: [] }).sees('A', 'glimpse', { seat: 'X', not: [] });
    story.does('host', { type: 'pause' }).does('A', { type: 'ready' }).sees('A', 'trade', { position: 6, seat: 'B' });
    expect(story.codes()).toEqual(['BAD_ACTION', 'WRONG_PHASE', 'PAUSED', 'BAD_ACTION']);
    expect(inRound2().does('host', { type: 'ready' }).does('A', { type: 'resolve' }).codes()).toEqual([
      'NOT_ALLOWED',
      'NOT_ALLOWED',
    ]);
  });

  it('[Q2] forms of visions', () => {
    const bad: [string, object][] = [
      ['assign', { assign: { B: 'cross-box' } }],
      ['assign', { assign: { B: 'cross-box', C: 'cross-box' } }],
      ['assign', { assign: { A: 'torn-box', B: 'cross-box', C: 'slash-box' } }],
      ['assign', { assign: { B: 'cross-boxes', C: 'slash-box' } }],
      ['assign', { assign: { B: 'cross-box', X: 'slash-box' } }],
      ['divine', { group: 'Torn' }],
      ['mundane', { group: 'Box' }],
      ['pattern', { groups: Array(5).fill('Box'), seats: ['B'] }],
      ['pattern', { groups: Array(6).fill('Box'), seats: [] }],
      ['pattern', { groups: Array(6).fill('Box'), seats: ['B', 'B'] }],
      ['pattern', { groups: Array(6).fill('Box'), seats: ['A'] }],
      ['place', { order: 'divine', position: 6 }],
      ['place', { order: 'both', position: 0 }],
      ['glimpse', { seat: 'B', not: symbols.B }],
      ['glimpse', { seat: 'B', not: ['x'] }],
      ['mirror', { show: 'x', seat: 'B' }],
      ['mirror', { show: symbols.A[0], seat: 'A' }],
      ['trade', { position: -1, seat: 'B' }],
      ['inverse', { seat: 'B' }],
      ['prophecy', {}],
    ];
    const story = inRound2();
    for (const [power, more] of bad) story.sees('A', power, more);
    expect(story.codes()).toEqual(bad.map(() => 'BAD_ACTION'));
    const stranger = { B: 'cross-box', C: 'torn-box', X: 'slash-box' };
    expect(story.sees('A', 'assign', { assign: stranger }).codes().at(-1)).toBe('UNKNOWN_SEAT');
  });
});

describe('who sees what', () => {
  const busy = () =>
    inRound2('ABC')
      .votes('A', { 3: 1 })
      .sees('A', 'divine', { group: 'Box' })
      .guesses('A', symbols.F)
      .does('A', { type: 'ready' });

  it('[K1] counts are public, names are not', () => {
    const { readyCount, seats } = busy().view('B');
    expect(readyCount).toBe(1);
    expect(seats.map(({ acted }: { acted: boolean | null }) => acted)).toEqual([null, false, null]);
    expect(
      busy()
        .view('host')
        .seats.map(({ acted }) => acted),
    ).toEqual([true, false, false]);
    expect(busy().view('spectator').seats[0]).toEqual({ seat: 'A', acted: null });
    expect(new RuneStory(['A', 'B', 'C']).does('A', { type: 'symbol', runes: symbols.A }).view('B')).toMatchObject({
      readyCount: 1,
      seats: [{ acted: null }, { acted: false }, { acted: null }],
    });
  });

  it('[K2] [K4] spectators see what is public, a seat beside that what is its own', () => {
    const common =
      'game,viewer,status,phase,dueAt,leftMs,interlude,round,seats,banned,shown,discovered,paid,readyCount,lightHolders,compareDiscovered,rules';
    const own = 'symbol,isSymbolDrawn,insight,mantra,mantraObtained,pending,answers,ledger,artefacts,limits';
    expect(Object.keys(busy().view('spectator')).join()).toBe(common);
    expect(Object.keys(busy().view('B')).join()).toBe(`${common},${own}`);
    expect(busy().view('B')).toEqual(inRound2('ABC').does('A', { type: 'ready' }).view('B'));
  });

  it('[K2] who holds which artefact is known to everybody', () => {
    const settings = { artefacts: { A: ['light'], C: ['dark'] } };
    const started = createStart({ game: 'runes-to-ruins', settings, seats: ['A', 'B', 'C'], seed: 's' });
    expect(settingsFor(createMatch(started), 'spectator')).toMatchObject({ artefacts: { A: ['light'], C: ['dark'] } });
  });

  it('[K3] the host sees everything, with what a close would do now', () => {
    const view = busy().view('host');
    expect(view.symbols).toEqual({ A: symbols.A, B: symbols.B, C: symbols.C });
    expect(view.votes).toEqual({ A: { type: 'vote', votes: { 3: 1 }, extra: false, learn: false } });
    const { preview } = view;
    if (preview?.phase !== 'round') throw new Error('a round runs');
    const a = seatId('A');
    const after = busy().closes();
    expect(preview.next?.insights).toEqual(after.insights());
    expect(preview.next?.condition).toBe(3);
    expect(preview.answers[a]).toEqual(after.view('A').answers);
    expect(preview.settled[a]).toEqual({ insight: 6, mantra: 0 });
    expect(preview.next?.paid).toEqual(after.view('host').paid.at(-1)?.order);
  });

  it('[K3] the preview of round 1 says who is missing and what would be banned', () => {
    const story = new RuneStory(['A', 'B', 'C']).does('A', { type: 'symbol', runes: symbols.A });
    story.does('B', { type: 'symbol', runes: symbols.A });
    expect(story.view('host').preview).toEqual({ phase: 'symbol', missing: ['C'], banned: [symbols.A] });
  });

  it('[K3] when finished, everybody does', () => {
    const story = inRound2('ABC').does('host', { type: 'end' });
    for (const viewer of ['A', 'spectator']) expect(story.view(viewer).symbols[seatId('B')]).toEqual(symbols.B);
  });
});
