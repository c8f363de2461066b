import type { ActionWords } from '@/components/match/game-screens';
import { autopilotSchema, submissionSchema } from '@/games/proof-by-contradiction/actions';
import { formatClue } from '@/games/proof-by-contradiction/clue';
import { contractNames } from './words';

/** An action of the log in words, after a name. */
export const actionWords: ActionWords = (action, nameOf) => {
  const autopilot = autopilotSchema.safeParse(action);
  if (autopilot.success) {
    const { seat, on } = autopilot.data;
    return on ? `put ${nameOf(seat)} on autopilot` : `took ${nameOf(seat)} off autopilot`;
  }
  const submission = submissionSchema.safeParse(action);
  if (!submission.success) return null;
  const { clue, place, query, contracts } = submission.data;
  const parts = [
    `placed ${place.map(({ color, cell }) => `${color} in ${cell}`).join(' and ')}`,
    clue === undefined ? '' : `clue “${formatClue(clue)}”`,
    query == null ? '' : `asked ${query.join(' or ')}`,
    contracts?.main == null ? '' : `took the contract ${contractNames[contracts.main]}`,
    contracts?.pact == null ? '' : `named ${nameOf(contracts.pact)} for a pact`,
  ];
  return parts.filter(Boolean).join('; ');
};
