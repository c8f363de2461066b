import type { Random } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { type Candidate, type ConditionRules, conditionPays, conditionsOf } from '@/games/runes-to-ruins/conditions';
import { randomSymbol } from '@/games/runes-to-ruins/random-symbol';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';

// What a condition would pay the viewer. Counted ones are certain; ranked ones depend on symbols that nobody may know,
// so their pay is an average over random symbols for the others.

export interface Pay {
  readonly number: number;
  readonly text: string;
  /** What the condition looks at in the own symbol; null where it looks at the others too. */
  readonly figure: number | null;
  readonly pays: number;
  readonly isCertain: boolean;
}

const SAMPLES = 40;

export interface Voter {
  readonly symbol: RuneSymbol;
  readonly insight: number;
  readonly mantraObtained: number;
  /** How many other seats there are. */
  readonly others: number;
  readonly rules: ConditionRules;
}

export function votePays(own: Voter): Pay[] {
  const random = createRandom('what a condition would pay');
  const me = { symbol: own.symbol, insight: own.insight, mantraObtained: own.mantraObtained };
  const tables = Array.from({ length: SAMPLES }, () =>
    sampleTable(me, { random, others: own.others, rules: own.rules }),
  );
  return conditionsOf(own.rules).map((condition) => {
    const { number, text, kind, figure } = condition;
    const isCertain = condition.pays === 'counted';
    const pays = tables.map((table) => conditionPays(condition, table)[0] ?? 0);
    const sees =
      kind === 'most-used-by-nobody-else' || kind === 'most-used-by-others'
        ? null
        : Math.abs(figure(tables[0]?.[0] as Candidate));
    return { number, text, figure: sees, pays: pays.reduce((sum, one) => sum + one, 0) / pays.length, isCertain };
  });
}

/** What pays the viewer most first; what pays alike, by its number. */
export const byPay = (pays: readonly Pay[]): Pay[] => pays.toSorted((a, b) => b.pays - a.pays || a.number - b.number);

/** The viewer among seats that are like anybody; what they hold is taken to be like what the viewer holds. */
function sampleTable(
  me: Omit<Candidate, 'others'>,
  { random, others, rules }: { random: Random; others: number; rules: ConditionRules },
): Candidate[] {
  const rivals = Array.from({ length: others }, () => ({
    symbol: randomSymbol(random, { rules }),
    insight: Math.max(0, me.insight + random.int(7) - 3),
    mantraObtained: Math.max(0, me.mantraObtained + random.int(13) - 6),
  }));
  const all = [me, ...rivals];
  return all.map((one) => ({ ...one, others: all.filter((other) => other !== one).map(({ symbol }) => symbol) }));
}
