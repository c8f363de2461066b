import { z } from 'zod';
import type { Judging, Judgment } from '../game';
import { type Action, type BluffAction, cellSchema } from './actions';
import { checkStatements } from './check';
import { colours, type Grid } from './grid';
import { truthOf } from './language/statement';
import { warmReader } from './language/warm';
import { previousSubset, type State, sideOf } from './state';
import { subsetProblem } from './subset';

// Reading and judging four statements takes up to seconds of counted steps: it is found out ahead, and the truths are kept.

const questionSchema = z.strictObject({
  subset: z.array(cellSchema),
  statements: z.array(z.string()),
  adjudication: z.enum(['automatic', 'host']),
  grid: z.array(z.enum(colours)),
});

const truthsSchema = z.array(z.boolean().nullable()).length(4);

export const judging: Judging<State, Action> = {
  question(state, { by, action }) {
    const side = sideOf(state, by);
    if (action.type !== 'bluff' || state.phase !== 'bluff' || state.seats[side].bluff !== null) return null;
    const { subset, statements, noLimit } = action;
    if (subsetProblem(subset, previousSubset(state, side), noLimit) !== null) return null;
    return { subset, statements, adjudication: state.settings.adjudication, grid: state.grid };
  },
  answer(question) {
    const { adjudication, grid, ...said } = questionSchema.parse(question);
    const refusal = checkStatements(said, adjudication);
    return { refusal, outcome: refusal === null ? truthsOf(said, grid) : null };
  },
  warm: warmReader,
};

/** Whether each is true; null: the host has to say. */
export const truthsOf = ({ statements, subset }: Pick<BluffAction, 'statements' | 'subset'>, grid: Grid) =>
  statements.map((text) => truthOf(text, subset, grid));

export const truthsIn = ({ outcome }: Judgment) => truthsSchema.parse(outcome);
