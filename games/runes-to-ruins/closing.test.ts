import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seatId } from '../kit/seats';
import { fullRound } from './bench';
import { closePhase } from './closing';
import { runesToRuins } from './game';
import { closenessOf, closest } from './guesses';
import { runeIds, runeOf } from './runes';
import { grid, inRound2, nobodys, RuneStory, symbols } from './testing';
import type { Booked } from './view';

const swapped = (symbol: readonly string[]) => [symbol[1], symbol[0], ...symbol.slice(2)] as string[];
const has = (seat: string, rune: string) => ({ type: 'learn', question: 'has', seat, rune });
const light = { type: 'light' };
const dark = (seat: string) => ({ type: 'dark', seat });

describe('the ledger of a close', () => {
  const lines = (story: RuneStory, seat: string): string[] =>
    story.view(seat).ledger.map(({ why, insight, mantra }: Booked) => `${why} ${insight} ${mantra}`);

  it('books each step that changed what a seat holds, and what it came to', () => {
    const story = inRound2('ABC', { artefacts: { B: ['dark'] } });
    story.sees('A', 'divine', { group: 'Box' }).learns('A', 'best', { runes: nobodys }).guesses('A', symbols.C);
    story.does('B', { type: 'dark', seat: 'A' }).closes(12);
    const { insight, mantra } = story.view('A');
    expect(lines(story, 'A')).toEqual([
      'held 5 18',
      'alone 1 0',
      'found 10 0',
      'dark 0 15',
      'settled -3 -30',
      expect.stringMatching(/^paid \d+ 0$/),
      `holds ${insight} ${mantra}`,
    ]);
    expect(lines(story, 'B').filter((line) => !line.startsWith('paid') && !line.startsWith('holds'))).toEqual([
      'held 6 0',
    ]);
  });

  it('[V9] tells who abstained only what alone and paid came to together', () => {
    const story = inRound2('ABC').sees('A', 'divine', { group: 'Box' }).abstains('A').closes();
    const gained = (story.insights().A ?? 0) - 5;
    expect(lines(story, 'A')).toEqual(['held 5 0', `apart ${gained} 0`, `holds ${gained + 5} 0`]);
    expect(story.view('host').ledgers[seatId('A')]?.map(({ why }) => why)).toEqual(['held', 'alone', 'paid', 'holds']);
  });
});

