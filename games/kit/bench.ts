// The form in which games offer benchmarks of their rules: `games/<game>/bench.ts` exports `benchCases`, and
// `npm run bench` runs them. Rules have no clock; the bench lends them one.

export interface BenchCase {
  /** As it is asked for on the command line: "bifrost-judging". */
  readonly name: string;
  /** One sentence: what is measured. */
  readonly about: string;
  /** Takes a minute or more: only run when asked for by name. */
  readonly isLong?: boolean;
  /** `clock` gives milliseconds, with fractions, that never go back. */
  run(clock: () => number): readonly Measurement[];
}

export interface Measurement {
  /** What the figure is: "judged moves per second". */
  readonly what: string;
  readonly value: number;
  /** Written after the figure: "/s", "ms", "%". */
  readonly unit: string;
  /** What it has to reach; absent where it is only told. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number };
}
