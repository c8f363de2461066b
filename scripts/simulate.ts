// `npm run simulate -- GAME --matches N [--seed S] [--seats N] [--set KEY=JSON]`: bots play whole matches in this process, each from its
// seat's view as on the server, and a summary says how they went. Same seed, same matches.
import { parseArgs } from 'node:util';
import { resultsOf } from '@/games/match';
import type { Playout } from '@/games/playout';
import {
  botOf,
  gameNamed,
  type Playing,
  playingOf,
  playingOptions,
  playMatch,
  runCommand,
  wholeNumber,
} from './playing';

const usage = 'usage: npm run simulate -- GAME --matches N [--seed S] [--seats N] [--set KEY=JSON]';

const percentileOf = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

interface Played {
  readonly playout: Playout;
  readonly ms: number;
  readonly n: number;
}

function simulate() {
  const options = { ...playingOptions, matches: { type: 'string', default: '20' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const playing = playingOf(gameNamed(positionals[0]), values);
  const count = wholeNumber('matches', values.matches);
  const playouts = Array.from({ length: count }, (_, n) => {
    const start = performance.now();
    return { playout: playMatch(playing, n), ms: performance.now() - start, n };
  });
  summarise(playing, playouts);
}

function summarise(playing: Playing, playouts: readonly Played[]): void {
  const { game, seats } = playing;
  const finished = playouts.filter(({ playout }) => playout.match.status === 'finished');
  const events = playouts.map(({ playout }) => playout.events.length).sort((a, b) => a - b);
  const totalMs = playouts.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`${game.name}: ${playouts.length} matches of ${seats.length} seats, ${finished.length} finished.`);
  console.log(
    `events: ${events[0]} to ${events.at(-1)}, median ${percentileOf(events, 0.5)}; ${(totalMs / playouts.length).toFixed(1)} ms a match.`,
  );
  console.table(game.bots.map((bot, index) => ({ bot: bot.name, ...botRow(playing, { index, playouts: finished }) })));
}

function botRow(playing: Playing, { index, playouts }: { index: number; playouts: readonly Played[] }) {
  const standings = playouts.flatMap(({ playout, n }) => {
    const results = resultsOf(playout.match);
    const mine = results?.standings.filter(({ seat }) => botOf(playing, seat, n) === index) ?? [];
    return mine.map(({ seat, rank, points }) => ({ rank, points, won: results?.winners.includes(seat) ?? false }));
  });
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
  return {
    seats: standings.length,
    'won %': Math.round(100 * mean(standings.map(({ won }) => Number(won)))),
    'mean rank': mean(standings.map(({ rank }) => rank)).toFixed(2),
    'mean points': mean(standings.flatMap(({ points }) => (points === null ? [] : [points]))).toFixed(2),
  };
}

runCommand(usage, simulate);
