import type { Vote } from './state';

// What is said of a tie and the vote on it: on every page, on the stage, in the log and in refusals the same.

export const TIED = 'tied for the fewest points and connections';

/** To everybody: nobody is named, and nobody learns who chooses. */
export const VOTE_OPENS = `Some are ${TIED}: the winners choose between them, in secret.`;

/** Without a full stop. */
export const undecidedWords = ({ votes }: Vote): string =>
  votes.every(({ choice }) => choice === null) ? 'None of the winners voted' : 'The winners’ vote was tied';
