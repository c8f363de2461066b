import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../game';
import { checkAction } from '../match';
import { replay } from '../record';
import { logicalBluffs } from './game';
import { overlapRuleIsOff, subsetProblem } from './subset';
import {
  bluff,
  bluffed,
  bottomLeft,
  bottomRight,
  claim,
  claimed,
  four,
  gridOf,
  type Line,
  pass,
  play,
  standardGrid,
  topLeft,
  topRight,
} from './testing';

const wrongGrid = standardGrid.map((colour, i) => (i === 15 ? 'red' : colour));
const guess = (grid: readonly string[]) => ({ type: 'guess', grid });
/** So that a tile can be bought in the first round. */
const cheap = { revealCost: 2 };

describe('the grid', () => {
  it('[G1] draws each tile from the seed, or takes the host’s', () => {
    const gridFrom = (seed: string) =>
      replay({ game: 'logical-bluffs', settings: {}, seats: ['A', 'B'], seed, events: [] }, { view: 'host' })
        .view as unknown as { grid: string[] };
    expect(gridFrom('one').grid).toHaveLength(16);
    expect(gridFrom('one').grid).toEqual(gridFrom('one').grid);
    expect(gridFrom('one').grid).not.toEqual(gridFrom('two').grid);
    expect(play([]).view('host').grid).toEqual(standardGrid);
  });

  it('[G2] shows each seat its own tiles', () => {
    expect(play([]).view('A').known).toEqual({ A1: 'red', C2: 'green', B3: 'blue', D4: 'yellow' });
    expect(play([]).view('B').known).toEqual({ D1: 'yellow', B2: 'red', C3: 'green', A4: 'green' });
  });
});

