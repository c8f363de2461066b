import type { Actor, Results, SeatId } from '../game';
import { deadlineAfter } from '../kit/deadline';
import { createRandom } from '../kit/random';
import type { Power } from './action-names';
import type { Guess, Learn, Vision, VisionOf, Vote } from './actions';
import type { Answered, Closeness } from './answers';
import type { RuneId } from './runes';
import type { Settings } from './settings';
import type { RuneSymbol } from './symbol';

// Everything about a match. Players stand in seat order throughout; a player is named by their place in it (`i`).

/** Something asked in the running round, with its place in the order in which all that was asked. */
export interface Asked<Action> {
  readonly action: Action;
  readonly order: number;
}

export interface Answer extends Answered {
  readonly round: number;
}

export interface Player {
  readonly seat: SeatId;
  readonly symbol: RuneSymbol | null;
  /** Nothing had been handed in when symbols were asked for last. */
  readonly isSymbolDrawn: boolean;
  readonly insight: number;
  readonly mantra: number;
  /** In the whole match, settled or not. */
  readonly mantraObtained: number;
  readonly discoveredIn: number | null;
  readonly answers: readonly Answer[];
  /** Of the last close. */
  readonly ledger: readonly LedgerEntry[];
  /** Set for the running round. */
  readonly vote: Vote | null;
  readonly visions: readonly Asked<Vision>[];
  readonly guess: Guess | null;
  readonly light: boolean;
  readonly dark: SeatId | null;
  readonly ready: boolean;
  /** Learned in the running round. */
  readonly learned: readonly Asked<Learn>[];
  /** From closed rounds. */
  readonly inverseUses: number;
  readonly tradeUsed: boolean;
  readonly abstainedLast: boolean;
  readonly lightLast: boolean;
}

/** What a close did to what a seat holds, in the order in which it happened; the last entry is what it came to. */
export interface LedgerEntry {
  readonly why: 'held' | 'alone' | 'found' | 'dark' | 'settled' | 'paid' | 'debt' | 'holds';
  readonly insight: number;
  readonly mantra: number;
}

export interface Shown {
  readonly round: number;
  readonly seat: SeatId;
  readonly rune: RuneId;
  readonly position: number | null;
}

/** What a seat was paid at the start of a round; `hidden` from all but the host where it had abstained. */
export interface Payment {
  readonly seat: SeatId;
  readonly insight: number;
  readonly hidden: boolean;
}

export interface State {
  readonly settings: Settings;
  readonly seed: string;
  readonly phase: 'symbol' | 'round' | 'finished';
  readonly round: number;
  readonly dueAt: number | null;
  readonly players: readonly Player[];
  /** How many times symbols have been handed in and taken back because of a clash. */
  readonly clashes: number;
  readonly banned: readonly RuneSymbol[];
  readonly shown: readonly Shown[];
  readonly discovered: readonly { readonly round: number; readonly seat: SeatId }[];
  readonly paid: readonly { readonly round: number; readonly order: readonly Payment[] }[];
  readonly conditions: readonly { readonly round: number; readonly condition: number }[];
  /** Conditions that have won and are not available again yet. */
  readonly used: readonly number[];
  /** `[guesser][target]`: the best of each figure over all guesses of the match. */
  readonly closest: readonly (readonly Closeness[])[];
  /** How many things have been asked so far: gives `Asked` its order. */
  readonly asked: number;
  /** Drawn at the start: who stands higher where nothing else separates two. */
  readonly lots: readonly SeatId[];
  readonly results: Results | null;
}

export const nothingClose: Closeness = { exact: 0, misplaced: 0, group: 0 };

export function setupState(start: { settings: Settings; seats: readonly SeatId[]; seed: string }): State {
  const { settings, seats, seed } = start;
  return {
    settings,
    seed,
    phase: 'symbol',
    round: 1,
    dueAt: deadlineAfter(0, settings.symbolSeconds),
    players: seats.map((seat) => newPlayer(seat, settings)),
    clashes: 0,
    banned: [],
    shown: [],
    discovered: [],
    paid: [],
    conditions: [],
    used: [],
    closest: seats.map(() => seats.map(() => nothingClose)),
    asked: 0,
    lots: createRandom(seed, 'lots').shuffle(seats),
    results: null,
  };
}

const newPlayer = (seat: SeatId, { insightAtStart }: Settings): Player => ({
  seat,
  symbol: null,
  isSymbolDrawn: false,
  insight: insightAtStart,
  mantra: 0,
  mantraObtained: 0,
  discoveredIn: null,
  answers: [],
  ledger: [],
  inverseUses: 0,
  tradeUsed: false,
  abstainedLast: false,
  lightLast: false,
  ...nothingSet,
});

/** A player at the start of a round. */
export const nothingSet = {
  vote: null,
  visions: [],
  guess: null,
  light: false,
  dark: null,
  ready: false,
  learned: [],
} as const;

export const playerOf = (state: Pick<State, 'players'>, seat: Actor): Player => {
  const player = state.players.find((one) => one.seat === seat);
  if (player === undefined) throw new Error(`There is no seat ${JSON.stringify(seat)}`);
  return player;
};

export const visionOf = <P extends Power>({ visions }: Pick<Player, 'visions'>, power: P): Asked<VisionOf<P>> | null =>
  visions.find((asked): asked is Asked<VisionOf<P>> => asked.action.power === power) ?? null;

/** The state with one player changed. */
export function changePlayer(state: State, seat: Actor, change: (player: Player) => Partial<Player>): State {
  const players = state.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one));
  return { ...state, players };
}

/** The symbol of a player who has one: from round 2 on, all. */
export function symbolOf({ seat, symbol }: Player): RuneSymbol {
  if (symbol === null) throw new Error(`Seat ${seat} has no symbol yet`);
  return symbol;
}

/** [M1] Mantra obtained counts for the match even when it is settled later. */
export const withMantra = ({ mantra, mantraObtained }: Player, more: number) => ({
  mantra: mantra + more,
  mantraObtained: mantraObtained + more,
});
