import { describe, expect, it } from 'vitest';
import type { MatchView, SeatId } from '../game';
import { createRandom } from '../kit/random';
import { seatId } from '../kit/seats';
import { inShort } from '../kit/testing/in-short';
import { applyEvent, createMatch, type Match, type MatchEvent, viewOf } from '../match';
import { parseRecord } from '../record';
import { careful } from './bot';
import { type Cell, cells, colours } from './grid';
import { isCertain, knowledgeFrom, knowledgeOf, likeliestGrid } from './knowledge';

import { holds } from './language/condition';
import { conditionOf } from './language/expansion';
import { read } from './language/read';
import { bluffed, claim, type Line, pass, play } from './testing';
import type { BluffView, View } from './view';

const subset: readonly Cell[] = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];
const said = (text: string, truth: boolean | null): BluffView => ({
  round: 1,
  seat: seatId('A'),
  subset,
  statements: [{ text, truth }],
});

function conditionFor(text: string) {
  const reading = read(text, subset);
  if (reading.type !== 'read') throw new Error(text);
  return { statement: reading.statement, condition: conditionOf(reading.statement, subset) };
}

describe('what a seat knows', () => {
  it('is nothing at first: every grid is possible', () => {
    const knowledge = knowledgeOf({ known: {}, statements: [] });
    expect(knowledge.count).toBe(4 ** 16);
    expect(knowledge.counts[0]).toEqual(colours.map(() => 4 ** 15));
  });

  it('agrees with looking at every colouring', () => {
    const facts = ['Exactly two tiles are red.', 'No two blue tiles are orthogonally adjacent.'];
    const question = 'There are more green tiles than yellow tiles.';
    const knowledge = knowledgeOf({
      known: { A1: 'green' },
      statements: [said(facts[0] as string, true), said(facts[1] as string, false)],
    });
    const conditions = facts.map((text) => conditionFor(text).condition);
    const asked = conditionFor(question);
    let count = 0;
    let yes = 0;
    const byColour = subset.map(() => [0, 0, 0, 0]);
    for (let x = 0; x < 4 ** 6; x++) {
      const colouring = subset.map((_, i) => (x >> (2 * i)) & 3);
      if (colouring[0] !== colours.indexOf('green')) continue;
      if (
        !holds(conditions[0] as (typeof conditions)[number], colouring) ||
        holds(conditions[1] as (typeof conditions)[number], colouring)
      )
        continue;
      count++;
      if (holds(asked.condition, colouring)) yes++;
      for (const [i, colour] of colouring.entries())
        (byColour[i] as number[])[colour] = ((byColour[i] as number[])[colour] as number) + 1;
    }
    expect(knowledge.count).toBe(count * 4 ** 10);
    expect(knowledge.chanceOf(asked.statement, subset)).toBeCloseTo(yes / count, 12);
    for (const [i, cell] of subset.entries()) {
      expect(knowledge.counts[cells.indexOf(cell)]).toEqual(byColour[i]?.map((n) => n * 4 ** 10));
    }
    expect(isCertain(knowledge, 'A1')).toBe(true);
    expect(isCertain(knowledge, 'B1')).toBe(false);
  });

  it('finds a tile that follows from the rest', () => {
    const knowledge = knowledgeOf({
      known: { A1: 'red', B1: 'red' },
      statements: [said('Exactly two tiles are red.', true), said('Every tile is red or blue.', true)],
    });
    expect(likeliestGrid(knowledge)[cells.indexOf('B3')]).toBe('blue');
    expect(isCertain(knowledge, 'B3')).toBe(true);
    expect(knowledge.allows(cells.map((cell) => (cell === 'B3' ? 1 : 15)))).toBe(false);
  });

  it('takes no account of what the seat was not told', () => {
    expect(knowledgeOf({ known: {}, statements: [said('Every tile is red.', null)] }).count).toBe(4 ** 16);
  });
});

describe('every fact a seat has is in the count', () => {
  it('[C4] takes account of how many answers were right', () => {
    const subset = ['A1', 'B1', 'A2'] as const;
    const texts = ['A1 is red.', 'B1 is red.', 'A2 is red.'];
    const answered = [{ right: 2, answers: texts.map((text) => ({ text, subset, answer: true })) }];
    expect(knowledgeFrom({ ...nothing, answered }).count).toBe(3 * 3 * 4 ** 13);
  });

  it('[R3] takes account of wrong guesses', () => {
    const wrongGuesses = [cells.map(() => 'red' as const), cells.map(() => 'blue' as const)];
    expect(knowledgeFrom({ ...nothing, wrongGuesses }).count).toBe(4 ** 16 - 2);
  });

  it('counts an answer that only the host could read as right or wrong', () => {
    const texts = ['A1 is red.', 'Something is fishy here.'];
    const answers = texts.map((text) => ({ text, subset: ['A1'] as const, answer: true }));
    expect(knowledgeFrom({ ...nothing, answered: [{ right: 1, answers }] }).count).toBe(4 ** 16);
    expect(knowledgeFrom({ ...nothing, answered: [{ right: 2, answers }] }).count).toBe(4 ** 15);
  });

  it('[C3] keeps what the detective told for the match', () => {
    const rounds: Line[] = [
      ...bluffed,
      [3000, 'A', { type: 'detective', statement: 0 }],
      [3100, 'A', claim(null, true, true, false)],
      [3200, 'B', claim(true, false, true, false)],
      [4000, 'A', pass],
      [4100, 'B', pass],
    ];
    const seenBy = (lines: Line[]) => play(lines).view('A') as unknown as MatchView<View>;
    const [asked, later] = [seenBy(rounds.slice(0, 3)), seenBy(rounds)];
    const told = (view: MatchView<View>) => view.statements.find(({ seat }) => seat === 'B')?.statements[0]?.truth;
    expect([later.round, told(later)]).toEqual([2, told(asked)]);
    expect(told(asked)).not.toBeNull();
    expect(knowledgeOf(later).count).toBeLessThanOrEqual(knowledgeOf(asked).count);
    expect(later.turn?.detected).toEqual([]);
  });

  it.each(inShort(4, ['one', 'two']))(
    'agrees with looking at every grid, in match %s',
    (seed) => {
      const views = seenInMatch(seed);
      expect(views.some(({ own }) => (own?.guesses.length ?? 0) > 0)).toBe(true);
      for (const view of views) expect(knowledgeOf(view).count).toBe(gridsThatFit(view).length);
    },
    60_000,
  );
});

