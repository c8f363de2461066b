'use client';

import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A list of things to do with the thing it hangs on. */
export function Menu({
  trigger,
  label,
  align = 'end',
  children,
}: {
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-48 max-w-80 animate-appear rounded-lg border border-default bg-emphasis p-1 text-sm shadow-pop"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-md px-3 py-1.5 text-left outline-none data-disabled:cursor-not-allowed data-disabled:opacity-60 data-highlighted:bg-inverted data-highlighted:text-inverted';

export function MenuItem({
  onSelect,
  tone = 'neutral',
  isDisabled = false,
  children,
}: {
  onSelect: () => void;
  /** It cannot be done now; its words say why. */
  isDisabled?: boolean;
  tone?: 'neutral' | 'danger';
  children: ReactNode;
}) {
  return (
    <Primitive.Item
      disabled={isDisabled}
      onSelect={onSelect}
      className={classNames(itemClass, tone === 'danger' ? 'text-danger-content' : 'text-default')}
    >
      {children}
    </Primitive.Item>
  );
}

/** An entry that goes somewhere: wrap the link. */
export function MenuLink({ children }: { children: ReactNode }) {
  return (
    <Primitive.Item asChild className={classNames(itemClass, 'text-default')}>
      {children}
    </Primitive.Item>
  );
}

export const MenuSeparator = () => <Primitive.Separator className="my-1 border-muted border-t" />;
export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Primitive.Label className="eyebrow px-3 pt-2 pb-1">{children}</Primitive.Label>
);
