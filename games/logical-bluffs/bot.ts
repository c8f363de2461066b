import type { Bot, MatchView, Random } from '../game';
import { itemAt } from '../kit/item-at';
import type { Action, SeatAction } from './actions';
import { type Cell, cells, colours } from './grid';
import { type Knowledge, knowledgeOf, likeliestGrid } from './knowledge';
import { createJudge } from './language/judge';
import { read } from './language/read';
import { appraise } from './language/statement';
import { cellsOf, legalShapes, subsetProblem } from './subset';
import type { BluffView, Turn, View } from './view';

// Plays by what it knows: statements that pay it and mislead a stranger, claims by their chance, a tile when it can pay
// for one, the whole grid when hardly anything else is left.

export const careful: Bot<Action, View> = {
  id: 'careful',
  name: 'Careful',
  about: 'Bluffs where it knows more than you do, claims by exact chances, and guesses once it is nearly sure.',
  play: (view, random) => {
    const { turn, points } = view;
    if (turn === undefined || points === undefined || view.status !== 'running' || turn.acted) return null;
    if (view.phase === 'bluff') return bluff(view, turn, random);
    if (view.phase === 'claim') return claim(view, turn, random);
    return view.phase === 'reveal' && !turn.outOfTime ? revealOrGuess(view, turn, random) : null;
  },
};

/** Says what comes to mind and claims at random; buys, and guesses only what it has seen. */
export const rash: Bot<Action, View> = {
  id: 'rash',
  name: 'Rash',
  about: 'Says the first things that come to mind and claims by a coin; buys tiles until it knows them all.',
  play: (view, random) => {
    const { turn, points } = view;
    if (turn === undefined || points === undefined || view.status !== 'running' || turn.acted) return null;
    if (view.phase === 'bluff') return bluff({ ...view, known: {}, statements: [] }, turn, random);
    if (view.phase === 'claim') return claimBy(view, turn, () => random.int(2) === 0);
    return view.phase === 'reveal' && !turn.outOfTime ? revealOrGuess({ ...view, statements: [] }, turn, random) : null;
  },
};

// --- bluff

function bluff(view: MatchView<View>, turn: Turn, random: Random): SeatAction | null {
  const { previousSubset } = turn;
  for (let attempt = 0; attempt < 40; attempt++) {
    const subset = random.shuffle(cellsOf(random.pick(legalShapes())));
    const isBig = subset.length > 6 && attempt < 30;
    if (isBig || subsetProblem(subset, previousSubset, false) !== null) continue;
    const ordered = cells.filter((cell) => subset.includes(cell));
    const statements = chooseStatements(view, ordered, random);
    if (statements !== null)
      return { type: 'bluff', subset: ordered, statements, noLimit: false, smokescreen: smokescreen(view, random) };
  }
  return null;
}

function smokescreen(view: MatchView<View>, random: Random): number | null {
  const items = new Map(Object.entries(view.items)).get(view.viewer);
  return items !== undefined && items.smokescreen > 0 && random.int(3) === 0 ? random.int(4) : null;
}

interface Candidate {
  readonly text: string;
  readonly worth: number;
}

/** Four that differ: a point for each that is true, two lost for each that a stranger would judge rightly. */
function chooseStatements(view: MatchView<View>, subset: readonly Cell[], random: Random): string[] | null {
  const judge = createJudge(subset);
  const masks = subset.map((cell) => maskFor(view, cell));
  const free = masks.reduce((product, mask) => product * (mask === 15 ? 4 : 1), 1);
  const worthOf = (text: string): (Candidate & { judged: NonNullable<ReturnType<typeof appraise>['judged']> })[] => {
    const { judged, problem } = appraise(text, subset, judge);
    if (judged === null || problem !== null) return [];
    const mine = judged.countAllowed(masks) / free;
    const stranger = judged.count / 4 ** subset.length;
    const foundOut = stranger > 0.5 ? mine : 1 - mine;
    return [{ text, judged, worth: mine - 2 * foundOut + random.float() * 0.4 }];
  };
  const candidates = random
    .shuffle(phrases())
    .slice(0, 40)
    .flatMap(worthOf)
    .sort((a, b) => b.worth - a.worth);
  const chosen: typeof candidates = [];
  for (const candidate of candidates) {
    if (chosen.length < 4 && !chosen.some(({ judged }) => judged.sameAs(candidate.judged))) chosen.push(candidate);
  }
  return chosen.length === 4 ? random.shuffle(chosen).map(({ text }) => text) : null;
}

function maskFor({ known }: MatchView<View>, cell: Cell): number {
  const colour = new Map(Object.entries(known ?? {})).get(cell);
  return colour === undefined ? 15 : 1 << colours.indexOf(colour);
}

