import type { SeatId } from '@/games/game';
import type { Vote } from '@/games/runes-to-ruins/actions';
import type { Artefact } from '@/games/runes-to-ruins/settings';
import type { Pending } from '@/games/runes-to-ruins/view';

/** A vote that was taken back to the last one is still free. */
export const isCast = (vote: Vote | null): boolean =>
  vote !== null && ('abstain' in vote || Object.keys(vote.votes).length > 0);

/** What is set for this round, in short; null: nothing. */
export function setWords(
  { vote, visions, guess, light, dark }: Pending,
  nameOf: (seat: SeatId) => string,
): string | null {
  const guesses = guess?.symbols.length ?? 0;
  const parts = [
    ...voteWords(vote),
    ...(visions.length === 0 ? [] : [visions.map(({ power }) => power).join(', ')]),
    ...(guesses === 0 ? [] : [guesses === 1 ? 'a guess' : `${guesses} guesses`]),
    ...(light ? ['light'] : []),
    ...(dark === null ? [] : [`dark on ${nameOf(dark)}`]),
  ];
  return parts.length === 0 ? null : `Set: ${parts.join('; ')}.`;
}

function voteWords(vote: Vote | null): string[] {
  if (vote === null) return [];
  if ('abstain' in vote) return ['abstaining'];
  return [...(isCast(vote) ? ['a vote'] : []), ...(vote.learn ? ['learning what wins'] : [])];
}

/** What a seat that is ready may still do; an artefact of its own cannot be taken back. */
export const stillWords = (held: readonly Artefact[]): string =>
  `You can still change everything${held.length === 0 ? '' : ` but ${held.join(' and ')}`}.`;

/**
 * What costs nothing and has not been used; light and dark cannot be taken back, so they do not count, nor do steps that
 * were left knowingly.
 */
export function unusedWords(
  { vote, guess }: Pick<Pending, 'vote' | 'guess'>,
  leftOut: readonly string[] = [],
): string | null {
  const left = [
    ...((guess?.symbols.length ?? 0) > 0 || leftOut.includes('guess') ? [] : ['a free guess']),
    ...(isCast(vote) || leftOut.includes('vote') ? [] : ['a free vote']),
  ];
  return left.length === 0 ? null : left.join(' and ');
}
