import type { Random, Viewer } from '../game';
import { Story as Told } from '../testing-kit';
import type { ConditionSetting } from './condition-kinds';
import { randomSymbol } from './random-symbol';
import { type Drawings, drawnRunes, type RuneId, runeIds, standardRules } from './runes';
import type { Player, State } from './state';
import type { View } from './view';

// How the tests of this folder write situations down.

const rune = (word: string): RuneId => word;

/** Every rune drawn as one seven places on in the table is drawn elsewhere. */
export const otherDrawings: Drawings = Object.fromEntries(
  runeIds.map((id, i) => [id, drawnRunes(standardRules)[(i + 7) % 36]?.lines ?? []]),
);

/** Fifteen, some of them twice, and counted ones with groups of either order. */
export const otherConditions: readonly ConditionSetting[] = [
  { kind: 'runes-in-groups', groups: ['Box', 'Torn'] },
  { kind: 'least-insight' },
  { kind: 'runes-in-groups', groups: ['Cross'] },
  ...Array.from({ length: 6 }, (): ConditionSetting => ({ kind: 'most-joins' })),
  ...Array.from({ length: 6 }, (): ConditionSetting => ({ kind: 'fewest-segments' })),
];

/** Six runes as text: positions 0 1 2 / 3 4 5. */
export const grid = (text: string): RuneId[] =>
  text
    .split(/[\s/]+/)
    .filter(Boolean)
    .map(rune);

/** Legal symbols for six seats: A and B share straight-box; C, E and A share torn-enclosure. */
export const symbols = {
  A: grid('straight-box slash-divider cross-splitter / torn-slope cross-zig-zag torn-enclosure'),
  B: grid('straight-enclosure straight-slope straight-box / slash-splitter angled-zig-zag cross-divider'),
  C: grid('slash-box straight-slope angled-enclosure / origin-divider torn-enclosure cross-enclosure'),
  D: grid('slash-divider straight-enclosure torn-splitter / angled-divider origin-slope cross-slope'),
  E: grid('straight-zig-zag cross-splitter angled-enclosure / origin-zig-zag slash-zig-zag torn-enclosure'),
  F: grid('torn-box angled-zig-zag cross-splitter / slash-splitter straight-zig-zag origin-slope'),
} as const;
type Letter = keyof typeof symbols;

/** Six runes that are in nobody's symbol above, as a guess that finds nothing. */
export const nobodys = grid('torn-divider origin-splitter angled-box / cross-box slash-slope angled-slope');

/** A match with the symbols of the table above. */
export class RuneStory extends Told<View> {
  constructor(seats: readonly string[], settings: Readonly<Record<string, unknown>> = {}, seed = 'story') {
    super({ game: 'runes-to-ruins', seats, settings, seed });
  }

  does(by: string, ...actions: readonly unknown[]): this {
    return this.sends(by, ...actions);
  }

  /** `A` to `F` hand in their symbols of the table above: round 2 begins. */
  handsIn(): this {
    for (const seat of this.seats) this.does(seat, { type: 'symbol', runes: symbols[seat as Letter] });
    return this;
  }

  votes(by: string, votes: Readonly<Record<number, number>>, more: { extra?: boolean; learn?: boolean } = {}): this {
    return this.does(by, { type: 'vote', votes, extra: false, learn: false, ...more });
  }

  abstains(by: string): this {
    return this.does(by, { type: 'vote', abstain: true });
  }

  sees(by: string, power: string, more: object = {}): this {
    return this.does(by, { type: 'vision', power, ...more });
  }

  learns(by: string, question: string, more: object = {}): this {
    return this.does(by, { type: 'learn', question, ...more });
  }

  guesses(by: string, ...guessed: readonly (readonly RuneId[])[]): this {
    return this.does(by, { type: 'guess', symbols: guessed });
  }

  /** The host closes the running phase; `condition` gets everybody's vote first. */
  closes(condition?: number): this {
    if (condition !== undefined) for (const seat of this.seats) this.votes(seat, { [condition]: 1 });
    return this.host('resolve');
  }

  view(viewer: string) {
    return this.seenBy(viewer).view;
  }

  /** What a seat was answered, in order, without the questions. */
  answers(seat: string): unknown[] {
    return this.view(seat).answers.map(({ answer }) => answer);
  }

  insights(): Record<string, number> {
    return this.view('host').insights;
  }

  mantras(): Record<string, number> {
    return this.view('host').mantras;
  }

  override standings(): string {
    return this.results()
      .standings.map(({ seat }) => seat)
      .join(' ');
  }
}

/** A match in round 2, with the symbols of the table above. */
export const inRound2 = (seats = 'ABC', settings: Readonly<Record<string, unknown>> = {}): RuneStory =>
  new RuneStory([...seats], settings).handsIn();

/** Nobody may know of another seat what it holds, asked, set or was answered; nor amounts that abstaining hid. */
export const rearrange = (state: State, viewer: Viewer, random: Random): State => ({
  ...state,
  players: state.players.map((player) => (player.seat === viewer ? player : disguised(player, random))),
  conditions: random.shuffle(state.conditions),
  used: random.shuffle(state.used),
  closest: random.shuffle(state.closest),
  lots: random.shuffle(state.lots),
  paid: state.paid.map(({ round, order }) => ({
    round,
    order: order.map((one) => (one.hidden ? { ...one, insight: one.insight + random.int(3) } : one)),
  })),
});

const disguised = (player: Player, random: Random): Player => ({
  ...player,
  symbol: player.symbol === null ? null : randomSymbol(random, { rules: standardRules }),
  insight: random.int(20),
  mantra: random.int(20),
  mantraObtained: random.int(90),
  answers: [],
  ledger: [{ why: 'holds', insight: random.int(20), mantra: random.int(20) }],
  vote: random.pick([null, { type: 'vote', abstain: true }]),
  visions: [],
  guess: null,
  light: random.pick([true, false]),
  learned: [],
  inverseUses: random.int(4),
  tradeUsed: random.pick([true, false]),
  abstainedLast: random.pick([true, false]),
});
