'use client';

import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface Tab {
  id: string;
  label: ReactNode;
  /** Built only while it is the open one. */
  content: ReactNode;
}

/** One of several things in the same place; arrow keys go along. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  place,
}: {
  label: string;
  /** Where the row of tabs and what they open stand in the grid around them: then nothing else is between. */
  place?: { readonly list: string; readonly content: string };
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
}) {
  return (
    <Primitive.Root
      className={place && 'contents'}
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={onChange}
    >
      <Primitive.List
        aria-label={label}
        className={classNames(
          '-mx-4 flex gap-1 overflow-x-auto border-subtle border-b px-4 sm:mx-0 sm:px-0',
          place?.list,
        )}
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px flex h-10 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-sm text-subtle -outline-offset-2 hover:text-emphasis data-[state=active]:border-brass data-[state=active]:text-emphasis"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className={place?.content ?? 'pt-4'}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
