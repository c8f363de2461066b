import type { Random } from '@/games/game';
import { createRandom } from '@/games/kit/random';
import { type Candidate, conditionPays, conditions } from '@/games/runes-to-ruins/conditions';
import { type RuneSymbol, randomSymbol } from '@/games/runes-to-ruins/symbol';

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

export function votePays(own: { symbol: RuneSymbol; insight: number; mantraObtained: number; others: number }): Pay[] {
  const random = createRandom('what a condition would pay');
  const me = { symbol: own.symbol, insight: own.insight, mantraObtained: own.mantraObtained };
  const tables = Array.from({ length: SAMPLES }, () => sampleTable(me, { random, others: own.others }));
  return conditions.map(({ number, text, kind, figure }) => {
    const isCertain = kind === 'counted';
    const pays = tables.map((table) => conditionPays(number, table)[0] ?? 0);
    const sees = number === 10 || number === 11 ? null : Math.abs(figure(tables[0]?.[0] as Candidate));
    return { number, text, figure: sees, pays: pays.reduce((sum, one) => sum + one, 0) / pays.length, isCertain };
  });
}

/** The viewer among seats that are like anybody; what they hold is taken to be like what the viewer holds. */
function sampleTable(
  me: Omit<Candidate, 'others'>,
  { random, others }: { random: Random; others: number },
): Candidate[] {
  const rivals = Array.from({ length: others }, () => ({
    symbol: randomSymbol(random),
    insight: Math.max(0, me.insight + random.int(7) - 3),
    mantraObtained: Math.max(0, me.mantraObtained + random.int(13) - 6),
  }));
  const all = [me, ...rivals];
  return all.map((one) => ({ ...one, others: all.filter((other) => other !== one).map(({ symbol }) => symbol) }));
}
