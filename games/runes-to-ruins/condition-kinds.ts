// The kinds of conditions, by the names that settings give them. A match may bring fifteen of its own choice.

/** Those that look at the whole symbol, or at what its seat holds: all ranked. */
export const rankedKinds = [
  'most-segments',
  'fewest-segments',
  'most-lines',
  'fewest-lines',
  'most-in-one-group',
  'most-groups',
  'most-sharing-groups',
  'most-joins',
  'fewest-joins',
  'most-used-by-nobody-else',
  'most-used-by-others',
  'least-mantra',
  'least-insight',
] as const;
export type RankedKind = (typeof rankedKinds)[number];

/** Counted: one insight for each rune in one of these groups, of either order. */
export const COUNTED_KIND = 'runes-in-groups';
export type ConditionSetting = { kind: RankedKind } | { kind: typeof COUNTED_KIND; groups: string[] };

/** [V8] By number, from 1. */
export const standardConditions: readonly ConditionSetting[] = [
  { kind: 'most-segments' },
  { kind: 'fewest-segments' },
  { kind: 'most-lines' },
  { kind: 'fewest-lines' },
  { kind: 'most-in-one-group' },
  { kind: 'most-groups' },
  { kind: 'most-sharing-groups' },
  { kind: 'most-joins' },
  { kind: 'fewest-joins' },
  { kind: 'most-used-by-nobody-else' },
  { kind: 'most-used-by-others' },
  { kind: 'runes-in-groups', groups: ['Divider', 'Slope', 'Splitter'] },
  { kind: 'runes-in-groups', groups: ['Straight', 'Torn', 'Origin'] },
  { kind: 'least-mantra' },
  { kind: 'least-insight' },
];
