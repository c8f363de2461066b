'use client';

import { Bell, BellRing } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { later, soon } from './later';
import { usePreference } from './preferences';

const AttentionChoices = soon(async () => (await import('./attention-choices')).AttentionChoices);

const OfferInBell = later(async () => (await import('./offer-way')).OfferInBell);

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
      <div className="grid w-72 gap-3">
        <p className="text-subtle">When it is my turn, time runs out, or the host rules:</p>
        <AttentionChoices />
        <OfferInBell />
      </div>
    </Popover>
  );
}
