import { z } from 'zod';
import { COUNTED_KIND, type ConditionSetting, rankedKinds } from './condition-kinds';
import { groups } from './runes';

const distinct = (list: readonly string[]) => new Set(list).size === list.length;

const countedSchema = z.strictObject({
  kind: z.literal(COUNTED_KIND),
  groups: z
    .array(z.enum(groups, { error: 'has to be a group of runes, such as "Divider"' }))
    .min(1, 'names no group')
    .refine(distinct, 'names a group twice'),
});

export const conditionSchema: z.ZodType<ConditionSetting> = z.discriminatedUnion(
  'kind',
  [z.strictObject({ kind: z.enum(rankedKinds) }), countedSchema],
  { error: `has to be a condition of a known kind: ${[...rankedKinds, COUNTED_KIND].join(', ')}` },
);
