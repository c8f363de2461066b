import type { Results, Standing } from '../game';
import { type Side, type State, sides } from './state';

export function results(state: State): Results | null {
  const { outcome } = state;
  if (outcome === null) return null;
  const { winner } = outcome;
  const loser = sides.find((side) => winner !== null && side !== winner);
  const order = winner === 1 ? ([1, 0] as const) : sides;
  return {
    standings: order.map((side) => standing(state, side, winner === null || side === winner ? 1 : 2)),
    winners: winner === null ? [] : [state.seats[winner].seat],
    eliminationCandidates: loser === undefined ? [] : [state.seats[loser].seat],
    awards: [],
  };
}

function standing(state: State, side: Side, rank: number): Standing {
  const { seat, points, claims, bought, guesses } = state.seats[side];
  const said = state.rounds.flatMap(({ bluffs }) => bluffs[side].statements);
  const statementsTrue = said.filter(({ truth }) => truth === true).length;
  const claimsRight = claims.reduce((sum, { right }) => sum + (right ?? 0), 0);
  const detail = { statementsTrue, claimsRight, reveals: bought.length, guesses: guesses.length };
  return { seat, rank, points, detail };
}
