import type { SeatId } from '../game';
import { itemAt } from '../kit/item-at';
import { createRandom } from '../kit/random';
import { startClocks } from './clocks';
import { cells, colours, type Grid } from './grid';
import type { Settings } from './settings';
import type { SeatState, Side, State } from './state';

export function setupState(start: { settings: Settings; seats: readonly SeatId[]; seed: string }): State {
  const { settings, seats, seed } = start;
  const state: State = {
    settings,
    grid: settings.grid ?? drawGrid(seed),
    round: 1,
    phase: 'bluff',
    endsAt: null,
    overtime: false,
    rounds: [],
    seats: [seatAtStart(settings, itemAt(seats, 0), 0), seatAtStart(settings, itemAt(seats, 1), 1)],
    outcome: null,
  };
  return startClocks(state, 0, settings.bluffSeconds);
}

const drawGrid = (seed: string): Grid => cells.map((cell) => createRandom(seed, 'tile', cell).pick(colours));

export const noTurn = { passed: false, guessing: false, revealed: false };

function seatAtStart(settings: Settings, seat: SeatId, side: Side): SeatState {
  return {
    seat,
    points: 0,
    items: settings.items,
    itemsShown: settings.items,
    known: settings.known[side],
    clock: { type: 'stopped', leftMs: null },
    reserveMs: settings.reserveSeconds === null ? null : settings.reserveSeconds * 1000,
    bluff: null,
    claim: null,
    turn: noTurn,
    sentBack: null,
    ruled: [],
    barredRound: 0,
    detected: [],
    bought: [],
    claims: [],
    guesses: [],
  };
}
