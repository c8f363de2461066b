interface Called {
  readonly name: string;
  readonly holder: string;
  /** A bot plays for somebody who has the seat. */
  readonly standIn: boolean;
}

interface CalledPage<Seat> {
  readonly seats: readonly Seat[];
  readonly anonymous: boolean;
  /** Null: they have not come out. */
  readonly results: unknown;
}

/** The seats as pages, pictures and posts call them; while nobody may know who is who, by their names alone. */
export const calledOn = <Seat extends Called>({ seats, anonymous, results }: CalledPage<Seat>): readonly Seat[] =>
  anonymous && results === null ? seats : seats.map((seat) => ({ ...seat, name: calledAs(seat) }));

/**
 * A bot’s name alone would say that a person plays, its own as well as that of somebody who did not come; what it is is said
 * behind the name, so that what is too long loses it first.
 */
export const calledAs = ({ name, holder, standIn }: Called): string =>
  holder === 'bot' && !standIn ? calledAsBot(name) : name;

const BOT = ' (bot)';

export const calledAsBot = (name: string): string => `${name}${BOT}`;

/** Where a text may be broken into words: who a bot played for is one word with that. */
export const spacesBetween = /\s+(?!\(bot\))/;

/** The pieces of a text between the words that say so: before each but the first a bot is named. */
export const aroundBots = (text: string): readonly string[] => text.split(BOT);

/** For drawings, where a small mark stands in the place of the word. */
export const partsOfCalled = (called: string): { readonly name: string; readonly isBot: boolean } => {
  const isBot = called.endsWith(BOT);
  return { name: isBot ? called.slice(0, -BOT.length) : called, isBot };
};
