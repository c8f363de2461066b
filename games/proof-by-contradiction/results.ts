import type { Award, Results, SeatId } from '../game';
import type { Format } from './clue';
import { formats } from './clue';
import { completedContracts, shardsFor } from './contracts';
import { contradictsItself, type ProofStanding, type Scored, standingsOf } from './score';

/** Tokens of life by rank, in quarters. */
const TOKENS_BY_RANK = [4, 3, 2, 1, 0];
const WHOLE_TOKEN = 4;

/** [S], [A] The results of the boards as they stand. */
export function resultsFor(match: Scored): Results {
  const standings = standingsOf(match);
  const tokens = tokensFor(standings, match);
  return {
    standings,
    winners: standings.slice(0, 1).map(({ seat }) => seat),
    eliminationCandidates: candidatesFor(standings, { tokens, wanted: match.settings.eliminationCandidates }),
    awards: [...tokens, ...shardsOf(match), ...marksOf(match)],
  };
}

/** [A1], [A2] */
function tokensFor(standings: readonly ProofStanding[], match: Scored): Award[] {
  const counter = counterOf(standings, match);
  const byRank = standings.slice(0, TOKENS_BY_RANK.length).map(
    ({ seat, rank }, i): Award => ({
      seat,
      kind: 'token-of-life',
      amount: TOKENS_BY_RANK[i] ?? 0,
      reason: `Rank ${rank}.`,
    }),
  );
  if (counter === null) return byRank;
  const reason = 'The best rank among those whose two clue formats are exactly the two that rank 1 did not use.';
  const whole: Award = { seat: counter, kind: 'token-of-life', amount: WHOLE_TOKEN, reason };
  return [...byRank.filter(({ seat }) => seat !== counter), whole];
}

/** The highest ranked seat whose formats are the two that rank 1 did not use. */
function counterOf(standings: readonly ProofStanding[], { clues }: Scored): SeatId | null {
  const formatsOf = (seat: SeatId): Format[] => clues.filter((one) => one.seat === seat).map(({ clue }) => clue.format);
  const [first, ...others] = standings.map(({ seat }) => seat);
  if (first === undefined) return null;
  const used = formatsOf(first);
  const unused = formats.filter((format) => !used.includes(format));
  const isCounter = (seat: SeatId) => {
    const own = formatsOf(seat);
    return own.length === unused.length && unused.every((format) => own.includes(format));
  };
  return others.find(isCounter) ?? null;
}

function shardsOf(match: Scored): Award[] {
  return match.seats.flatMap((player) =>
    completedContracts(player, match).map(
      (contract): Award => ({
        seat: player.seat,
        kind: 'shard',
        amount: shardsFor[contract],
        reason: `Completed the contract ${contract}.`,
      }),
    ),
  );
}

function marksOf({ seats, clues }: Scored): Award[] {
  return seats
    .filter((player) => contradictsItself(player, clues))
    .map(({ seat }) => ({
      seat,
      kind: 'mark-of-elimination',
      amount: 1,
      reason: 'One of their own clues is false for their own board.',
    }));
}

/** [A5] From the lowest rank up: everyone below zero without a token, and as many more as are wanted. */
function candidatesFor(
  standings: readonly ProofStanding[],
  { tokens, wanted }: { tokens: readonly Award[]; wanted: number },
): SeatId[] {
  const withoutToken = standings.filter(({ seat }) => !tokens.some((token) => token.seat === seat)).reverse();
  const belowZero = withoutToken.filter(({ points }) => points < 0);
  return withoutToken.slice(0, Math.max(wanted, belowZero.length)).map(({ seat }) => seat);
}