describe('bluffs', () => {
  it('[B1] are final', () => {
    expect(
      play([
        [1000, 'A', bluff(topLeft)],
        [1100, 'A', bluff(topRight)],
      ]).codes,
    ).toEqual(['WRONG_PHASE']);
  });

  it.each([
    [['A1', 'B1', 'A2'], 'too few'],
    [['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2', 'A3'], 'too many'],
    [['A1', 'B1', 'A2', 'A2'], 'one twice'],
    [['A1', 'B1', 'A2', 'C3'], 'apart, touching by a corner at most'],
  ])('[B2] a subset of %j is refused: %s', (subset) => {
    expect(play([[1000, 'A', bluff(subset)]]).codes).toEqual(['BAD_SUBSET']);
  });

  it('[B3] has to move on from the last one', () => {
    expect(subsetProblem(['A1', 'B1', 'C1', 'D1'], ['A1', 'B1', 'A2', 'B2'], false)).toContain('A1, B1');
    expect(subsetProblem(['B1', 'C1', 'D1', 'D2'], ['A1', 'B1', 'A2', 'B2'], false)).toBeNull();
    expect(subsetProblem(['A1', 'B1', 'C1', 'D1', 'D2', 'C2'], ['A1', 'B1', 'A2', 'B2'], false)).toBeNull();
  });

  it('[B4] does not mind the overlap where there is no way round it', () => {
    expect(overlapRuleIsOff(['A1', 'B1', 'A2', 'B2'])).toBe(false);
    const all = [...topLeft, ...topRight, ...bottomLeft, ...bottomRight] as never;
    expect(overlapRuleIsOff(all)).toBe(true);
    expect(subsetProblem(['A1', 'B1', 'A2', 'B2'], all, false)).toBeNull();
  });

  it.each([
    ['There is at least one tile that is red or that is blue or that is a green one.', 'TOO_LONG'],
    ['The tiles are pretty.', 'NOT_UNDERSTOOD'],
    ['All tiles are not red.', 'NOT_UNDERSTOOD'],
    ['C1 is red and there is a blue tile.', 'OUTSIDE_SUBSET'],
    ['A1 is red.', 'TILE_NOT_INVOLVED'],
    ['At least two tiles are red.', 'SAME_STATEMENT'],
  ])('[B5] “%s” is refused: %s', (text, code) => {
    expect(play([[1000, 'A', bluff(topLeft, [four[0] as string, text, ...four.slice(2)])]]).codes).toEqual([code]);
  });

  it('[B5] tells the first kind of problem, whichever statement has it', () => {
    const long = 'There is one red tile and one more red tile and one blue tile and more.';
    expect(play([[1000, 'A', bluff(topLeft, ['A1 is red.', 'C1 is red.', 'Hello.', long])]]).codes).toEqual([
      'TOO_LONG',
    ]);
    expect(play([[1000, 'A', bluff(topLeft, ['A1 is red.', 'C1 is red.', 'Hello.', 'Hi.'])]]).codes).toEqual([
      'NOT_UNDERSTOOD',
    ]);
    expect(
      play([[1000, 'A', bluff(topLeft, ['A1 is red.', 'C1 is red.', 'No tile is red.', 'No tile is red.'])]]).codes,
    ).toEqual(['OUTSIDE_SUBSET']);
  });

  it('[B6] pay a point for each that is true, when both are in', () => {
    expect(play(bluffed).view('A', 1).points).toBe(0);
    expect(play(bluffed).view('A', 1).statements).toMatchObject([{ statements: [{ truth: null }, {}, {}, {}] }]);
    expect(play(bluffed).view('A').points).toBe(2);
    const [own] = play(bluffed).view('A').statements as { statements: { truth: boolean }[] }[];
    expect(own?.statements.map(({ truth }) => truth)).toEqual([true, false, true, false]);
  });

  it('[B7] lift the rules with “no limit”, and hide a statement with a smokescreen, once', () => {
    const corners = ['A1', 'D4'];
    const said = ['Exactly one tile is red.', 'Both tiles are red.', 'No tile is red.', 'There is one green tile.'];
    const used = play([[1000, 'A', bluff(corners, said, { noLimit: true, smokescreen: 3 })], ...bluffed.slice(1)]);
    expect(used.codes).toEqual([]);
    expect(used.view('B', 1).items).toMatchObject({ A: { noLimit: 1, smokescreen: 1 } });
    expect(used.view('B').items).toMatchObject({ A: { noLimit: 0, smokescreen: 0 } });
    const without = { items: { noLimit: 0, smokescreen: 0, detective: 0 } };
    expect(play([[1000, 'A', bluff(corners, said, { noLimit: true })]], without).codes).toEqual(['NO_ITEM']);
    expect(play([[1000, 'A', bluff(topLeft, four, { smokescreen: 0 })]], without).codes).toEqual(['NO_ITEM']);
  });
});

describe('claims', () => {
  const veiled: readonly Line[] = [[1000, 'A', bluff(topLeft, four, { smokescreen: 1 })], ...bluffed.slice(1)];

  it('[C1] are about what the other has said, but for a smokescreen', () => {
    const [theirs] = play(veiled).view('B').statements as { statements: { text: string | null }[] }[];
    expect(theirs?.statements.map(({ text }) => text)).toEqual([four[0], null, four[2], four[3]]);
  });

  it('[C2] answer each statement that can be seen, and are final', () => {
    const lines: Line[] = [
      ...veiled,
      [3000, 'B', claim(true, true, true, true)],
      [3100, 'B', claim(true, null, true, null)],
      [3200, 'B', claim(true, null, true, true)],
      [3300, 'B', claim(true, null, true, true)],
    ];
    expect(play(lines).codes).toEqual(['BAD_ACTION', 'BAD_ACTION', 'WRONG_PHASE']);
  });

  it('[C3] may be helped by a detective', () => {
    const detective = (statement: number) => ({ type: 'detective', statement });
    const lines: Line[] = [...veiled, [3000, 'B', detective(1)], [3100, 'B', detective(2)], [3200, 'B', detective(3)]];
    expect(play(lines).codes).toEqual(['NOT_ALLOWED', 'NO_ITEM']);
    expect(play(lines).view('B').statements).toMatchObject([
      { statements: [{ truth: null }, { truth: null }, { truth: true }, { truth: null }] },
      {},
    ]);
    expect(play(lines).view('A').items).toMatchObject({ B: { detective: 1 } });
  });

  it('[C4] pay two points for each right answer', () => {
    expect(play(claimed).view('A').points).toBe((play(bluffed).view('A').points as number) + 2 * 3);
    expect(play(claimed).view('B').points).toBe((play(bluffed).view('B').points as number) + 2 * 4);
  });
});

