'use client';

import './page-nonce';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { IconButton } from './button';
import { classNames } from './class-names';
import type { DialogLook } from './dialog-look';

/** A dialog while it is open; see dialog.tsx. */
export function DialogWindow({
  title,
  about,
  footer,
  isWide = false,
  children,
  onClose,
}: DialogLook & { onClose: () => void }) {
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.1_0.01_300/0.6)]" />
        <Primitive.Content
          aria-describedby={about === undefined ? undefined : 'dialog-about'}
          className={classNames(
            'fixed inset-x-3 bottom-3 z-50 flex max-h-[calc(100dvh-1.5rem)] animate-rise flex-col rounded-lg border border-default bg-subtle shadow-pop sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2',
            isWide ? 'sm:w-[min(60rem,calc(100vw-3rem))]' : 'sm:w-[32rem]',
          )}
        >
          <div className="flex items-start justify-between gap-4 border-muted border-b px-5 pt-4 pb-3">
            <div>
              <Primitive.Title className="display text-xl">{title}</Primitive.Title>
              {about === undefined ? null : (
                <Primitive.Description id="dialog-about" className="mt-1 text-sm text-subtle">
                  {about}
                </Primitive.Description>
              )}
            </div>
            <IconButton label="Close" size="sm" className="-mr-2" onClick={onClose}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
          {children === undefined ? null : <div className="overflow-y-auto px-5 py-4">{children}</div>}
          {footer === undefined ? null : (
            <div className="flex flex-wrap justify-end gap-2 border-muted border-t px-5 py-3">{footer}</div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
