import { cells } from '../grid';
import { appraise, explainProblem } from './statement';

// Rules are put together when they are first asked for, and run slowly until they have run a few times: some tenths of a
// second for whoever writes the first statement. What waits for statements reads some before anybody asks.

/** Sentences of every kind, so that each part of the grammar has been asked for. */
export const everyKind = [
  'There are two red tiles.',
  'There are more reds than blues.',
  'Every red tile is next to a blue tile.',
  'No two adjacent tiles share a colour.',
  'If A1 is red, then B1 is blue and so is C1.',
  'Exactly two colours appear.',
  'Each row has a red tile.',
  'A1 and B2 match but C1 differs from A2.',
  'The number of red tiles is even.',
  'at most one red, no blue',
  'Something that nobody can read.',
];

/** Often enough for them to run fast: about half a second. */
const TIMES = 3;

export function warmReader(): void {
  for (let n = 0; n < TIMES; n++)
    for (const length of [6, 8])
      for (const text of everyKind) {
        const { problem } = appraise(`${text}${' '.repeat(n)}`, cells.slice(0, length));
        if (problem !== null) explainProblem(problem, text);
      }
}