describe('reveals', () => {
  it('[R1] cost points, are told to the seat alone, and are counted by all', () => {
    const after = play(
      [...claimed, [5000, 'A', { type: 'reveal', tile: 'D1' }], [5100, 'A', { type: 'reveal', tile: 'C1' }]],
      cheap,
    );
    expect(after.codes).toEqual([]);
    expect(after.view('A').known).toMatchObject({ D1: 'yellow', C1: 'blue' });
    expect(after.view('A').points).toBe((play(claimed).view('A').points as number) - 4);
    expect(after.view('B').reveals).toEqual({ A: 2, B: 0 });
    expect(after.view('B').known).not.toHaveProperty('C1');
  });

  it('[R2] give way to a guess with more time', () => {
    const guessing: Line[] = [...claimed, [5000, 'A', { type: 'guessing' }]];
    expect(play([...guessing, [100_000, 'A', guess(wrongGrid)]]).codes).toEqual([]);
    expect(play([...guessing, [184_000, 'A', guess(wrongGrid)]]).codes).toEqual(['WRONG_PHASE']);
    expect(play([...claimed, [33_999, 'A', guess(wrongGrid)]]).codes).toEqual([]);
    expect(play([...guessing, [6000, 'B', pass]]).view('B').dueAt).toBe(34_000);
  });

  it('[R3] are lost by a wrong guess, for this round and the next', () => {
    const wrong: Line[] = [...claimed, [5000, 'A', guess(wrongGrid)], [5100, 'B', pass]];
    const next: Line[] = [
      ...wrong,
      [6000, 'A', bluff(bottomRight)],
      [6100, 'B', bluff(bottomLeft)],
      [6200, 'A', claim(true, true, true, true)],
      [6300, 'B', claim(true, true, true, true)],
    ];
    expect(play(wrong).view('A').points).toBe(0);
    expect(play([...next, [6400, 'A', { type: 'reveal', tile: 'A2' }]], { revealCost: 0 }).codes).toEqual([
      'REVEAL_BARRED',
    ]);
  });

  it('[R4] end with a pass or a guess, and with nothing else', () => {
    expect(play([...claimed, [5000, 'A', pass], [5100, 'A', guess(standardGrid)]]).codes).toEqual(['WRONG_PHASE']);
    expect(play([...claimed, [5000, 'A', guess(wrongGrid)]]).view('A').seats).toMatchObject([
      { acted: true },
      { acted: false },
    ]);
    expect(
      play([...claimed, [5000, 'A', { type: 'reveal', tile: 'D1' }]], { revealCost: 6 }).view('A').seats,
    ).toMatchObject([{ acted: false }, {}]);
    expect(play([...claimed, [34_000, 'A', pass]]).view('A').phase).toBe('bluff');
  });

  it('[R5] are refused in order', () => {
    const reveal = (tile: string) => ({ type: 'reveal', tile });
    const code = (lines: readonly Line[], settings: object = cheap) =>
      play([...claimed, ...lines], settings as Record<string, unknown>).codes;
    expect(code([[5000, 'A', reveal('A1')]], { revealCost: 9 })).toEqual(['NO_POINTS']);
    expect(code([[5000, 'A', reveal('A1')]])).toEqual(['ALREADY_KNOWN']);
    expect(
      code([
        [5000, 'A', { type: 'guessing' }],
        [5100, 'A', reveal('B1')],
        [5200, 'A', { type: 'guessing' }],
      ]),
    ).toEqual(['ALREADY_GUESSED', 'ALREADY_GUESSED']);
    expect(
      code([
        [5000, 'A', guess(wrongGrid)],
        [5100, 'A', guess(standardGrid)],
      ]),
    ).toEqual(['ALREADY_GUESSED']);
    expect(
      code([
        [5000, 'A', reveal('B1')],
        [5100, 'A', guess(standardGrid)],
        [5200, 'A', { type: 'guessing' }],
      ]),
    ).toEqual(['ALREADY_REVEALED', 'ALREADY_REVEALED']);
  });

  it('[R6] close when both are done, or, sealed, at a time that tells nothing', () => {
    const done: Line[] = [...claimed, [5000, 'A', pass], [6000, 'B', pass]];
    expect(play(done).view('A').phase).toBe('bluff');
    const sealed = play(done, { sealedReveal: true });
    expect(sealed.view('A')).toMatchObject({
      phase: 'reveal',
      dueAt: 184_000,
      seats: [{ acted: null }, { acted: null }],
    });
    expect(play([...done, [184_000, 'clock']], { sealedReveal: true }).view('A').phase).toBe('bluff');
    expect(play([...claimed, [34_000, 'A', guess(standardGrid)]], { sealedReveal: true }).codes).toEqual([
      'WRONG_PHASE',
    ]);
  });
});

