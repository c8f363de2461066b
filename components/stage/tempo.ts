import type { FinaleBeat } from './scene';

// How long each step of an end stays, the same in all games: as long as its picture moves and its words take to be read,
// and the last three places longer than what comes before them.

/** The last places, told one by one and slowly, with nothing between. */
export const SLOW_PLACES = 3;

const BREATH_MS = 1500;

/** Of who sees the game for the first time, and looks at a picture beside it. */
export const readingMs = (text: string): number => 1200 + 300 * text.split(/\s+/).filter(Boolean).length;

/** The beat that tells the first of the last three places. */
export function slowFrom(beats: readonly FinaleBeat[]): number {
  const telling = beats.filter(({ tells }) => tells.length > 0);
  const third = telling.at(-SLOW_PLACES) ?? telling[0];
  return third === undefined ? beats.length : beats.indexOf(third);
}

/**
 * `ms` of a beat as it comes is what its picture needs. `named`: its words with every name as one, so that an end takes as
 * long for who is called “you” in it. The crown stays where it is: nothing comes after it.
 */
export function paced<SceneBeat extends FinaleBeat>(
  beats: readonly SceneBeat[],
  named: (text: string) => string,
): SceneBeat[] {
  const slow = slowFrom(beats);
  return beats.map((beat, i) => {
    if (beat.isCrown === true) return beat;
    return { ...beat, ms: Math.max(beat.ms, readingMs(named(beat.text))) + (i >= slow ? BREATH_MS : 0) };
  });
}
