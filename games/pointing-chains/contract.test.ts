import { contractSuite } from '../contract-suite';
import type { State } from './state';

contractSuite<State>('pointing-chains', {
  // Who points where in the running round, and who votes for whom, is nobody else's business; nor who has the points.
  rearrange: (state, viewer, random) => ({
    ...state,
    sent: state.sent.map((sent, i) => {
      if (sent === null || state.seats[i] === viewer) return sent;
      return { at: random.pick([null, ...state.seats.filter((_, j) => j !== i)]) };
    }),
    closed: state.closed.map((round) => ({ ...round, scores: random.shuffle(round.scores) })),
    vote: state.vote && {
      ...state.vote,
      votes: state.vote.votes.map((vote) =>
        vote.seat === viewer || vote.choice === null
          ? vote
          : { ...vote, choice: random.pick(state.vote?.candidates ?? []) },
      ),
    },
  }),
});
