import type { AnyGame } from './game';

/** What is left of settings that were kept, once all that the game does not take (any more) is out of them. */
export interface Fitting {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Keys of what was left out. */
  readonly dropped: readonly string[];
}

export function fittingSettings(game: AnyGame, kept: Readonly<Record<string, unknown>>): Fitting {
  const read = game.settings.safeParse(kept);
  if (read.success) return { settings: kept, dropped: [] };
  const wrong = read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1).map(String),
  );
  const dropped = Object.keys(kept).filter((key) => wrong.includes(key));
  if (dropped.length === 0) return { settings: {}, dropped: Object.keys(kept) };
  const left = Object.entries(kept).filter(([key]) => !dropped.includes(key));
  const rest = fittingSettings(game, Object.fromEntries(left));
  return { settings: rest.settings, dropped: [...dropped, ...rest.dropped] };
}