/** Sentences worth saying of any subset. */
function phrases(): string[] {
  const ofOne = colours.flatMap((colour) => [
    `There is a ${colour} tile.`,
    `There are at least two ${colour} tiles.`,
    `There are exactly two ${colour} tiles.`,
    `Exactly one tile is ${colour}.`,
    `At most one tile is ${colour}.`,
    `No tile is ${colour}.`,
    `An even number of tiles are ${colour}.`,
    `An odd number of tiles are ${colour}.`,
    `No two ${colour} tiles are adjacent.`,
    `${colour[0]?.toUpperCase()}${colour.slice(1)} is the most common colour.`,
    `There is a row with two ${colour} tiles.`,
  ]);
  const ofTwo = colours.flatMap((colour) =>
    colours
      .filter((other) => other !== colour)
      .flatMap((other) => [
        `There are more ${colour} tiles than ${other} tiles.`,
        `There are as many ${colour} tiles as ${other} tiles.`,
        `A ${colour} tile is orthogonally adjacent to a ${other} tile.`,
        `At least two tiles are ${colour} or ${other}.`,
      ]),
  );
  return [
    ...ofOne,
    ...ofTwo,
    'At least three colours appear.',
    'All four colours are present.',
    'No colour appears more than twice.',
    'Some colour appears exactly three times.',
    'No two orthogonally adjacent tiles share a colour.',
    'At least two pairs of adjacent tiles share a colour.',
  ];
}

// --- claim

function claim(view: MatchView<View>, turn: Turn, random: Random): SeatAction | null {
  const there = toJudge(view);
  if (there === null) return null;
  const knowledge = knowledgeOf(view);
  const chances = there.statements.map(({ text }) => (text === null ? 0.5 : chanceOf(knowledge, text, there)));
  const items = new Map(Object.entries(view.items)).get(view.viewer);
  const doubtful = doubtfulStatement(there, turn, chances);
  if (items !== undefined && items.detective > 0 && doubtful !== null && view.round > 1)
    return { type: 'detective', statement: doubtful };
  return claimBy(view, turn, (i) => (chances[i] ?? 0.5) + (random.float() - 0.5) * 0.02 > 0.5);
}

const toJudge = (view: MatchView<View>): BluffView | null =>
  view.statements.find(({ round, seat }) => round === view.round && seat !== view.viewer) ?? null;

function chanceOf(knowledge: Knowledge, text: string, { subset }: BluffView): number {
  const reading = read(text, subset);
  return reading.type === 'read' ? knowledge.chanceOf(reading.statement, subset) : 0.5;
}

/** The statement whose truth is most in doubt, if it is in doubt at all. */
function doubtfulStatement({ statements }: BluffView, { detected }: Turn, chances: readonly number[]): number | null {
  const doubt = (i: number) => Math.abs((chances[i] ?? 0.5) - 0.5);
  const open = statements.flatMap(({ text }, i) => (text === null || detected.includes(i) ? [] : [i]));
  const [best] = open.sort((a, b) => doubt(a) - doubt(b));
  return best !== undefined && doubt(best) < 0.15 ? best : null;
}

function claimBy(view: MatchView<View>, { detected }: Turn, isTrue: (i: number) => boolean): SeatAction | null {
  const there = toJudge(view);
  if (there === null) return null;
  const answers = there.statements.map(({ text }, i) => (text === null || detected.includes(i) ? null : isTrue(i)));
  return { type: 'claim', answers };
}

// --- reveal

/** Guesses once two grids at most are left, or when it cannot buy and few are. */
function revealOrGuess(view: MatchView<View>, turn: Turn, random: Random): SeatAction {
  const knowledge = knowledgeOf(view);
  const canBuy = (view.points ?? 0) >= view.revealCost && !turn.barred;
  if (!turn.revealed && knowledge.count <= (canBuy ? 1 : 3))
    return { type: 'guess', grid: [...likeliestGrid(knowledge)] };
  const open = cells.filter((cell) => !Object.hasOwn(view.known ?? {}, cell));
  if (!canBuy || open.length === 0) return { type: 'pass' };
  return { type: 'reveal', tile: leastKnown(knowledge, random.shuffle(open)) };
}

/** The tile whose colour is most open. */
function leastKnown({ counts, count }: Knowledge, open: readonly Cell[]): Cell {
  const likeliest = (cell: Cell) => Math.max(...(counts[cells.indexOf(cell)] ?? [])) / count;
  return itemAt(
    [...open].sort((a, b) => likeliest(a) - likeliest(b)),
    0,
  );
}
