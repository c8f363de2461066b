import type { Random } from '../game';
import { CELLS, type Color, colors } from './board';
import { connectsThree } from './connection';
import type { Cells } from './groups';

// Monte Carlo tree search for one board: three players, each after their own points (max-n), with the statistics of
// all moves of a playout (RAVE) to learn faster. Works on flat arrays that change in place, for speed; nothing of it
// is seen outside. Its effort is counted in judged moves, not in time, so that the same seed finds the same move.

export interface SearchTask {
  readonly cells: Cells;
  /** Colours that still play here, in the order of their turns, the mover first. */
  readonly order: readonly Color[];
  /** How many moves may be judged in all playouts together. */
  readonly effort: number;
  readonly random: Random;
}

/** A position after a row of moves; statistics of its moves by the place of a cell in `moves`. */
interface Node {
  readonly moves: Uint8Array;
  readonly children: (Node | null)[];
  visits: number;
  readonly tried: Int32Array;
  readonly gained: Float64Array;
  /** The same, over all playouts through this node in which its mover took the cell at any later time. */
  readonly triedLater: Int32Array;
  readonly gainedLater: Float64Array;
}

/** The board of the running playout. */
interface Playing {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly empty: Uint8Array;
  readonly slotOf: Uint8Array;
  emptyCount: number;
  /** Points of each colour, -1 while it plays. */
  readonly points: Float64Array;
  unplaced: number;
  bestPlace: number;
  worstPlace: number;
  mover: number;
}

const rewards = [0, 1, 2 / 3, 0];
const exploration = 0.25;
const laterWeight = 900;
/** A move gets a node of its own, with its answers, once it has been tried so often. */
const triedBeforeNode = 2;
/** With more empty cells than this nobody is shut out yet, but by a construction that does not come about. */
const shutOutFrom = 40;

/** The cell that the search finds best. */
export function searchMove(task: SearchTask): number {
  const search = createSearch(task);
  while (search.judged < task.effort) search.playout();
  return search.best();
}

function createSearch({ cells, order, random }: SearchTask) {
  const movers = order.map((color) => colors.indexOf(color));
  const start = startOf(cells, movers);
  const playing = copyOf(start);
  const root = createNode(start);
  const path: { node: Node; slot: number; mover: number }[] = [];
  const takenBy = new Int8Array(CELLS);
  const next = nextMovers(movers);
  const search = { judged: 0, playout, best: () => mostTried(root) };
  return search;

  function playout(): void {
    reset(playing, start);
    takenBy.fill(-1);
    path.length = 0;
    descend(root);
    while (playing.unplaced > 1 && playing.emptyCount > 0) move(playing.empty[random.int(playing.emptyCount)] ?? 0);
    settleRest(playing);
    for (const step of path) learn(step);
  }

  function descend(from: Node): void {
    let node: Node | null = from;
    while (node !== null && playing.unplaced > 1 && playing.emptyCount > 0) {
      const slot = chooseSlot(node);
      path.push({ node, slot, mover: playing.mover });
      const isWorthANode = (node.tried[slot] ?? 0) >= triedBeforeNode;
      move(node.moves[slot] ?? 0);
      const child: Node | null = node.children[slot] ?? null;
      if (child === null && isWorthANode) node.children[slot] = createNode(playing);
      node = child;
    }
  }

  function move(cell: number): void {
    const mover = playing.mover;
    takenBy[cell] = mover;
    take(playing, { cell, mover });
    judge(playing, mover);
    search.judged++;
    playing.mover = nextPlaying(playing, next, mover);
  }

  function learn({ node, slot, mover }: { node: Node; slot: number; mover: number }): void {
    const points = playing.points[mover] ?? 0;
    node.visits++;
    node.tried[slot] = (node.tried[slot] ?? 0) + 1;
    node.gained[slot] = (node.gained[slot] ?? 0) + points;
    for (let i = 0; i < node.moves.length; i++) {
      if (takenBy[node.moves[i] ?? 0] !== mover) continue;
      node.triedLater[i] = (node.triedLater[i] ?? 0) + 1;
      node.gainedLater[i] = (node.gainedLater[i] ?? 0) + points;
    }
  }
}

function createNode(playing: Playing): Node {
  const moves = playing.empty.slice(0, playing.emptyCount);
  return {
    moves,
    children: [],
    visits: 0,
    tried: new Int32Array(moves.length),
    gained: new Float64Array(moves.length),
    triedLater: new Int32Array(moves.length),
    gainedLater: new Float64Array(moves.length),
  };
}

