import { numberWords } from '@/games/kit/number-words';

// Words that sentences of scenes are made of, the same in all games.

const small = ['no', ...numberWords.slice(1, 14)];

/** "three", "14": figures from fourteen on. */
export const inWords = (count: number): string => small[count] ?? String(count);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a phase is called as a heading, within a sentence: "Round 3 of 3", "the break", "dig, round 1 of 2". */
export const withinSentence = (heading: string): string =>
  heading.replace(/^(?:The (?=.)|[A-Z](?=[^,\d]*, round \d))/, (first) => first.toLowerCase());

/** "On to Round 3 of 3", "On to the break". */
export const onTo = (next: string): string => `On to ${withinSentence(next)}`;

/** "Ana", "Ana and Bea", "Ana, Bea and Cem". */
export function listed(items: readonly string[], before: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${before} ${last}`;
}

/** "1st", "2nd", "13th". */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

/** "1 point", "−3 points". */
export const figureWords = (points: number): string => String(points).replace('-', '−');

export const pointsWords = (points: number): string =>
  `${figureWords(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