describe('winning', () => {
  it('[W1] a right guess wins when the phase closes', () => {
    const right: Line[] = [...claimed, [5000, 'A', guess(standardGrid)]];
    expect(play(right).status).toBe('running');
    expect(play([...right, [6000, 'B', pass]]).results?.winners).toEqual(['A']);
  });

  it('[W2] of two right guesses the one with more points wins, then the earlier', () => {
    const both: Line[] = [...claimed, [5000, 'A', guess(standardGrid)], [5000, 'B', guess(standardGrid)]];
    expect(play(both).results?.winners).toEqual(['B']);
    const even: Line[] = [
      [1000, 'A', bluff(topLeft, [...four.slice(0, 3), 'At least three tiles are red.'])],
      [2000, 'B', bluff(topRight)],
      [3000, 'A', claim(false, true, true, false)],
      [4000, 'B', claim(true, false, true, false)],
    ];
    const tie = play(even).view('host').allPoints as Record<string, number>;
    expect(tie.A).toBe(tie.B);
    expect(
      play([...even, [5000, 'B', guess(standardGrid)], [5000, 'A', guess(standardGrid)]]).results?.winners,
    ).toEqual(['B']);
  });

  it('[W3] gives points, counts and the candidate', () => {
    const { results } = play(
      [...claimed, [5000, 'A', { type: 'reveal', tile: 'D1' }], [5100, 'B', guess(standardGrid)], [5200, 'A', pass]],
      cheap,
    );
    const points = play(claimed).view('host').allPoints as Record<string, number>;
    expect(results).toEqual({
      standings: [
        { seat: 'B', rank: 1, points: points.B, detail: { statementsTrue: 3, claimsRight: 4, reveals: 0, guesses: 1 } },
        {
          seat: 'A',
          rank: 2,
          points: (points.A as number) - 2,
          detail: { statementsTrue: 2, claimsRight: 3, reveals: 1, guesses: 0 },
        },
      ],
      winners: ['B'],
      eliminationCandidates: ['A'],
      awards: [],
    });
  });
});

