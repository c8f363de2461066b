import { z } from 'zod';
import { cells, colours } from '@/games/logical-bluffs/grid';
import { createJudge, type Judged } from '@/games/logical-bluffs/language/judge';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { type Appraisal, appraise, explainProblem } from '@/games/logical-bluffs/language/statement';
import { saidInstead, whatIsProposed, writableReadings } from '@/games/logical-bluffs/language/suggest';

// What the command says of one line: whether the text will do as a statement on the subset, what it was read as, and
// its truth for every colouring, one bit each (the first tile in grid order is the lowest base-4 digit), as hex.

const questionSchema = z.object({
  subset: z.array(z.enum(cells)).min(1),
  text: z.string(),
  grid: z.array(z.enum(colours)).length(cells.length).optional(),
});

type Question = z.infer<typeof questionSchema>;

/** An answer for each line, in their order; an empty line is one that cannot be read. */
export async function* answersTo(lines: AsyncIterable<string>): AsyncGenerator<Record<string, unknown>> {
  for await (const line of lines) yield answerStatement(line);
}

function answerStatement(line: string): Record<string, unknown> {
  const question = parseQuestion(line);
  if ('error' in question) return { ok: false, code: 'BAD_LINE', message: question.error, readings: [], ms: 0 };
  const start = performance.now();
  const appraisal = appraise(question.text, question.subset, createJudge(question.subset));
  const ms = Math.round((performance.now() - start) * 100) / 100;
  return { ...answer(appraisal, question), ms };
}

function parseQuestion(line: string): Question | { error: string } {
  try {
    const { data, error } = questionSchema.safeParse(JSON.parse(line));
    return data ?? { error: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') };
  } catch {
    return { error: 'is not JSON' };
  }
}

function answer({ text, problem, judged, statement }: Appraisal, { grid, subset }: Question): Record<string, unknown> {
  if (problem !== null || judged === null || statement === null) {
    const readings = writableReadings(problem, subset);
    const reason = problem === null ? '' : explainProblem(problem, text);
    const suggestions = saidInstead(text, subset);
    const partly = suggestions.flatMap(({ says, text: said }) =>
      whatIsProposed[says] === null ? [] : [`${whatIsProposed[says]}: “${said}”`],
    );
    return {
      ...{ ok: false, code: problem?.code ?? 'NOT_UNDERSTOOD', message: [reason, ...partly].join(' '), readings },
      suggestions: suggestions.map((proposal) => proposal.text),
    };
  }
  const here = grid === undefined ? {} : { here: judged.isTrue(grid) };
  return { ok: true, echo: sayStatement(statement), truth: hexOf(judged), ...here };
}

function hexOf({ table, subset }: Judged): string | null {
  if (table === null) return null;
  const bytes = Math.ceil(4 ** subset.length / 8);
  return Buffer.from(table.buffer, table.byteOffset, bytes).toString('hex');
}