const nothing = { known: {}, told: [], answered: [], wrongGuesses: [] };

/** Each seat's views of a match between bots, after each phase; both guess too early. */
function seenInMatch(seed: string): MatchView<View>[] {
  const known = [cells.slice(0, 10), cells.slice(6)];
  const { start } = parseRecord({
    ...{ game: 'logical-bluffs', seats: ['A', 'B'], seed, events: [] },
    settings: { known, revealCost: 30, reserveSeconds: null },
  });
  const viewIn = (match: Match, seat: SeatId) => viewOf(match, seat) as MatchView<View>;
  const log: MatchEvent[] = [];
  const views: MatchView<View>[] = [];
  let match = createMatch(start);
  while (match.status === 'running' && log.length < 20) {
    const event = nextEvent(match, log.length + 1);
    if (event === null) break;
    const { phase } = viewOf(match, 'spectator');
    match = applyEvent(match, event, log).match;
    log.push(event);
    if (viewOf(match, 'spectator').phase !== phase) for (const seat of start.seats) views.push(viewIn(match, seat));
  }
  return views.filter(({ status }) => status === 'running');
}

function nextEvent(match: Match, at: number): MatchEvent | null {
  for (const seat of match.start.seats) {
    const view = viewOf(match, seat) as MatchView<View>;
    const action = tooEarly(view, seat) ?? careful.play(view, createRandom(String(match.start.seed), seat, String(at)));
    if (action !== null) return { at, by: seat, action };
  }
  return null;
}

function tooEarly({ phase, round, turn, known }: MatchView<View>, seat: SeatId) {
  if (phase !== 'reveal' || turn?.acted !== false || round !== (seat === 'A' ? 1 : 2)) return null;
  const guess = cells.map((cell) => known?.[cell] ?? 'red');
  return { type: 'guess' as const, grid: guess };
}

/** The slow, obvious way: every colouring of the tiles that are not known, held against every fact. */
function gridsThatFit(view: MatchView<View>): number[][] {
  const known = view.known ?? {};
  const open = cells.filter((cell) => known[cell] === undefined);
  const facts = factsOf(view);
  const fits: number[][] = [];
  for (let x = 0; x < 4 ** open.length; x++) {
    const grid = cells.map((cell) => {
      const colour = known[cell];
      return colour === undefined ? (x >> (2 * open.indexOf(cell))) & 3 : colours.indexOf(colour);
    });
    if (facts.every((fact) => fact(grid))) fits.push(grid);
  }
  return fits;
}

type GridFact = (grid: readonly number[]) => boolean;

function factsOf({ statements, own, ledger = [], viewer, round: now }: MatchView<View>): GridFact[] {
  const saying = (text: string | null, subset: readonly Cell[]): GridFact => {
    const reading = read(text ?? '', subset);
    if (reading.type !== 'read') throw new Error(`cannot be read: ${text}`);
    const condition = conditionOf(reading.statement, subset, { cells });
    return (grid) => holds(condition, grid);
  };
  const truths = statements.flatMap(({ statements: said, subset }) =>
    said.flatMap(({ text, truth }): GridFact[] => {
      if (truth === null) return [];
      const says = saying(text, subset);
      return [(grid) => says(grid) === truth];
    }),
  );
  const scores = (own?.claims ?? []).flatMap(({ round, answers }): GridFact[] => {
    const right = ledger.find((one) => one.round === round)?.answers?.right;
    const there = statements.find((one) => one.round === round && one.seat !== viewer);
    if (right === undefined || there === undefined) return [];
    const answered = answers.flatMap((answer, i) =>
      answer === null ? [] : [{ answer, says: saying(there.statements[i]?.text ?? null, there.subset) }],
    );
    return [(grid) => answered.filter(({ answer, says }) => says(grid) === answer).length === right];
  });
  const guesses = (own?.guesses ?? [])
    .filter(({ round }) => round < now)
    .map(
      (guess): GridFact =>
        (grid) =>
          guess.grid.some((colour, i) => colours.indexOf(colour) !== grid[i]),
    );
  return [...truths, ...scores, ...guesses];
}
