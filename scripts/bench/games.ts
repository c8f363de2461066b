import { existsSync } from 'node:fs';
import { catalog } from '@/games/catalog';
import type { BenchCase, Measurement } from '@/games/kit/bench';
import { reaches, sayLimit } from './targets';

/** The benchmarks of the games' own rules: `games/<game>/bench.ts`, where there is one. */
export const gameCases: readonly BenchCase[] = (await Promise.all(catalog.map(({ id }) => casesOf(id)))).flat();

async function casesOf(game: string): Promise<readonly BenchCase[]> {
  if (!existsSync(`games/${game}/bench.ts`)) return [];
  const { benchCases }: { benchCases: readonly BenchCase[] } = await import(`@/games/${game}/bench`);
  return benchCases;
}

interface GameFigures {
  readonly measured: readonly (Measurement & { readonly reached: boolean | null })[];
  /** The same for people. */
  readonly table: readonly object[];
}

export function runGameCase({ run }: BenchCase): GameFigures {
  const measured = run(() => performance.now()).map((figure) => ({ ...figure, reached: isReached(figure) }));
  return { measured, table: measured.map(rowOf) };
}

const isReached = ({ value, target }: Measurement) => (target === undefined ? null : reaches(value, target));

function rowOf({ what, value, unit, target, reached }: GameFigures['measured'][number]) {
  const figure = `${value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)} ${unit}`;
  const wanted = target === undefined ? '' : sayLimit(target);
  return { what, figure, target: wanted, reached: reached === null ? '' : reached ? 'yes' : 'no' };
}
