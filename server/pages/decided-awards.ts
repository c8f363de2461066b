import type { Award, Results } from '@/games/game';
import type { AwardRow, Platform } from '../log/rows';
import type { DecidedAward } from './shapes';

// Awards are proposed by the rules; a host confirms or amends each. A decision names the award it is about, and holds
// for the finish it was made about: a match that was rewound since proposes anew.

interface Finished {
  readonly results: Results | null;
  readonly platform: Pick<Platform, 'awards'>;
  readonly log: { readonly length: number };
}

/** Null until the match is finished with results. */
export function decidedAwards({ results, platform, log }: Finished): DecidedAward[] | null {
  if (results === null) return null;
  const proposed = keyedAwards(results.awards);
  const places = [...proposed.keys()];
  const decisions = new Map(
    platform.awards.filter(({ seq }) => seq === log.length).map((row) => [keyOf(row, places), row]),
  );
  const keys = new Set([...places, ...decisions.keys()]);
  return [...keys].map((key) => decidedAward(key, { proposed: proposed.get(key), decision: decisions.get(key) }));
}

/** By whose it is, of which kind, and the how manyeth of these. */
function keyedAwards(awards: readonly Award[]): Map<string, Award> {
  const keyed = new Map<string, Award>();
  for (const award of awards) {
    const same = [...keyed.values()].filter(({ seat, kind }) => seat === award.seat && kind === award.kind).length;
    keyed.set(`${award.seat} ${award.kind} ${same + 1}`, award);
  }
  return keyed;
}

/** Older decisions name an award's place among all. */
function keyOf({ key }: AwardRow, places: readonly string[]): string {
  return key.startsWith('#') ? (places[Number(key.slice(1))] ?? key) : key;
}

function decidedAward(
  key: string,
  { proposed = null, decision }: { proposed?: Award | null; decision: AwardRow | undefined },
): DecidedAward {
  if (decision === undefined) {
    return { key, proposed, final: proposed, state: 'proposed', reason: null, by: null, at: null };
  }
  const final = decision.state === 'confirmed' ? proposed : parseAward(decision.award);
  const { state, reason, by, createdAt } = decision;
  return { key, proposed, final, state, reason, by, at: createdAt.getTime() };
}

const parseAward = (text: string | null): Award | null => (text === null ? null : JSON.parse(text));
