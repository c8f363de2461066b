'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Built only while it is the open one. */
  content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  /** Where the row of tabs and what they open stand in the grid around them: then nothing else is between. */
  readonly place?: { readonly list: string; readonly content: string };
  readonly tabs: readonly Tab[];
  readonly value?: string;
  readonly defaultValue?: string;
  onChange?(id: string): void;
}

/** One of several things in the same place; arrow keys go along. */
export function Tabs({ label, tabs, value, defaultValue, onChange, place }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const open = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];

  function choose(tab: Tab) {
    setOwn(tab.id);
    onChange?.(tab.id);
  }
  function walk(event: KeyboardEvent<HTMLElement>) {
    const next = neighbour({ tabs, open, key: event.key });
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <div className={place && 'contents'}>
      <div
        role="tablist"
        // A row that is too wide scrolls by itself: its width asks for none of what stands around it.
        aria-label={label}
        onKeyDown={walk}
        className={classNames(
          '-mx-4 flex gap-1 contain-inline-size overflow-x-auto overflow-y-hidden border-subtle border-b px-4 sm:mx-0 sm:px-0 [scrollbar-width:none]',
          place?.list,
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab)}
            className="-mb-px flex h-11 items-center sm:h-10 gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-sm text-subtle -outline-offset-2 hover:text-emphasis aria-selected:border-brass aria-selected:text-emphasis"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open !== undefined && (
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control is reached like this
          tabIndex={0}
          className={place?.content ?? 'pt-4'}
        >
          {open.content}
        </div>
      )}
    </div>
  );
}

/** Where a key leads from the open tab, round and round; undefined: nowhere. */
function neighbour({ tabs, open, key }: { tabs: readonly Tab[]; open: Tab | undefined; key: string }) {
  const at = open === undefined ? -1 : tabs.indexOf(open);
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
  }
}
