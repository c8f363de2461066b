import { z } from 'zod';
import type { SeatId } from '../game';
import { namedSeat as seat } from '../kit/seats';
import { type Power, powers, type Question } from './action-names';
import { divineGroups, groups, mundaneGroups, orders, type RuneId, runeIds } from './runes';
import { gridLines } from './symbol';

// What a seat can send. Anything not of these forms is refused as such; what depends on who sends it (naming oneself,
// say) is found in check.ts.

const rune = z.enum(runeIds);
const six = z.array(rune).length(6);
const position = z.int().min(0).max(5);
const group = z.enum(groups);
const distinct = (list: readonly string[]) => new Set(list).size === list.length;

const conditionKey = /^([1-9]|1[0-5])$/;

const isVotes = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([key, votes]) => conditionKey.test(key) && Number.isInteger(votes) && votes >= 0);

const isAssignment = (value: unknown): value is Readonly<Record<SeatId, RuneId>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => runeIds.includes(one)) &&
  distinct(Object.values(value));

const votingSchema = z.strictObject({
  type: z.literal('vote'),
  votes: z.custom<Readonly<Record<string, number>>>(
    isVotes,
    'gives conditions 1 to 15 whole numbers of votes, such as {"7": 1}',
  ),
  extra: z.boolean(),
  learn: z.boolean(),
});
const abstainingSchema = z.strictObject({ type: z.literal('vote'), abstain: z.literal(true) });

const vision = <Power extends string, Shape extends z.ZodRawShape>(power: Power, shape: Shape) =>
  z.strictObject({ type: z.literal('vision'), power: z.literal(power), ...shape });

export const visionSchema = z.discriminatedUnion('power', [
  vision('assign', {
    assign: z.custom<Readonly<Record<SeatId, RuneId>>>(
      isAssignment,
      'gives every other seat a rune, and no rune to two of them',
    ),
  }),
  vision('divine', { group: z.enum(divineGroups) }),
  vision('mundane', { group: z.enum(mundaneGroups) }),
  vision('pattern', {
    groups: z.array(group).length(6),
    seats: z.array(seat).min(1).max(4).refine(distinct, 'names a seat twice'),
  }),
  vision('place', { order: z.enum(orders), position }),
  vision('glimpse', { seat, not: z.array(rune).max(5) }),
  vision('inverse', {}),
  vision('mirror', { show: rune, seat }),
  vision('trade', { position, seat }),
]);

const question = <Question extends string, Shape extends z.ZodRawShape>(name: Question, shape: Shape) =>
  z.strictObject({ type: z.literal('learn'), question: z.literal(name), ...shape });

export const learnSchema = z.discriminatedUnion('question', [
  question('rune', { rune }),
  question('count', { seat, group, number: z.int().min(0).max(6) }),
  question('has', { seat, rune }),
  question('line', { rune, line: z.enum(gridLines) }),
  question('shared', { seats: z.array(seat).length(2).refine(distinct, 'names a seat twice') }),
  question('best', { runes: z.array(rune).min(1).max(6).refine(distinct, 'names a rune twice') }),
]);

export const seatActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('symbol'), runes: six }),
  z.looseObject({ type: z.literal('vote') }).pipe(z.union([votingSchema, abstainingSchema])),
  visionSchema,
  z.strictObject({ type: z.literal('withdraw'), power: z.enum(powers) }),
  learnSchema,
  z.strictObject({ type: z.literal('guess'), symbols: z.array(six) }),
  z.strictObject({ type: z.literal('light') }),
  z.strictObject({ type: z.literal('dark'), seat }),
  z.strictObject({ type: z.literal('ready') }),
]);

export type Action = z.infer<typeof seatActionSchema>;
export type Vision = z.infer<typeof visionSchema>;
export type VisionOf<P extends Power> = Extract<Vision, { power: P }>;
export type Learn = z.infer<typeof learnSchema>;
export type LearnOf<Q extends Question> = Extract<Learn, { question: Q }>;
export type Vote = Extract<Action, { type: 'vote' }>;
export type Guess = Extract<Action, { type: 'guess' }>;

export const isAbstaining = (vote: Vote | null): boolean => vote !== null && 'abstain' in vote;
