import type { AnyGame } from '@/games/game';
import { games } from '@/games/index';
import { type Playout, playOut } from '@/games/playout';
import { createStart, type MatchRecord, RecordError } from '@/games/record';
import { variantGiven } from '@/games/variant';

// What `simulate` and `record` share: a match among bots, as the command line asks for it.

/** Options of the command line that say what is played. */
export const playingOptions = {
  seed: { type: 'string', default: '1' },
  seats: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** What was asked for cannot be done; the sentence says why. */
export class UsageError extends Error {}

/** Does what the command is for; who asked for something else gets a sentence, the usage, and status 2. */
export function runCommand(usage: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exitCode = 2;
  }
}

function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof RecordError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

export function gameNamed(id: string | undefined): AnyGame {
  const game = games.get(id ?? '');
  if (game === undefined) throw new UsageError(`Name a game: ${[...games.keys()].join(', ')}.`);
  return game;
}

export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`--${name} has to be a whole number from 1.`);
  return value;
}

export interface Playing {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

export function playingOf(game: AnyGame, values: { seed: string; seats?: string; set: readonly string[] }): Playing {
  const settings = Object.fromEntries(values.set.map(readSetting));
  const { standard } = variantGiven(game, settings).seats;
  const count = values.seats === undefined ? standard : wholeNumber('seats', values.seats);
  const seats = Array.from({ length: count }, (_, i) => (i < 26 ? String.fromCharCode(65 + i) : `S${i + 1}`));
  return { game, seats, settings, seed: values.seed };
}

function readSetting(setting: string): readonly [key: string, value: unknown] {
  const at = setting.indexOf('=');
  try {
    return [setting.slice(0, at), JSON.parse(setting.slice(at + 1))];
  } catch {
    throw new UsageError(`--set ${setting}: write it as KEY=JSON.`);
  }
}

/** Seats take the game's bots in turns, another one first in each match, so that bots can be compared. */
export const botOf = ({ game, seats }: Playing, seat: string, n: number): number =>
  (seats.indexOf(seat) + n) % game.bots.length;

/** The n-th match of this seed. */
export function playMatch(playing: Playing, n: number): Playout {
  const { game, settings, seats } = playing;
  const seed = `${playing.seed} ${n}`;
  const start = createStart({ game: game.id, settings, seats, seed });
  return playOut(start, { seed: `bots ${seed}`, botOf: (seat) => botOf(playing, seat, n) });
}

/** The n-th match of this seed, as a record. */
export function recordBetweenBots(playing: Playing, n: number): MatchRecord {
  const { start, events } = playMatch(playing, n);
  const { game, seats, seed } = start;
  return { game: game.id, version: game.version, settings: playing.settings, seats, seed, events };
}