describe('clocks', () => {
  it('[T1] run the reserve of whoever is missing', () => {
    const late = play([
      [1000, 'A', bluff(topLeft)],
      [200_000, 'clock'],
    ]);
    expect(late.view('B').reserveMs).toEqual({ A: 300_000, B: 280_000 });
    expect(late.dueAt).toBe(480_000);
    const claims = play([
      [1000, 'A', bluff(topLeft)],
      [200_000, 'B', bluff(topRight)],
      [291_000, 'clock'],
    ]);
    expect(claims.view('A').reserveMs).toEqual({ A: 299_000, B: 279_000 });
  });

  it('[T2] decide the match when they come to their end', () => {
    expect(
      play([
        [1000, 'A', bluff(topLeft)],
        [480_000, 'clock'],
      ]).results?.winners,
    ).toEqual(['A']);
    const both = play([[480_000, 'clock']]).results;
    expect(both).toMatchObject({
      standings: [
        { seat: 'A', rank: 1 },
        { seat: 'B', rank: 1 },
      ],
      winners: [],
      eliminationCandidates: [],
    });
  });

  it('[T3] go back to ordinary time when the host extends', () => {
    const extended = play([
      [200_000, 'host', { type: 'extend', seconds: 60 }],
      [250_000, 'clock'],
    ]);
    expect(extended.view('A').reserveMs).toEqual({ A: 280_000, B: 280_000 });
    expect(extended.dueAt).toBe(260_000);
    expect(
      play([
        [200_000, 'host', { type: 'extend', seconds: 60 }],
        [270_000, 'clock'],
      ]).view('A').reserveMs,
    ).toEqual({ A: 270_000, B: 270_000 });
  });

  it('[T4] start at once when the host resolves', () => {
    const resolved = play([
      [1000, 'A', bluff(topLeft)],
      [10_000, 'host', { type: 'resolve' }],
      [15_000, 'clock'],
    ]);
    expect(resolved.view('A').reserveMs).toEqual({ A: 300_000, B: 295_000 });
    const byHost: Line[] = [
      [1000, 'A', bluff(topLeft)],
      [10_000, 'host', { type: 'resolve' }],
    ];
    expect(play(byHost, { pace: 'host' }).results?.winners).toEqual(['A']);
    expect(play([[1, 'host', { type: 'resolve' }]], { pace: 'host' }).results?.winners).toEqual([]);
  });

  it('[T5] stand still under pace “host”, and close on time under “clock”', () => {
    expect(play([], { pace: 'host' }).dueAt).toBeNull();
    expect(
      play([...claimed, [900_000, 'host', { type: 'resolve' }], [1_800_000, 'A', pass]], { pace: 'host' }).view('A')
        .phase,
    ).toBe('claim');
    expect(play(bluffed, { pace: 'clock' }).view('A').phase).toBe('bluff');
    expect(play([...bluffed, [180_000, 'clock']], { pace: 'clock' }).view('A').phase).toBe('claim');
    const late: Line[] = [
      [1000, 'A', bluff(topLeft)],
      [190_000, 'B', bluff(topRight)],
    ];
    expect(play(late, { pace: 'clock' }).view('A')).toMatchObject({
      phase: 'claim',
      reserveMs: { A: 300_000, B: 290_000 },
    });
  });
});

