import type { Power } from '@/games/runes-to-ruins/action-names';
import type { Rules } from '@/games/runes-to-ruins/rules-in-settings';

/** What a vision's card says: its name, what it does in one line, what is asked and learned, and who else can see it. */
export interface PowerWords {
  readonly name: string;
  /** Beside its price while it is closed: what to choose it by. */
  readonly inShort: string;
  readonly learns: string;
  readonly seenBy: string;
}

const nobody = 'Nobody sees that you used it.';

/** What a mirror tells where the match reads it so. */
const overhears =
  'Of every assign, pattern, glimpse, count and has of this player in this round that names you (also beside others), you learn the question and what they were told.';

const overhearsInShort = 'Show a rune; overhear most of what a player asks about you.';

/** What a card says of a power in a match with these rules. */
export const powerWordsIn = (power: Power, { mirrorReading }: Pick<Rules, 'mirrorReading'>): PowerWords =>
  power === 'mirror' && mirrorReading === 'eavesdrop'
    ? { ...powerWords.mirror, inShort: overhearsInShort, learns: overhears }
    : powerWords[power];

export const powerWords: Readonly<Record<Power, PowerWords>> = {
  assign: {
    name: 'Assign',
    inShort: 'Learn whether each other player has the rune you give them.',
    learns: 'Give every other player a different rune. You learn of each whether their symbol has it.',
    seenBy: nobody,
  },
  divine: {
    name: 'Divine',
    inShort: 'Learn which others use a rune of a Divine group.',
    learns: 'Name a Divine group. You learn which others use a rune of it.',
    seenBy: nobody,
  },
  mundane: {
    name: 'Mundane',
    inShort: 'Learn which others use a rune of a Mundane group.',
    learns: 'Name a Mundane group. You learn which others use a rune of it.',
    seenBy: nobody,
  },
  pattern: {
    name: 'Pattern',
    inShort: 'Learn for each position how many players have a group there.',
    learns:
      'Name a group for each position, and one to four players. You learn for each position how many of them have such a rune there.',
    seenBy: nobody,
  },
  place: {
    name: 'Place',
    inShort: 'Learn which groups the others have at a position.',
    learns: 'Name an order and a position. You learn which of its groups any other player has there.',
    seenBy: nobody,
  },
  glimpse: {
    name: 'Glimpse',
    inShort: 'Learn one rune of a player’s symbol that you did not name.',
    learns: 'Name a player and up to five runes. You learn a rune of their symbol that you did not name.',
    seenBy: nobody,
  },
  mirror: {
    name: 'Mirror',
    inShort: 'Show a rune; most questions of a player about you turn on them.',
    learns:
      'Of every assign, pattern, glimpse, count and has of this player in this round that names you (also beside others), you learn the question and what it gives about their own symbol.',
    seenBy: 'Everybody sees the rune of yours that you show.',
  },
  trade: {
    name: 'Trade',
    inShort: 'Show your rune at a position; learn another’s there.',
    learns: 'You learn which rune the other has at the position of yours that you show. Once a match.',
    seenBy: 'Everybody sees your rune and its position.',
  },
  inverse: {
    name: 'Inverse',
    inShort: 'Assign, divine and mundane say the opposite of you.',
    learns: 'Every answer about you to assign, divine and mundane is turned into its opposite this round.',
    seenBy: 'Nobody sees it, but everybody knows that it may have happened.',
  },
};
