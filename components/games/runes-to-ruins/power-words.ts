import type { Power } from '@/games/runes-to-ruins/action-names';
import type { Rules } from '@/games/runes-to-ruins/settings';

/** What a vision's card says: its name, what is asked, what is learned, and who else can see it. */
export interface PowerWords {
  readonly name: string;
  readonly learns: string;
  readonly seenBy: string;
}

const nobody = 'Nobody sees that you used it.';

/** What a mirror tells where the match reads it so. */
const overhears =
  'Of every assign, pattern, glimpse, count and has of this player in this round that names you (also beside others), you learn the question and what they were told.';

/** What is learned by a power in a match with these rules. */
export const learnsWords = (power: Power, { mirrorReading }: Pick<Rules, 'mirrorReading'>): string =>
  power === 'mirror' && mirrorReading === 'eavesdrop' ? overhears : powerWords[power].learns;

export const powerWords: Readonly<Record<Power, PowerWords>> = {
  assign: {
    name: 'Assign',
    learns: 'Give every other player a different rune. You learn of each whether their symbol has it.',
    seenBy: nobody,
  },
  divine: { name: 'Divine', learns: 'Name a Divine group. You learn which others use a rune of it.', seenBy: nobody },
  mundane: {
    name: 'Mundane',
    learns: 'Name a Mundane group. You learn which others use a rune of it.',
    seenBy: nobody,
  },
  pattern: {
    name: 'Pattern',
    learns:
      'Name a group for each position, and one to four players. You learn for each position how many of them have such a rune there.',
    seenBy: nobody,
  },
  place: {
    name: 'Place',
    learns: 'Name an order and a position. You learn which of its groups any other player has there.',
    seenBy: nobody,
  },
  glimpse: {
    name: 'Glimpse',
    learns: 'Name a player and up to five runes. You learn a rune of their symbol that you did not name.',
    seenBy: nobody,
  },
  mirror: {
    name: 'Mirror',
    learns:
      'Of every assign, pattern, glimpse, count and has of this player in this round that names you (also beside others), you learn the question and what it gives about their own symbol.',
    seenBy: 'Everybody sees the rune of yours that you show.',
  },
  trade: {
    name: 'Trade',
    learns: 'You learn which rune the other has at the position of yours that you show. Once a match.',
    seenBy: 'Everybody sees your rune and its position.',
  },
  inverse: {
    name: 'Inverse',
    learns: 'Every answer about you to assign, divine and mundane is turned into its opposite this round.',
    seenBy: 'Nobody sees it, but everybody knows that it may have happened.',
  },
};
