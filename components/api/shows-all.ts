import { type ForAll, showsAllHeader } from '@/games/kit/live-message';

// The matches whose host has asked this tab for everything: the others, one of which may be on a shared screen, go on showing
// what everybody sees. Kept as long as the tab, and sent with what it asks for. A tab that is made from this one comes with all
// that this one keeps: what nobody asked it for it forgets (docs/decisions/838).

const KEY = 'shows all of';
/** What a page leaves behind as it goes, for the next one in its tab. While a page is open it is not there to be copied. */
const LEFT = 'shows all, left at';
/** As long as the next page may take to come, in milliseconds. */
const between = 30_000;

const listeners = new Set<() => void>();

/** Without storage it holds until the page is left. */
let here = '';

const codes = (): string => {
  try {
    return window.sessionStorage.getItem(KEY) ?? here;
  } catch {
    return here;
  }
};

const entries = (): readonly string[] =>
  codes()
    .split(' ')
    .filter((entry) => entry !== '');

export function showsAllOf(code: string): ForAll {
  const entry = entries().find((one) => codeOf(one) === code);
  if (entry === undefined) return false;
  const [, since] = entry.split('@');
  return since === undefined || Number(since);
}

/** `safeSince`: though the screens of who looks are safe since then (epoch milliseconds); null: they are not. */
export function showAllOf(code: string, safeSince: number | null = null): void {
  const entry = safeSince === null ? code : `${code}@${safeSince}`;
  keep([...new Set([...entries().map((one) => (codeOf(one) === code ? entry : one)), entry])]);
}

export function showAllNoMore(code: string): void {
  keep(entries().filter((entry) => codeOf(entry) !== code));
}

const codeOf = (entry: string) => entry.split('@')[0];

if (typeof window !== 'undefined') goOn();

/** Goes on from the page before in this tab; of a copy of another tab, or one that is opened again, nobody has asked anything. */
export function goOn(): void {
  try {
    const left = window.sessionStorage.getItem(LEFT);
    const isNext = left !== null && Math.abs(Date.now() - Number(left)) < between;
    window.sessionStorage.removeItem(LEFT);
    if (!isNext) {
      here = '';
      window.sessionStorage.removeItem(KEY);
    }
    window.addEventListener('pagehide', () => {
      if (codes() !== '') window.sessionStorage.setItem(LEFT, String(Date.now()));
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.sessionStorage.removeItem(LEFT);
    });
  } catch {
    // Nothing is kept from page to page.
  }
}

function keep(asked: readonly string[]): void {
  here = asked.join(' ');
  try {
    window.sessionStorage.setItem(KEY, here);
  } catch {
    // Remembered above.
  }
  for (const listener of listeners) listener();
}

export function onShowAll(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showsAllHeaders(): Record<string, string> {
  const asked = codes();
  return asked === '' ? {} : { [showsAllHeader]: asked };
}
