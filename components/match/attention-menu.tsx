'use client';

import { Bell, BellRing } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { soon } from './later';
import { usePreference } from './preferences';

const AttentionPopover = soon(async () => (await import('./attention-popover')).AttentionPopover);

/** How this browser may call: sounds and notifications, off until wanted. */
export function AttentionMenu() {
  const [sound] = usePreference('sound');
  const [notifications] = usePreference('notifications');
  const Icon = sound || notifications ? BellRing : Bell;
  return (
    <Popover
      label="When it is my turn"
      align="end"
      trigger={
        <IconButton label="When it is my turn" size="sm">
          <Icon aria-hidden className="size-4" />
        </IconButton>
      }
    >
      <AttentionPopover />
    </Popover>
  );
}
