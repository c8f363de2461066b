// Judges hard statements in a process of its own: all of them, to tell how long each took, or just the one that is named by its
// number, to tell by how much the process grew for it.
import { cells } from '@/games/logical-bluffs/grid';
import { hostileSentences } from '@/games/logical-bluffs/language/hostile';
import { appraise } from '@/games/logical-bluffs/language/statement';
import { warmReader } from '@/games/logical-bluffs/language/warm';
import type { Grown, Took } from './statements';

const [tiles = 8, count = 0, only] = process.argv.slice(2).map(Number);
const subset = cells.slice(0, tiles);
const sentences = hostileSentences(count, 14);

warmReader();
process.send?.(only === undefined ? sentences.map(took) : grown(sentences[only] ?? ''));

function took(text: string): Took {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  appraise(text, subset);
  const { user, system } = process.cpuUsage(cpu);
  return { text, ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/** The most that it ever held, against what it held before: its garbage counts. */
function grown(text: string): Grown {
  global.gc?.();
  const before = process.memoryUsage.rss();
  appraise(text, subset);
  return { text, mb: (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20 };
}
