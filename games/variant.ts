import type { AnyGame, Variant } from './game';

// What may depend on a match's settings is asked with them, never read off the game: a game may carry its rules in its
// settings.

/** By complete settings; secrets in them make no difference. */
export function variantOf(game: AnyGame, settings: unknown): Variant {
  const { name, seats } = game;
  const own = game.variant?.(game.publicSettings?.(settings) ?? settings);
  return { name, seats, anonymous: false, ...own };
}

/** By what differs from the defaults; where that cannot be read as settings, the game as such, with nothing shown. */
export function variantGiven(game: AnyGame, given: unknown): Variant {
  if (game.variant === undefined) return variantOf(game, null);
  const read = game.settings.safeParse(given);
  return read.success ? variantOf(game, read.data) : { name: game.name, seats: game.seats, anonymous: true };
}
