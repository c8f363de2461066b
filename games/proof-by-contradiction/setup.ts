import type { SeatId } from '../game';
import { deadlineAfter } from '../kit/deadline';
import { createRandom } from '../kit/random';
import type { Settings } from './settings';
import type { State } from './state';

export function setup({
  settings,
  seats,
  seed,
}: {
  settings: Settings;
  seats: readonly SeatId[];
  seed: string;
}): State {
  return {
    settings,
    seed,
    round: 1,
    dueAt: deadlineAfter(0, settings.roundSeconds),
    seats: seats.map((seat) => ({
      seat,
      board: [],
      answers: [],
      contracts: null,
      pending: null,
      onAutopilot: false,
    })),
    clues: [],
    drawnOrder: settings.priorRanking === null ? createRandom(seed, 'drawn-order').shuffle(seats) : null,
    autopilot: [],
    results: null,
  };
}
