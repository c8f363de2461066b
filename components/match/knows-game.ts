/** The cookie by which the server knows, before it draws a match, that its viewer has seen how the game is played. */
export const knowsCookie = (game: string): string => `knows-${game}`;
