'use client';

import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './button';
import { classNames } from './class-names';

// Two ways to tell the viewer something that has no place of its own on the page: `notify` shows a notice at the foot of
// the window (on a phone at its head, since the foot has the action bar) and reads it out; `announce` only reads it out.
// What is wrong with a field stands beside it.

export interface Notice {
  readonly id: number;
  readonly tone: 'neutral' | 'success' | 'danger';
  readonly text: string;
  readonly link: NoticeLink | null;
}

interface NoticeLink {
  readonly words: string;
  readonly href: string;
}

interface Noticed {
  readonly notices: readonly Notice[];
  readonly polite: string;
  readonly urgent: string;
}

const SHOWN_MS = 6000;
/** What was read out is found by whoever walks through the page; after so long it may not be true any more. */
const HEARD_MS = 10_000;
const silent: Noticed = { notices: [], polite: '', urgent: '' };
let noticed = silent;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: Noticed) => {
  noticed = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Told {
  readonly tone?: Notice['tone'];
  /** Where there is more of it. */
  readonly link?: NoticeLink;
}

/** Shows a notice for some seconds; what went wrong stays until it is closed. */
export function notify(text: string, told: Notice['tone'] | Told = 'neutral') {
  const { tone = 'neutral', link = null } = typeof told === 'string' ? { tone: told } : told;
  lastId += 1;
  const id = lastId;
  const others = noticed.notices.filter((notice) => notice.text !== text).slice(-2);
  set({ ...noticed, notices: [...others, { id, tone, text, link }] });
  if (tone !== 'danger') setTimeout(() => dismiss(id), SHOWN_MS);
}

/** Has a screen reader say `text`: when it is idle, or at once if it is urgent. The same words twice are said twice. */
export function announce(text: string, urgency: 'polite' | 'urgent' = 'polite') {
  const again = noticed[urgency] === text ? `${text}\u00a0` : text;
  set({ ...noticed, [urgency]: again });
  setTimeout(() => {
    if (noticed[urgency] === again) set({ ...noticed, [urgency]: '' });
  }, HEARD_MS);
}

const dismiss = (id: number) => set({ ...noticed, notices: noticed.notices.filter((notice) => notice.id !== id) });

/** Takes back all that is shown or read out: others look at the screen from now on. */
export const dropNotices = () => set(silent);

const tones = {
  neutral: 'border-default',
  success: 'border-success-content/50',
  danger: 'border-danger-content/60',
} as const;

/** Stands once on every page, in the layout. */
export function NoticeRegion() {
  const { notices, polite, urgent } = useSyncExternalStore(
    subscribe,
    () => noticed,
    () => silent,
  );
  return (
    <>
      <div aria-live="polite" className="sr-only">
        {polite}
      </div>
      <div aria-live="assertive" className="sr-only">
        {urgent}
      </div>
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-3 top-16 z-50 flex flex-col items-center gap-2 sm:top-auto sm:bottom-3 sm:items-end"
      >
        {notices.map((notice) => (
          <div
            key={notice.id}
            className={classNames(
              'pointer-events-auto flex max-w-md animate-rise items-start gap-2 rounded-lg border bg-emphasis py-2 pr-2 pl-4 text-sm shadow-pop',
              tones[notice.tone],
            )}
          >
            <span className="py-1">
              {notice.text}
              {notice.link !== null && (
                <>
                  {' '}
                  <a
                    href={notice.link.href}
                    className="whitespace-nowrap text-emphasis underline underline-offset-4"
                    onClick={() => dismiss(notice.id)}
                  >
                    {notice.link.words}
                  </a>
                </>
              )}
            </span>
            <IconButton label="Close this notice" size="sm" onClick={() => dismiss(notice.id)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        ))}
      </div>
    </>
  );
}
