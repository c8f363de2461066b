import type { Award } from '@/games/game';
import { resultsOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import type { AwardRow } from '../log/rows';
import type { DecidedAward } from './shapes';

// Awards are proposed by the rules; a host confirms or amends each. A decision holds for the finish it was made about: a
// match that was rewound since proposes anew.

/** Null until the match is finished with results. */
export function decidedAwards({ folded, platform, log }: LoadedMatch): DecidedAward[] | null {
  const results = folded?.status === 'finished' ? resultsOf(folded) : null;
  if (results === null) return null;
  const decisions = new Map(platform.awards.filter(({ seq }) => seq === log.length).map((row) => [row.index, row]));
  const indices = new Set([...results.awards.keys(), ...decisions.keys()]);
  return [...indices].map((index) =>
    decidedAward(index, { proposed: results.awards[index], decision: decisions.get(index) }),
  );
}

function decidedAward(
  index: number,
  { proposed = null, decision }: { proposed?: Award | null; decision: AwardRow | undefined },
): DecidedAward {
  if (decision === undefined) {
    return { index, proposed, final: proposed, state: 'proposed', reason: null, by: null, at: null };
  }
  const final = decision.state === 'confirmed' ? proposed : parseAward(decision.award);
  const { state, reason, by, createdAt } = decision;
  return { index, proposed, final, state, reason, by, at: createdAt.getTime() };
}

const parseAward = (text: string | null): Award | null => (text === null ? null : (JSON.parse(text) as Award));
