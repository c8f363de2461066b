import type { BenchCase, Measurement } from '../kit/bench';
import { cells } from './grid';
import corpus from './language/corpus.json';
import { appraise } from './language/statement';

// How long reading and judging a statement takes, over the whole corpus: what a player waits for at every key.

const sentences = Object.values(corpus.accepted).flatMap((group) => group.map(([text]) => text ?? ''));

export const benchCases: readonly BenchCase[] = [
  {
    name: 'bluffs-statements',
    about: 'reads and judges every sentence of the corpus, on 8 and on all 16 tiles',
    run: (clock) => [...measure(8, 5, clock), ...measure(16, 50, clock)],
  },
];

/** The first time warms up; the second counts. */
function measure(tiles: number, atMost: number, clock: () => number): Measurement[] {
  const subset = cells.slice(0, tiles);
  for (const text of sentences) appraise(text, subset);
  const times = sentences.map((text) => {
    const start = clock();
    appraise(text, subset);
    return clock() - start;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return [
    { what: `a statement on ${tiles} tiles, median`, value: at(0.5), unit: 'ms' },
    { what: `a statement on ${tiles} tiles, 95th percentile`, value: at(0.95), unit: 'ms', target: { atMost } },
  ];
}
