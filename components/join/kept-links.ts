import { fieldsOf } from '@/games/kit/fields-of';

// A guest's seat links, kept in the browser they were used in, so that an account made later can claim the seats.

const KEY = 'seat links';

export interface KeptLink {
  readonly token: string;
  readonly title: string;
}

/** What is kept; nothing where the browser keeps nothing or somebody wrote something else there. */
export function keptLinks(): readonly KeptLink[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptLink) : [];
  } catch {
    return [];
  }
}

export const keepLink = (link: KeptLink) => write([...withoutToken(link.token), link]);
export const forgetLink = (token: string) => write(withoutToken(token));

const withoutToken = (token: string) => keptLinks().filter((link) => link.token !== token);

function write(links: readonly KeptLink[]) {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // Where the browser keeps nothing, the link itself still leads back to the seat.
  }
}

function isKeptLink(value: unknown): value is KeptLink {
  const { token, title } = fieldsOf(value);
  return typeof token === 'string' && typeof title === 'string';
}
