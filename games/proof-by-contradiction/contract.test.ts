import { contractSuite } from '../contract-suite';
import type { Random } from '../game';
import { type Board, cells, colors } from './board';
import type { SeatState, State } from './state';

contractSuite<State>('proof-by-contradiction', {
  // Where anybody's tokens lie, what they have sent, asked and promised, and who is on autopilot, is their own business.
  rearrange: (state, viewer, random) => ({
    ...state,
    seats: state.seats.map((player) =>
      player.seat === viewer ? withHostSecrets(player, random) : hidden(player, random),
    ),
    autopilot: state.autopilot.filter(() => random.int(2) === 0),
  }),
});

/** Even for the seat itself: whether the host waits for it. */
const withHostSecrets = (player: SeatState, random: Random): SeatState => ({
  ...player,
  onAutopilot: random.int(2) === 0,
});

function hidden(player: SeatState, random: Random): SeatState {
  return {
    ...withHostSecrets(player, random),
    board: anyBoard(player.board.length, random),
    pending: player.pending === null ? null : { type: 'submit', place: [...anyBoard(2, random)] },
    answers: [],
    contracts: random.pick([null, { pact: null, main: 'evasion' as const }]),
  };
}

function anyBoard(tokens: number, random: Random): Board {
  const places = random.shuffle(cells);
  const some = random.shuffle(colors).slice(0, tokens);
  return some.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : []));
}