describe('guesses', () => {
  it('[G1] the first is free, then 1, 2, 3; fewer give back what they cost', () => {
    const story = inRound2();
    const costs = [1, 2, 3, 4].map((n) => story.guesses('A', ...Array(n).fill(nobodys)).view('A').insight);
    expect(costs).toEqual([6, 5, 3, 0]);
    expect(story.guesses('A', ...Array(5).fill(nobodys)).codes()).toEqual(['NO_INSIGHT']);
    expect(story.guesses('A', nobodys, nobodys).view('A').insight).toBe(5);
    expect(story.guesses('A').view('A')).toMatchObject({ insight: 6, pending: { guess: { symbols: [] } } });
    expect(story.closes().view('A').answers).toEqual([]);
  });

  it('[G1] six different runes, which need not be a symbol', () => {
    const twice = [...nobodys.slice(0, 5), nobodys[0] as string];
    const unjoined = grid('torn-box torn-slope torn-splitter torn-divider torn-enclosure torn-zig-zag');
    expect(inRound2().guesses('A', unjoined, twice).guesses('A', unjoined).codes()).toEqual(['BAD_SYMBOL']);
    expect(inRound2().guesses('A', nobodys.slice(1)).codes()).toEqual(['BAD_ACTION']);
  });

  it('[G3] exact, else misplaced, else group', () => {
    expect(closenessOf(symbols.A, symbols.A)).toEqual({ exact: 6, misplaced: 0, group: 0 });
    expect(closenessOf(swapped(symbols.A), symbols.A)).toEqual({ exact: 4, misplaced: 2, group: 0 });
    const guess = grid('torn-enclosure angled-slope angled-box / slash-divider straight-zig-zag straight-slope');
    const held = grid('straight-box slash-divider cross-splitter / torn-slope cross-zig-zag torn-enclosure');
    expect(closenessOf(guess, held)).toEqual({ exact: 0, misplaced: 2, group: 1 });
  });

  it('[G3] counts every position once at most, and agrees with the rule read slowly', () => {
    const six = fc.shuffledSubarray([...runeIds], { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(six, six, (guess, symbol) => {
        const slow = guess.map((id, p) => {
          if (symbol[p] === id) return 'exact';
          if (symbol.indexOf(id) >= 0) return 'misplaced';
          const [a, b] = [runeOf(id), runeOf(symbol[p] as string)];
          return a.divine === b.divine || a.mundane === b.mundane ? 'group' : 'nothing';
        });
        const count = (what: string) => slow.filter((one) => one === what).length;
        expect(closenessOf(guess, symbol)).toEqual({
          exact: count('exact'),
          misplaced: count('misplaced'),
          group: count('group'),
        });
      }),
    );
  });

  it('[G4] the closest has most exact, then misplaced, then group', () => {
    const guess = grid('straight-box slash-divider torn-zig-zag / cross-box angled-box origin-box');
    const one = grid('straight-box torn-splitter torn-slope / slash-slope cross-slope angled-slope');
    const many = grid('slash-divider straight-box torn-splitter / torn-zig-zag cross-slope slash-box');
    expect(closest(guess, [many, one])).toEqual(closenessOf(guess, one));
    expect(closest(guess, [one, many])).toEqual(closenessOf(guess, one));
    expect(closest(guess, [])).toBeNull();
  });

  it('[G4] the guesser is told the numbers, one answer a guess, and nobody else anything', () => {
    const story = inRound2().guesses('A', swapped(symbols.C), nobodys).closes();
    const [first, second] = story.view('A').answers;
    expect(first).toEqual({
      round: 2,
      question: { type: 'guess', symbol: swapped(symbols.C) },
      answer: { exact: 4, misplaced: 2, group: 0 },
    });
    expect(second?.answer).toMatchObject({ exact: 0, misplaced: 0 });
    expect(story.view('C').answers).toEqual([]);
    expect(story.view('spectator')).not.toHaveProperty('answers');
  });

  it('[G5] six exact: discovered, publicly, but not the symbol', () => {
    const story = inRound2().guesses('A', symbols.B).closes();
    expect(story.view('spectator').discovered).toEqual([{ round: 2, seat: 'B' }]);
    expect(JSON.stringify(story.view('C'))).not.toContain('slash-splitter');
    expect(story.votes('B', { 1: 1 }).sees('B', 'divine', { group: 'Box' }).guesses('B', symbols.A).codes()).toEqual(
      [],
    );
  });

  it('[G5] the one who was found is told so, and nobody else', () => {
    const [before, found] = [inRound2('ABCD'), inRound2('ABCD').guesses('A', symbols.B).closes()];
    const seen = { before: before.seenBy('spectator').view, after: found.seenBy('spectator').view };
    expect(['A', 'B', 'C'].map((seat) => runesToRuins.befalls?.(seen, seatId(seat)))).toEqual([
      null,
      'Your symbol was found.',
      null,
    ]);
    expect(runesToRuins.befalls?.({ before: seen.after, after: seen.after }, seatId('B'))).toBeNull();
  });

  it('[G5] everybody is told by name who was found, and nothing where nobody was', () => {
    const named = (seats: readonly string[]) => seats.join(' + ');
    const seenAt = (story: RuneStory) => story.seenBy('spectator').view;
    const before = seenAt(inRound2('ABCD'));
    const one = seenAt(inRound2('ABCD').guesses('A', symbols.B).closes());
    const two = seenAt(inRound2('ABCD').guesses('A', symbols.B, symbols.C).closes());
    expect(runesToRuins.reveals?.({ before, after: one }, named)).toBe('B was found.');
    expect(runesToRuins.reveals?.({ before, after: two }, named)).toBe('B + C were found.');
    expect(runesToRuins.reveals?.({ before: one, after: one }, named)).toBeNull();
  });

  it('[G6] one finder gets 10, several get 5 each; guessing it twice is finding it once', () => {
    expect(inRound2('ABCD').guesses('A', symbols.B, symbols.B).closes(13).insights()).toMatchObject({ A: 18, C: 9 });
    const both = inRound2('ABCD').guesses('A', symbols.B).guesses('C', symbols.B).closes(13);
    expect(both.insights()).toMatchObject({ A: 14, C: 14, D: 9 });
  });

  it('[G6] [G2] a discovered seat is compared with only by setting, and pays nobody again', () => {
    const again = (settings: object) => {
      const story = inRound2('ABCD', { ...settings })
        .guesses('A', symbols.B)
        .closes(13);
      return story.guesses('C', symbols.B).closes(12);
    };
    expect(again({}).answers('C')[0]).not.toMatchObject({ exact: 6 });
    expect(again({}).insights().C).toBe(9 + 2);
    expect(again({ compareDiscovered: true }).answers('C')[0]).toMatchObject({ exact: 6 });
    expect(again({ compareDiscovered: true }).insights().C).toBe(9 + 2);
    expect(again({ compareDiscovered: true }).view('A').discovered).toHaveLength(1);
  });

  it('[G2] two who are found in one round were both compared with', () => {
    const story = inRound2('ABCD').guesses('A', symbols.D).guesses('B', symbols.C).guesses('C', symbols.D).closes();
    expect(story.view('A').discovered).toEqual([
      { round: 2, seat: 'C' },
      { round: 2, seat: 'D' },
    ]);
  });
});

describe('artefacts', () => {
  const lit = (settings = {}) => inRound2('ABC', { artefacts: { B: ['light'], C: ['dark', 'light'] }, ...settings });

  it('[A1] in the light nobody is found, but can find', () => {
    const story = lit().does('B', light).guesses('A', symbols.B).guesses('B', symbols.A).closes();
    expect(story.view('A').discovered).toEqual([{ round: 2, seat: 'A' }]);
    expect(story.answers('A')[0]).not.toMatchObject({ exact: 6 });
  });

  it('[A1] [G4] with everybody else in the light there is nobody to compare with', () => {
    const story = lit().does('B', light).does('C', light).guesses('A', symbols.B).closes();
    expect(story.answers('A')).toEqual([null]);
  });

  it('[A1] [A2] not in two rounds running, not twice in one', () => {
    const story = lit().does('B', light, light).closes().does('B', light).closes().does('B', light);
    expect(story.codes()).toEqual(['NOT_AGAIN', 'NOT_AGAIN']);
  });

  it('[A2] only who holds it', () => {
    const story = lit().does('A', light, dark('B')).does('B', dark('A')).does('C', dark('A'), dark('B'));
    expect(story.codes()).toEqual(['NO_ITEM', 'NO_ITEM', 'NO_ITEM', 'NOT_AGAIN']);
    expect(story.closes().does('C', dark('A')).codes()).toHaveLength(4);
    expect(story.does('C', dark('C')).codes().at(-1)).toBe('BAD_ACTION');
    expect(story.does('C', dark('X')).codes().at(-1)).toBe('UNKNOWN_SEAT');
  });

  it('[A3] [M1] dark adds at least 10, counts as obtained, and reaches into the light', () => {
    const story = lit().does('C', dark('B')).does('B', light).closes(13);
    expect(story.view('B')).toMatchObject({ mantra: 4, mantraObtained: 10 });
  });

  it('[A3] several on one seat work one after the other', () => {
    const artefacts = { B: ['dark'], C: ['dark'] };
    const story = inRound2('ABC', { artefacts, insightAtStart: 0 }).does(
      'A',
      has('B', 'cross-box'),
      has('B', 'torn-box'),
    );
    story.does('B', dark('A')).does('C', dark('A')).closes(13);
    expect(story.view('A')).toMatchObject({ mantraObtained: 8 + 10 + 15 });
  });

  it('[A3] [C5] nothing in the last round', () => {
    const story = lit({ maxRounds: 2 }).does('C', dark('B')).closes();
    expect(story.mantras().B).toBe(0);
  });
});

describe('the order of a close', () => {
  it('[C1] [C2] answers come first; lone insight can already pay for mantra', () => {
    const story = inRound2('ABC', { insightAtStart: 1 }).sees('A', 'divine', { group: 'Box' });
    for (const rune of ['cross-box', 'torn-box', 'angled-box', 'origin-box']) story.does('A', has('B', rune));
    story.closes(13);
    expect(story.view('A')).toMatchObject({ insight: 3, mantra: 16 - 6 - 7 });
    expect(story.answers('A').at(-1)).toEqual(['B', 'C']);
  });

  it('[C3] [C4] what is shown is shown in the last round too', () => {
    const story = inRound2('ABC', { maxRounds: 2 })
      .sees('A', 'trade', { position: 0, seat: 'B' })
      .guesses('A', symbols.B);
    expect(story.closes().view('A')).toMatchObject({
      status: 'finished',
      shown: [{ rune: 'straight-box' }],
      discovered: [{ seat: 'B' }],
    });
  });

  it('[C4] [C6] finding somebody can pay for mantra at once', () => {
    const story = inRound2('ABC', { insightAtStart: 0 }).guesses('A', symbols.B);
    for (const rune of ['cross-box', 'torn-box', 'angled-box', 'origin-box']) story.does('A', has('B', rune));
    expect(story.closes(13).view('A')).toMatchObject({ insight: 10 - 1 + 3, mantra: 3 });
  });

  it('[C5] [C6] what dark adds is settled in the same close', () => {
    const story = inRound2('ABC', { artefacts: { B: ['dark'] } }).does('A', has('B', 'cross-box'));
    expect(story.does('B', dark('A')).closes(13).view('A')).toMatchObject({ insight: 6 - 1 + 3, mantra: 1 });
  });

  it('[C6] mantra is settled in the last round', () => {
    const story = inRound2('ABC', { maxRounds: 2 }).does('A', has('B', 'cross-box')).closes();
    expect(story.results().standings.find(({ seat }) => seat === 'A')?.detail).toMatchObject({
      mantra: 0,
      mantraObtained: 4,
    });
  });

  it('[C7] votes are not counted when the match ends', () => {
    const story = inRound2('ABC', { maxRounds: 2 }).votes('A', { 3: 1 }, { learn: true }).closes();
    expect(story.view('A')).toMatchObject({ conditions: [], paid: [] });
    expect(story.view('A').answersBySeat[seatId('A')]).toEqual([]);
  });

  it('[C7] [C8] carried debt is served from what was just paid', () => {
    const story = inRound2('ABC', { insightAtStart: 0 });
    for (let i = 0; i < 4; i++) story.learns('A', 'best', { runes: nobodys });
    expect(story.view('A').mantra).toBe(72);
    expect(story.closes(13).view('A')).toMatchObject({ insight: 0, mantra: 66 - 3 * 20 });
  });

  it('[C8] the next round begins with nothing set and its full time', () => {
    const story = inRound2('ABC', { roundSeconds: 60 }).votes('A', { 1: 1 }).does('A', { type: 'ready' }).closes();
    expect(story.view('A')).toMatchObject({ round: 3, readyCount: 0, dueAt: 6 + 60_000 });
    expect(story.view('A').pending).toEqual({
      vote: null,
      visions: [],
      guess: null,
      light: false,
      dark: null,
      ready: false,
    });
  });
});

describe('ready', () => {
  const ready = { type: 'ready' };

  it('[P1] one can go on acting and stays ready', () => {
    const story = inRound2().does('A', ready).votes('A', { 1: 1 }).does('A', ready);
    expect(story.codes()).toEqual([]);
    expect(story.view('A')).toMatchObject({ readyCount: 1, pending: { ready: true, vote: { votes: { 1: 1 } } } });
  });

  it('[P2] closes when all are ready, discovered seats too', () => {
    const story = inRound2('ABC').guesses('A', symbols.B).does('A', ready).does('B', ready);
    expect(story.view('A').round).toBe(2);
    expect(story.does('C', ready).view('A')).toMatchObject({ round: 3, discovered: [{ seat: 'B' }] });
    expect(story.does('A', ready).does('C', ready).view('A').round).toBe(3);
    expect(story.does('B', ready).view('A').round).toBe(4);
  });

  it('[P2] [T1] or at the deadline; what comes exactly then is late', () => {
    const story = inRound2('ABC', { roundSeconds: 1 }).waits(0.999).guesses('A', symbols.B);
    expect(story.view('A')).toMatchObject({ round: 3, pending: { guess: { symbols: [symbols.B] } } });
    expect(inRound2('ABC', { roundSeconds: null, symbolSeconds: null }).view('A').dueAt).toBeNull();
  });

  it('[P3] an interlude makes every round after a close later, after a clash too', () => {
    const story = new RuneStory(['A', 'B', 'C'], { symbolSeconds: 60, roundSeconds: 100, interludeSeconds: 20 });
    expect(story.view('A')).toMatchObject({ dueAt: 60_000, interlude: null });
    for (const seat of story.seats) story.does(seat, { type: 'symbol', runes: symbols.F });
    expect(story.view('A')).toMatchObject({ round: 1, dueAt: 80_003, interlude: { until: 20_003 } });
    expect(story.handsIn().view('A')).toMatchObject({ round: 2, dueAt: 120_006 });
    expect(story.waits(120).view('A')).toMatchObject({ round: 3, dueAt: 240_006 });
  });
});

describe('the end', () => {
  const standings = (story: RuneStory) => story.standings();

  it('[E1] at most one undiscovered ends it, so do all', () => {
    const story = inRound2('ABC').guesses('A', symbols.B).guesses('B', symbols.C).guesses('C', symbols.A).closes();
    expect(story.replayed().status).toBe('finished');
    expect(inRound2('ABCD').guesses('A', symbols.B).guesses('B', symbols.C).closes().replayed().status).toBe('running');
  });

  it('[E1] [T4] or maxRounds, round 1 counted', () => {
    expect(inRound2('ABC', { maxRounds: 3 }).closes().replayed().status).toBe('running');
    expect(inRound2('ABC', { maxRounds: 3 }).closes().closes().replayed().status).toBe('finished');
  });

  it('[E2] undiscovered first, then the later discovered the higher', () => {
    const story = inRound2('ABCD').guesses('A', symbols.D).closes().guesses('A', symbols.B).closes();
    expect(standings(story.guesses('A', symbols.C).closes())).toBe('A C B D');
  });

  it('[E3] fewer exact against one’s symbol, the best guess of each other seat counts', () => {
    const close = [...symbols.B.slice(0, 3), ...nobodys.slice(3)];
    const story = inRound2('ABC', { maxRounds: 2 }).guesses('A', close, nobodys).guesses('C', close);
    const { tieBreaks } = story.closes().view('A');
    expect(tieBreaks.map(({ seat, exact }: { seat: string; exact: number }) => `${seat}${exact}`)).toEqual([
      'A0',
      'B6',
      'C1',
    ]);
    expect(standings(story).endsWith('B')).toBe(true);
  });

  it('[E3] one’s own guesses do not count against oneself, those at discovered or lit seats do', () => {
    const story = inRound2('ABC', { maxRounds: 3, artefacts: { B: ['light'] } });
    story.does('B', light).guesses('A', symbols.A, symbols.B).closes().guesses('C', nobodys).closes();
    expect(story.view('A').tieBreaks).toMatchObject([{ exact: 0 }, { exact: 6 }, { exact: 1 }]);
  });

  it('[E3] then misplaced, then group, each at its own best', () => {
    const misplaced = [nobodys[0], ...symbols.B.slice(0, 2), ...nobodys.slice(3)] as string[];
    const story = inRound2('ABC', { maxRounds: 2 }).guesses('A', misplaced, symbols.B.toReversed()).closes();
    expect(story.view('A').tieBreaks[1]).toMatchObject({ exact: 0, misplaced: 6 });
    expect(standings(story).endsWith('B')).toBe(true);
  });

  it('[E4] then less mantra obtained, then an order drawn at the start', () => {
    const story = inRound2('ABC', { maxRounds: 2 })
      .does('A', has('B', 'cross-box'))
      .does('B', has('A', 'cross-box'), has('A', 'torn-box'));
    expect(standings(story.closes())).toBe('C A B');
    const drawn = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const one = new RuneStory(['A', 'B', 'C'], { maxRounds: 2 }, `seed ${i}`).handsIn().closes();
        expect(one.results().standings.map(({ rank }) => rank)).toEqual([1, 2, 3]);
        return one.standings();
      }),
    );
    expect(drawn.size).toBeGreaterThan(2);
  });

  it('[E5] [E7] the first wins, the last is the candidate', () => {
    const story = inRound2('ABC').guesses('A', symbols.B).closes(13).guesses('A', symbols.C).closes();
    const { winners, eliminationCandidates, standings: rows } = story.results();
    expect({ winners, eliminationCandidates }).toEqual({ winners: ['A'], eliminationCandidates: ['B'] });
    expect(rows[1]).toEqual({
      seat: 'C',
      rank: 2,
      points: null,
      detail: { discoveredIn: 3, insight: 9, mantra: 0, mantraObtained: 0 },
    });
  });

  it('[E6] two tokens for the first with less than 10 mantra, else one for the next who has', () => {
    const tokens = (story: RuneStory) => story.results().awards.map(({ seat, amount }) => `${seat}${amount}`);
    const found = () => inRound2('ABC', { insightAtStart: 0, maxRounds: 2 }).guesses('C', symbols.B);
    const best = { type: 'learn', question: 'best', runes: nobodys };
    expect(tokens(found().does('A', best).closes())).toEqual(['C8']);
    expect(tokens(found().does('C', best, best, best, best).does('A', best, best).closes())).toEqual(['C8']);
    const rich = () =>
      inRound2('ABC', { insightAtStart: 0, maxRounds: 2 }).guesses('A', [...symbols.B.slice(0, 5), 'torn-box']);
    expect(
      standings(
        rich()
          .does('C', best)
          .guesses('B', [...symbols.A.slice(0, 4), 'torn-box', 'origin-box'])
          .closes(),
      ),
    ).toBe('C A B');
    expect(
      tokens(
        rich()
          .does('C', best)
          .guesses('B', [...symbols.A.slice(0, 4), 'torn-box', 'origin-box'])
          .closes(),
      ),
    ).toEqual(['A4']);
    const all = rich().does('A', best).does('B', best).does('C', best);
    expect(tokens(all.closes())).toEqual([]);
  });
});

it('[C1] [C8] a round in which six seats used everything closes into the next', () => {
  const full = fullRound();
  const closed = closePhase(full, 0);
  expect(closed.round).toBe(3);
  expect(closed.players.map(({ answers }) => answers.length)).toEqual(Array(6).fill(4 + 8 + 4 + 1));
  expect(closed.shown).toHaveLength(12);
});