describe('interludes', () => {
  const watched = { interludeSeconds: 20 };

  it('[T6] make the times of every phase but the first begin later, and touch no reserve', () => {
    expect(play([], watched).dueAt).toBe(180_000);
    expect(play(bluffed, watched).dueAt).toBe(112_000);
    const late = play([...bluffed, [113_000, 'clock']], watched);
    expect(late.view('A').reserveMs).toEqual({ A: 299_000, B: 299_000 });
    expect(play([...bluffed, [111_999, 'clock']], watched).view('A').reserveMs).toEqual({ A: 300_000, B: 300_000 });
    const passed = play([...claimed, [5000, 'A', pass], [6000, 'B', pass]], watched);
    expect(passed.view('A')).toMatchObject({ phase: 'bluff', dueAt: 206_000, interlude: { until: 26_000 } });
  });

  it('[T6] are on top of the time to reveal, and that of a guess on top of both', () => {
    expect(play(claimed, watched).dueAt).toBe(54_000);
    const last: Line[] = [
      ...claimed,
      [4000, 'A', { type: 'guessing' }],
      [53_999, 'B', pass],
      [203_999, 'A', { type: 'guess', grid: standardGrid }],
    ];
    expect(play(last, watched)).toMatchObject({ codes: [], results: { winners: ['A'] } });
    expect(play([...claimed, [54_000, 'B', pass]], watched).codes).toEqual(['WRONG_PHASE']);
    expect(play([...claimed, [4000, 'A', { type: 'guessing' }], [54_000, 'clock']], watched).dueAt).toBe(204_000);
  });

  it('[T6] are in a sealed reveal, which then lasts all three', () => {
    const sealed = { ...watched, sealedReveal: true };
    expect(play(claimed, sealed).dueAt).toBe(204_000);
    expect(play([...claimed, [54_000, 'A', pass]], sealed).codes).toEqual(['WRONG_PHASE']);
    const endless = { ...sealed, guessSeconds: null };
    expect(play([...claimed, [53_999, 'A', pass], [54_000, 'B', pass]], endless).codes).toEqual(['WRONG_PHASE']);
  });

  it('[T6] change nothing under pace “host”, where no clock runs', () => {
    expect(play(bluffed, { ...watched, pace: 'host' })).toMatchObject({ dueAt: null });
    expect(play(bluffed, { ...watched, pace: 'host' }).view('A').interlude).toBeNull();
  });

  it('[T7] end when the host resolves with something missing: reserves run at once', () => {
    const resolved: Line[] = [
      ...bluffed,
      [3000, 'A', claim(false, true, true, false)],
      [5000, 'host', { type: 'resolve' }],
    ];
    expect(play(resolved, watched)).toMatchObject({ dueAt: 305_000 });
    expect(play(resolved, watched).view('A')).toMatchObject({ phase: 'claim', interlude: null });
    expect(play([...resolved, [6000, 'clock']], watched).view('A').reserveMs).toEqual({ A: 300_000, B: 299_000 });
    const both = play([...bluffed, [5000, 'host', { type: 'resolve' }], [6000, 'clock']], watched);
    expect(both.view('A').reserveMs).toEqual({ A: 299_000, B: 299_000 });
  });
});

