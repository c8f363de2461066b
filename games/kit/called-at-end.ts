/**
 * What results and posts call a seat: as it was called all the while. Where a bot played in the place of somebody who did not
 * come, their name alone would say that they played; it is said behind the name, so that what is too long loses it first.
 */
export const calledAtEnd = ({ name, absent }: { readonly name: string; readonly absent: string | null }): string =>
  absent === null ? name : calledAsBot(name);

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
