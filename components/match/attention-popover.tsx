'use client';

import { AttentionChoices } from './attention-choices';
import { later } from './later';

const OfferInBell = later(async () => (await import('./offer-way')).OfferInBell);

/** What stands in the bell. */
export const AttentionPopover = () => (
  <div className="grid w-72 gap-3">
    <p className="text-subtle">When it is my turn, time runs out, or the host rules:</p>
    <AttentionChoices />
    <OfferInBell />
  </div>
);