describe('rulings', () => {
  const strange = [...four.slice(0, 3), 'These tiles would please a painter.'];
  const host = { adjudication: 'host' };
  const rule = (statement: number, valid: boolean, truth: boolean) => ({
    type: 'rule',
    seat: 'A',
    statement,
    valid,
    true: truth,
  });

  it('[H1] are asked of the host for what cannot be read, while the clock waits', () => {
    expect(play([[1000, 'A', bluff(topLeft, strange)]]).codes).toEqual(['NOT_UNDERSTOOD']);
    const waiting: Line[] = [
      [1000, 'A', bluff(topLeft, strange)],
      [2000, 'B', bluff(topRight)],
      [900_000, 'clock'],
    ];
    expect(play(waiting, host).view('A')).toMatchObject({
      phase: 'bluff',
      dueAt: null,
      reserveMs: { A: 300_000 },
      turn: { waiting: [3] },
    });
    expect(play(waiting, host).view('host').waiting).toMatchObject([{ seat: 'A', statement: 3 }]);
    const ruled = play([...waiting, [900_001, 'host', rule(3, true, true)]], host);
    expect(ruled.view('A')).toMatchObject({ phase: 'claim', points: 3 });
    expect(play([...waiting, [900_001, 'host', { type: 'resolve' }]], host).codes).toEqual(['NOT_ALLOWED']);
  });

  it('[H1] come before the phase is closed, on a screen that shows nobody whose statements wait, too', () => {
    const sent: Line[] = [
      [1000, 'A', bluff(topLeft, strange)],
      [2000, 'B', bluff(topRight)],
    ];
    const closing = (lines: Line[], viewer: string) =>
      checkAction(logicalBluffs as AnyGame, { ...play(lines, host).view(viewer), viewer: 'host' }, { type: 'resolve' });
    for (const viewer of ['host', 'spectator']) {
      expect(closing(sent, viewer)?.message).toBe('Rule first on the statements that wait for you.');
      expect(closing(sent.slice(0, 1), viewer), 'who is missing loses').toBeNull();
    }
  });

  it('[H1] can be made by a host who is shown nothing but what has to be ruled on', () => {
    const game: AnyGame = logicalBluffs;
    const { view } = play([[1000, 'A', bluff(topLeft, strange)]], host);
    const shown = { ...view('spectator'), ...game.toRule?.(view('host')), viewer: 'host' as const };
    for (const valid of [true, false]) expect(checkAction(game, shown, rule(3, valid, true))).toBeNull();
    expect(checkAction(game, shown, { ...rule(3, true, true), seat: 'B' })?.code).toBe('WRONG_PHASE');
  });

  it('[H2] send an invalid statement back with its items, and time goes on', () => {
    const back: Line[] = [
      [100_000, 'A', bluff(topLeft, strange, { smokescreen: 0 })],
      [110_000, 'B', bluff(topRight)],
      [500_000, 'host', rule(3, false, false)],
    ];
    const view = play(back, host).view('A');
    expect(view).toMatchObject({
      items: { A: { smokescreen: 1 } },
      turn: { sentBack: { statement: 3 } },
      seats: [{ acted: false }, {}],
    });
    expect(
      play(
        [
          [100_000, 'A', bluff(topLeft, strange)],
          [110_000, 'B', bluff(topRight)],
          [500_000, 'host', rule(3, false, false)],
        ],
        host,
      ).dueAt,
    ).toBe(580_000);
    expect(play([...back, [500_500, 'A', bluff(topLeft)]], host).codes).toEqual([]);
  });

  it('[H2] [H5] say why to the author alone', () => {
    const back = play(
      [
        [1000, 'A', bluff(topLeft, strange)],
        [2000, 'host', { ...rule(3, false, false), reason: ' A matter of taste. ' }],
      ],
      host,
    );
    expect(back.view('A').turn).toMatchObject({ sentBack: { statement: 3, reason: 'A matter of taste.' } });
    for (const viewer of ['B', 'spectator']) expect(JSON.stringify(back.view(viewer))).not.toContain('taste');
  });

  it('[H5] show their author which words of a bluff that comes back stand', () => {
    const stranger = [...strange.slice(0, 2), 'These tiles would please a poet.', strange[3] ?? ''];
    const back = play(
      [
        [1000, 'A', bluff(topLeft, stranger)],
        [2000, 'host', rule(3, true, true)],
        [3000, 'host', rule(2, false, false)],
      ],
      host,
    );
    expect(back.view('A').turn).toMatchObject({ sentBack: { statement: 2, admitted: [3] } });
    for (const viewer of ['B', 'spectator']) expect(JSON.stringify(back.view(viewer))).not.toContain('admitted');
  });

  it('[H5] stand for the same words about the same tiles, and for their author', () => {
    const stranger = [...strange.slice(0, 2), 'These tiles would please a poet.', strange[3] ?? ''];
    const again: Line[] = [
      [1000, 'A', bluff(topLeft, stranger)],
      [2000, 'host', rule(3, true, true)],
      [3000, 'host', rule(2, false, false)],
      [4000, 'A', bluff([...topLeft].reverse(), strange)],
    ];
    expect(play(again, host).view('A').turn).toMatchObject({ waiting: [] });
    const [own] = play([...again, [5000, 'B', bluff(topRight)]], host).view('host').statements as {
      statements: { truth: boolean }[];
    }[];
    expect(own?.statements[3]?.truth).toBe(true);
    const elsewhere = [...again.slice(0, 3), [4000, 'A', bluff(topRight, strange)]] as Line[];
    expect(play(elsewhere, host).view('A').turn).toMatchObject({ waiting: [3] });
    const other = [...again, [5000, 'B', bluff(topLeft, strange)]] as Line[];
    expect(play(other, host).view('B').turn).toMatchObject({ waiting: [3] });
  });

  it('[H6] are known to be waited for, and since when, but not on whose statements', () => {
    const asked: Line[] = [
      [1000, 'A', bluff(topLeft, strange)],
      [2000, 'B', bluff(topRight, strange)],
    ];
    const since = (lines: readonly Line[], viewer = 'spectator') => play(lines, host).view(viewer).rulingSince;
    expect(since([])).toBeNull();
    expect([since(asked), since(asked, 'B'), since(asked, 'host')]).toEqual([1000, 1000, 1000]);
    expect(since([...asked, [3000, 'host', rule(3, true, true)]])).toBe(2000);
    expect(since([[1000, 'A', bluff(topLeft)]])).toBeNull();
  });

  it('[T3] [H2] give back with the statement the time that the host gave meanwhile', () => {
    const standing: Line[] = [
      [1000, 'A', bluff(topLeft, strange)],
      [2000, 'host', { type: 'extend', seconds: 60 }],
      [10_000, 'host', rule(3, false, false)],
    ];
    expect(play([...standing, [11_000, 'B', bluff(topRight)]], host).dueAt).toBe(10_000 + 179_000 + 60_000);
  });

  it('[H3] may change a truth until the claims close, and points follow', () => {
    const overruled: Line[] = [...bluffed, [2500, 'host', rule(1, true, true)]];
    expect(play(overruled).view('A')).toMatchObject({
      points: 3,
      statements: [{ statements: [{}, { truth: true }, {}, {}] }, {}],
    });
    const after: Line[] = [
      ...overruled,
      [3000, 'A', claim(false, true, true, false)],
      [4000, 'B', claim(true, false, true, false)],
    ];
    expect(play(after).view('B').points).toBe((play(claimed).view('B').points as number) - 2);
    expect(play([...claimed, [5000, 'host', rule(1, true, true)]]).codes).toEqual(['WRONG_PHASE']);
    expect(play([[1000, 'A', rule(1, true, true)]]).codes).toEqual(['NOT_ALLOWED']);
  });

  it('[H4] judge validity in the bluff phase only', () => {
    expect(play([...bluffed, [2500, 'host', rule(1, false, true)]]).codes).toEqual(['WRONG_PHASE']);
    expect(
      play([
        [1000, 'A', bluff(topLeft)],
        [1500, 'host', rule(1, false, true)],
      ]).codes,
    ).toEqual([]);
    expect(play([[500, 'host', rule(1, false, true)]]).codes).toEqual(['WRONG_PHASE']);
    expect(play([[500, 'host', { ...rule(1, true, true), seat: 'C' }]]).codes).toEqual(['UNKNOWN_SEAT']);
  });
});

