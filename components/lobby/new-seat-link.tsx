'use client';

import { X } from 'lucide-react';
import { useIsSafe } from '@/components/shell/safe';
import { IconButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';

/** Where a link's token leads, as an address to hand on. */
export const linkAddress = (token: string) => `${window.location.origin}/join/${token}`;

/** A personal link that was just made. It is shown once: only its hash is kept. */
export function NewSeatLink({ token, seat, onClose }: { token: string; seat: string; onClose: () => void }) {
  const isSafe = useIsSafe();
  const address = linkAddress(token);
  return (
    <div className="my-2 rounded-md border border-subtle bg-subtle p-3">
      <p className="text-sm text-subtle">
        Whoever opens this link sits down on seat {seat}, with or without an account. It is shown only now; you can make
        a new one, which ends this one.
      </p>
      <div className="mt-2 flex items-center gap-2">
        <input
          readOnly
          type={isSafe ? 'password' : 'text'}
          aria-label={`Link of seat ${seat}`}
          value={address}
          onFocus={(event) => event.target.select()}
          className="h-8 min-w-0 flex-1 rounded-md border border-default bg-muted px-2.5 font-mono text-subtle text-xs"
        />
        <CopyButton text={address} what={`the link of seat ${seat}`} />
        <IconButton label="Put the link away" size="sm" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}
