/** The cookie by which the server knows, before it draws a match, that its viewer has seen how the game is played. */
export const knowsCookie = (game: string): string => `knows-${game}`;

const YEAR_S = 365 * 24 * 3600;

/** Kept in this browser: that its owner knows how a game, or a part of it, is played. */
export function keepKnown(game: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${knowsCookie(game)}=yes; path=/; max-age=${YEAR_S}; samesite=lax`;
}
