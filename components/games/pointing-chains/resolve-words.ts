import type { MissingWords, ResolveWords } from '@/components/match/game-screens';
import { listed } from '@/components/stage/words';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { forecastOf, forecastWords } from './forecast';

export const resolveWords: ResolveWords<View, Settings> = ({ view, settings, missing, nameOf }) => {
  if (view.phase === 'vote') return voteWords(view);
  const sent =
    missing.length === 0
      ? 'Everybody’s pointer counts.'
      : missing.length === view.seats.length
        ? 'Nobody has sent anything: all point at nobody.'
        : missingWords({ view, settings, missing });
  const isLast = view.round === settings.rounds;
  const forecast = forecastWords(forecastOf(view, settings) ?? [], nameOf);
  const told = `${sent} ${isLast ? 'It is the last round: the round’s map is shown, and then the end.' : `The round’s map is shown to all, and round ${view.round + 1} opens.`}`;
  return forecast === '' ? told : `${told} ${forecast}`;
};

/** A tie is the host's to decide ([V4]). */
function voteWords({ vote }: View): string | null {
  // The vote is closed already: who waits for the host's choice has it before their eyes.
  if (vote?.hostDecides === true) return null;
  const votes = vote?.votes ?? [];
  const given = votes.filter(({ choice }) => choice !== null).length;
  return `The vote closes with ${given} of ${votes.length} votes given. Whoever has most is the candidate; a tie comes to you.`;
}

export const missingWords: MissingWords<View, Settings> = ({ view, missing }) => {
  if (view.phase === 'vote')
    return `The vote is decided without ${missing === null ? 'any winner who has not voted' : listed(missing)}.`;
  if (missing === null) return 'Whoever has sent nothing points at nobody.';
  return missing.length === 1
    ? `${listed(missing)} has sent nothing and points at nobody.`
    : `${listed(missing)} have sent nothing and point at nobody.`;
};
