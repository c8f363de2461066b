// The chosen look is kept in a cookie, so that the server already sends the right one and nothing flashes.

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];
export const THEME_COOKIE = 'theme';

/** What a cookie says; anything unknown follows the system. */
export const parseTheme = (value: string | undefined): Theme => themes.find((theme) => theme === value) ?? 'system';
