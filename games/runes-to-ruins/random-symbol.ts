import type { Random } from '../game';
import { itemAt } from '../kit/item-at';
import { countSymbols } from './counting';
import { knowing, placed } from './knowledge';
import { type RuneId, type RuneRules, runeIds } from './runes';
import { isLegalSymbol, positions, type RuneSymbol, sameSymbol } from './symbol';

// Legal symbols by chance. Six runes are drawn until they are one; where drawings of a match's own leave so few that
// this would take long, one is put together rune by rune from exact counts.

const PATIENCE = 50_000;

/** A legal symbol, each as likely as any other, and none of `without`. */
export function randomSymbol(
  random: Random,
  { rules, without = [] }: { rules: RuneRules; without?: readonly RuneSymbol[] },
): RuneSymbol {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const symbol = sixRunes(random);
    if (isLegalSymbol(symbol, rules) && !without.some((one) => sameSymbol(one, symbol))) return symbol;
  }
  return rareSymbol(random, { rules, without });
}

/** Six different runes in any order: the first six of a shuffle that goes no further. */
function sixRunes(random: Random): RuneSymbol {
  const pool = [...runeIds];
  for (const i of positions) {
    const j = i + random.int(pool.length - i);
    [pool[i], pool[j]] = [itemAt(pool, j), itemAt(pool, i)];
  }
  return pool.slice(0, 6);
}

function rareSymbol(random: Random, { rules, without }: { rules: RuneRules; without: readonly RuneSymbol[] }) {
  const symbol: RuneId[] = [];
  let knowledge = { ...knowing(rules), not: without };
  for (const position of positions) {
    const { at } = countSymbols(knowledge);
    const rune = itemAt(runeIds, drawWeighted(random, itemAt(at, position)));
    symbol.push(rune);
    knowledge = placed(knowledge, { rune, position });
  }
  return symbol;
}

/** A place of the row, as likely as what stands there is large. */
function drawWeighted(random: Random, row: Float64Array): number {
  let left = random.int(row.reduce((sum, weight) => sum + weight, 0));
  return row.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Fewer than this, and a match could run out of them: a clash bans some. */
export const FEWEST_SYMBOLS = 1000;
const GLANCES = 3000;

/** Whether there are symbols enough to play with. One found at a glance means many. */
export function hasSymbolsEnough(rules: RuneRules, random: Random): boolean {
  for (let i = 0; i < GLANCES; i++) if (isLegalSymbol(sixRunes(random), rules)) return true;
  return countSymbols(knowing(rules)).total >= FEWEST_SYMBOLS;
}
