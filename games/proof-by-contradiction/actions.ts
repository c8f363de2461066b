import { z } from 'zod';
import { namedSeat } from '../kit/seats';
import { cells, colors } from './board';
import { clueSchema } from './clue-schema';
import { mainContracts } from './main-contracts';

const tokenSchema = z.strictObject({ color: z.enum(colors), cell: z.enum(cells) });
const contractsSchema = z.strictObject({
  /** The player named; null or left out: no pact. */
  pact: namedSeat.nullable().optional(),
  /** Null or left out: refused, but as something that is missing rather than malformed. */
  main: z.enum(mainContracts).nullable().optional(),
});

/** What a round wants of `clue`, `query` and `contracts` depends on the round; see check.ts. */
export const submissionSchema = z.strictObject({
  type: z.literal('submit'),
  clue: clueSchema.optional(),
  place: z.array(tokenSchema),
  query: z.array(z.enum(cells)).nullable().optional(),
  /** Null counts as left out. */
  contracts: contractsSchema.nullable().optional(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const autopilotSchema = z.strictObject({ type: z.literal('autopilot'), seat: namedSeat, on: z.boolean() });
export type AutopilotAction = z.infer<typeof autopilotSchema>;

export type Action = Submission | AutopilotAction;
