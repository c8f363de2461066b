// `npm run simulate -- GAME --matches N [--seed S] [--seats N] [--set KEY=JSON]`: bots play whole matches in this process, each from its
// seat's view as on the server, and a summary says how they went. Same seed, same matches.
import { parseArgs } from 'node:util';
import { games } from '@/games/index';
import { resultsOf } from '@/games/match';
import { type Playout, playOut } from '@/games/playout';
import { createStart, RecordError } from '@/games/record';

const usage = `usage: npm run simulate -- GAME --matches N [--seed S] [--seats N] [--set KEY=JSON]\ngames: ${[...games.keys()].join(', ')}`;

function fail(sentence: string): never {
  console.error(`${sentence}\n${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        matches: { type: 'string', default: '20' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        set: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { values, positionals } = readOptions();
const game = games.get(positionals[0] ?? '') ?? fail('Name a game.');
const count = wholeNumber('matches', values.matches);
const seatCount = values.seats === undefined ? game.seats.standard : wholeNumber('seats', values.seats);

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 ? value : fail(`--${name} has to be a whole number from 1.`);
}

function settings(): Record<string, unknown> {
  return Object.fromEntries(
    values.set.map((setting) => {
      const at = setting.indexOf('=');
      try {
        return [setting.slice(0, at), JSON.parse(setting.slice(at + 1)) as unknown];
      } catch {
        return fail(`--set ${setting}: write it as KEY=JSON.`);
      }
    }),
  );
}

const seats = Array.from({ length: seatCount }, (_, i) => (i < 26 ? String.fromCharCode(65 + i) : `S${i + 1}`));

function playOne(n: number): Playout {
  const seed = `${values.seed} ${n}`;
  // Seats take the game's bots in turns, another one first in each match, so that bots can be compared.
  const botOf = (seat: string) => (seats.indexOf(seat) + n) % game.bots.length;
  return playOut(createStart({ game: game.id, settings: settings(), seats, seed }), { seed: `bots ${seed}`, botOf });
}

const percentileOf = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

function summarise(playouts: readonly { playout: Playout; ms: number; n: number }[]): void {
  const finished = playouts.filter(({ playout }) => playout.match.status === 'finished');
  const events = playouts.map(({ playout }) => playout.events.length).sort((a, b) => a - b);
  const totalMs = playouts.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${game.name}: ${playouts.length} matches of ${seatCount} seats, ${finished.length} finished.`);
  console.log(
    `events: ${events[0]} to ${events.at(-1)}, median ${percentileOf(events, 0.5)}; ${(totalMs / playouts.length).toFixed(1)} ms a match.`,
  );
  console.table(game.bots.map((bot, index) => botRow(bot.name, { index, playouts: finished })));
}

function botRow(
  name: string,
  { index, playouts }: { index: number; playouts: readonly { playout: Playout; n: number }[] },
) {
  const standings = playouts.flatMap(({ playout, n }) => {
    const results = resultsOf(playout.match);
    const mine = results?.standings.filter(({ seat }) => (seats.indexOf(seat) + n) % game.bots.length === index) ?? [];
    return mine.map(({ seat, rank, points }) => ({ rank, points, won: results?.winners.includes(seat) ?? false }));
  });
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  return {
    bot: name,
    seats: standings.length,
    'won %': Math.round(100 * mean(standings.map(({ won }) => Number(won)))),
    'mean rank': mean(standings.map(({ rank }) => rank)).toFixed(2),
    'mean points': mean(standings.flatMap(({ points }) => (points === null ? [] : [points]))).toFixed(2),
  };
}

try {
  summarise(
    Array.from({ length: count }, (_, n) => {
      const start = performance.now();
      const playout = playOne(n);
      return { playout, ms: performance.now() - start, n };
    }),
  );
} catch (error) {
  if (!(error instanceof RecordError)) throw error;
  fail(error.message);
}