describe('who sees what', () => {
  it('[S1] a seat sees its own, and of the other what is over', () => {
    const { statements, points, own } = play(bluffed).view('B', 1);
    expect({ statements, points, own }).toEqual({ statements: [], points: 0, own: { claims: [], guesses: [] } });
    const claiming = play(claimed).view('A');
    expect(claiming.own).toEqual({ claims: [{ round: 1, answers: [false, true, true, false] }], guesses: [] });
    expect(JSON.stringify(claiming)).not.toContain('claimsRight');
    expect(claiming).not.toHaveProperty('grid');
  });

  it('[S2] a spectator sees statements, not the grid nor any truth', () => {
    const view = play(claimed).view('spectator');
    for (const key of ['grid', 'known', 'points', 'own', 'allPoints', 'turn', 'waiting'])
      expect(view).not.toHaveProperty(key);
    expect(JSON.stringify(view.statements)).not.toMatch(/"truth":(true|false)/);
    expect(JSON.stringify(view.statements)).toContain(four[0]);
  });

  it('[S3] the host sees everything, and all do at the end', () => {
    expect(play([[1000, 'A', bluff(topLeft)]]).view('host').statements).toMatchObject([
      { statements: [{ truth: true }, {}, {}, {}] },
    ]);
    const over: Line[] = [...claimed, [5000, 'A', guess(standardGrid)], [6000, 'B', pass]];
    expect({ ...play(over).view('B'), viewer: null }).toEqual({ ...play(over).view('host'), viewer: null });
    expect(play(over).view('spectator').grid).toEqual(gridOf('rgby rrgb ybgr gyby'));
  });
});