/** The move with the best mix of what it gained, what it gained later in playouts, and how little it was tried. */
function chooseSlot({ moves, visits, tried, gained, triedLater, gainedLater }: Node): number {
  const spread = exploration * Math.sqrt(Math.log(visits + 1));
  let best = 0;
  let bestValue = -1;
  for (let i = 0; i < moves.length; i++) {
    const n = tried[i] ?? 0;
    const later = triedLater[i] ?? 0;
    const trust = Math.sqrt(laterWeight / (3 * n + laterWeight));
    const byLater = later === 0 ? 0.6 : (gainedLater[i] ?? 0) / later;
    const byOwn = n === 0 ? 0.6 : (gained[i] ?? 0) / n;
    const value = trust * byLater + (1 - trust) * byOwn + spread / Math.sqrt(n + 1);
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  return best;
}

function mostTried({ moves, tried }: Node): number {
  let best = 0;
  for (let i = 1; i < moves.length; i++) if ((tried[i] ?? 0) > (tried[best] ?? 0)) best = i;
  return moves[best] ?? 0;
}

function startOf(cells: Cells, movers: readonly number[]): Playing {
  const low = new Int32Array(3);
  const high = new Int32Array(3);
  const empty: number[] = [];
  const slotOf = new Uint8Array(CELLS);
  for (const [cell, held] of cells.entries()) {
    const holder = held === null ? -1 : colors.indexOf(held);
    if (holder < 0) slotOf[cell] = empty.push(cell) - 1;
    else if (cell < 32) low[holder] = (low[holder] ?? 0) | (1 << cell);
    else high[holder] = (high[holder] ?? 0) | (1 << (cell - 32));
  }
  return {
    low,
    high,
    empty: Uint8Array.from(empty),
    slotOf,
    emptyCount: empty.length,
    points: Float64Array.from(colors, (_, color) => (movers.includes(color) ? -1 : 0)),
    unplaced: movers.length,
    // Which places are taken already makes no difference to who should move where: the order is what counts.
    bestPlace: movers.length === 3 ? 1 : 2,
    worstPlace: 3,
    mover: movers[0] ?? 0,
  };
}

const copyOf = (from: Playing): Playing => ({
  ...from,
  low: from.low.slice(),
  high: from.high.slice(),
  empty: from.empty.slice(),
  slotOf: from.slotOf.slice(),
  points: from.points.slice(),
});

function reset(playing: Playing, to: Playing): void {
  playing.low.set(to.low);
  playing.high.set(to.high);
  playing.empty.set(to.empty);
  playing.slotOf.set(to.slotOf);
  playing.points.set(to.points);
  playing.emptyCount = to.emptyCount;
  playing.unplaced = to.unplaced;
  playing.bestPlace = to.bestPlace;
  playing.worstPlace = to.worstPlace;
  playing.mover = to.mover;
}

function take(playing: Playing, { cell, mover }: { cell: number; mover: number }): void {
  const slot = playing.slotOf[cell] ?? 0;
  const last = playing.empty[--playing.emptyCount] ?? 0;
  playing.empty[slot] = last;
  playing.slotOf[last] = slot;
  if (cell < 32) playing.low[mover] = (playing.low[mover] ?? 0) | (1 << cell);
  else playing.high[mover] = (playing.high[mover] ?? 0) | (1 << (cell - 32));
}

function judge(playing: Playing, mover: number): void {
  if (connectsThree(playing.low[mover] ?? 0, playing.high[mover] ?? 0)) {
    placeMover(playing, { mover, place: playing.bestPlace++ });
    return;
  }
  if (playing.emptyCount > shutOutFrom) return;
  const a = (mover + 1) % 3;
  const b = (mover + 2) % 3;
  const openLow = ~((playing.low[a] ?? 0) | (playing.low[b] ?? 0));
  const openHigh = ~((playing.high[a] ?? 0) | (playing.high[b] ?? 0)) & 0x1fffffff;
  if (!connectsThree(openLow, openHigh)) placeMover(playing, { mover, place: playing.worstPlace-- });
}

function placeMover(playing: Playing, { mover, place }: { mover: number; place: number }): void {
  playing.points[mover] = rewards[place] ?? 0;
  playing.unplaced--;
}

/** The last colour takes the place that is left; on a full board the ones left share what is left. */
function settleRest(playing: Playing): void {
  const share = ((rewards[playing.bestPlace] ?? 0) + (rewards[playing.worstPlace] ?? 0)) / 2;
  for (let color = 0; color < 3; color++) if ((playing.points[color] ?? 0) < 0) playing.points[color] = share;
}

const nextMovers = (movers: readonly number[]): readonly number[] =>
  colors.map((_, color) => movers[(movers.indexOf(color) + 1) % movers.length] ?? color);

function nextPlaying(playing: Playing, next: readonly number[], mover: number): number {
  let following = next[mover] ?? 0;
  while (playing.unplaced > 0 && (playing.points[following] ?? 0) >= 0) following = next[following] ?? 0;
  return following;
}
