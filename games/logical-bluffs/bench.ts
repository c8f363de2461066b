import type { BenchCase, Measurement } from '../kit/bench';
import { cells } from './grid';
import corpus from './language/corpus.json';
import { hostileSentences } from './language/hostile';
import { appraise } from './language/statement';

// How long reading and judging a statement takes: over the whole corpus what a player waits for at every key, and the
// worst that somebody can type.

const sentences = Object.values(corpus.accepted).flatMap((group) => group.map(([text]) => text ?? ''));

export const benchCases: readonly BenchCase[] = [
  {
    name: 'bluffs-statements',
    about: 'reads and judges every sentence of the corpus, on 8 and on all 16 tiles',
    run: (clock) => [...measure(8, 5, clock), ...measure(16, 50, clock)],
  },
  {
    name: 'bluffs-hostile',
    about: 'the worst of 400 sentences made to be hard: nested, joined, compared',
    run: (clock) => [worst(8, 100, clock), worst(16, 1000, clock)],
  },
];

function timesOf(texts: readonly string[], tiles: number, clock: () => number): number[] {
  const subset = cells.slice(0, tiles);
  const times = texts.map((text) => {
    const start = clock();
    appraise(text, subset);
    return clock() - start;
  });
  return times.sort((a, b) => a - b);
}

/** The first time warms up; the second counts. */
function measure(tiles: number, atMost: number, clock: () => number): Measurement[] {
  timesOf(sentences, tiles, clock);
  const times = timesOf(sentences, tiles, clock);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return [
    { what: `a statement on ${tiles} tiles, median`, value: at(0.5), unit: 'ms' },
    { what: `a statement on ${tiles} tiles, 95th percentile`, value: at(0.95), unit: 'ms', target: { atMost } },
  ];
}

function worst(tiles: number, atMost: number, clock: () => number): Measurement {
  timesOf(hostileSentences(60, 1), tiles, clock);
  const value = timesOf(hostileSentences(400, 14), tiles, clock).at(-1) ?? 0;
  return { what: `the worst statement on ${tiles} tiles`, value, unit: 'ms', target: { atMost } };
}
