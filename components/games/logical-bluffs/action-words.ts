import type { ActionWords } from '@/components/match/game-screens';
import { hostRulingSchema, seatActionSchema } from '@/games/logical-bluffs/actions';

/** An action of the log in words, after a name. */
export const actionWords: ActionWords = (action, nameOf) => {
  const ruling = hostRulingSchema.safeParse(action);
  if (ruling.success) {
    const { seat, statement, valid, true: truth, reason } = ruling.data;
    const verdict = valid ? (truth ? 'true' : 'false') : 'not valid';
    return `ruled statement ${statement + 1} of ${nameOf(seat)} ${verdict}${reason === undefined || valid ? '' : `: “${reason}”`}`;
  }
  const parsed = seatActionSchema.safeParse(action);
  if (!parsed.success) return null;
  switch (parsed.data.type) {
    case 'bluff':
      return `said of ${parsed.data.subset.join(' ')}: ${parsed.data.statements.map((text) => `“${text}”`).join(' ')}`;
    case 'claim':
      return `judged the other’s statements: ${parsed.data.answers.map(judgedWords).join(', ')}`;
    case 'detective':
      return `asked the detective about statement ${parsed.data.statement + 1}`;
    case 'reveal':
      return `bought a look at ${parsed.data.tile}`;
    case 'guess':
      return `named the whole grid: ${rowsOf(parsed.data.grid).join('; ')}`;
    case 'guessing':
      return 'took time to guess';
    case 'pass':
      return 'passed';
  }
};

/** Null: it stood behind a smokescreen. */
const judgedWords = (answer: boolean | null, i: number): string =>
  `${i + 1} ${answer === null ? 'not read' : answer ? 'true' : 'false'}`;

const rowsOf = (grid: readonly string[]): readonly string[] =>
  [0, 1, 2, 3].map((row) => `row ${row + 1} ${grid.slice(4 * row, 4 * row + 4).join(', ')}`);
