'use client';

import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Something small beside the control that opened it. */
export function Popover({
  trigger,
  label,
  align = 'start',
  children,
}: {
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-[var(--radix-popover-content-available-height)] max-w-[calc(100vw-1.5rem)] animate-appear overflow-y-auto rounded-lg border border-default bg-emphasis p-4 text-sm shadow-pop"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
