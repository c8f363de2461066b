import { attacks, type Held, type Table, worstOf } from '@/server/testing/hostile';
import { createMatch, type Stage } from './stage';
import { statementRow, statementTargets } from './statements';
import type { Row, Target } from './targets';

// The worst that one person can send, to a server as it runs, and how long its one thread is held by it at once.

const targets: readonly Target[] = [{ column: 'held, CPU ms', atMost: () => 50 }, ...statementTargets];

export const hostile = {
  name: 'hostile',
  about:
    'the worst that can be sent: hard statements, actions without end, old views, texts of a host, every procedure with nonsense; and what one statement costs by itself',
  targets,
  async run(stage: Stage): Promise<Row[]> {
    const table = await openTable(stage);
    const rows: Row[] = [];
    for (const [what, attack] of Object.entries(attacks)) {
      await stage.longestHold();
      const start = performance.now();
      const holds: Held[] = [];
      for await (const sent of attack(table)) holds.push({ sent, ...(await stage.longestHold()) });
      const worst = worstOf(holds);
      rows.push({
        what,
        sent: holds.length,
        'ms each': Math.round((performance.now() - start) / holds.length),
        'held, CPU ms': round(worst.cpuMs),
        by: worst.sent,
        'held, ms': round(Math.max(...holds.map(({ ms }) => ms))),
        'RSS MB': round(holds.at(-1)?.rssMb ?? 0),
      });
    }
    for (const tiles of [8, 16]) rows.push(await statementRow(tiles));
    return rows;
  },
};

const round = (n: number) => Math.round(n * 10) / 10;

const seatsOf = new Map([
  ['pointing-chains', 5],
  ['proof-by-contradiction', 5],
  ['bifrost', 3],
  ['runes-to-ruins', 5],
]);

async function openTable(stage: Stage): Promise<Table> {
  const open = (game: string, seats: number, settings = {}) => createMatch(stage, { game, seats, settings });
  const others = new Map();
  for (const [game, seats] of seatsOf)
    others.set(game, await open(game, seats, game === 'pointing-chains' ? { rounds: 500 } : {}));
  const items = { noLimit: 99, smokescreen: 0, detective: 0 };
  const bluffs = await open('logical-bluffs', 2, { items, bluffSeconds: null, claimSeconds: null });
  return { port: stage.port, isShort: false, bluffs, others };
}
