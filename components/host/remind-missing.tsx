'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import type { AnyGame, MatchView, SeatId } from '@/games/game';
import { NUDGE_PAUSE_MS } from '@/games/kit/nudge-pause';
import { endsAtDueOf } from '@/games/stretch';
import type { MatchPage } from '@/server/pages/shapes';
import { becameOf } from './became-of';

/** What became of it could not be asked. */
const onPages = { words: 'They are reminded on their pages.', isWhole: true };

interface RemindProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly game: AnyGame;
  readonly now: number;
  /** It is known what became of it. */
  onReminded(): void;
}

/** Reminds who has not acted, and says what became of it. */
export function RemindMissing({ page, view, game, now, onReminded }: RemindProps) {
  const requests = useRequests();
  const [isAsking, setAsking] = useState(false);
  const missing = view.seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : []));
  if (!page.can.host || view.status !== 'running' || missing.length === 0) return null;
  const again = againInMs(page, { missing, now });

  async function remind() {
    const count = toRemind(page, { missing, now }).length;
    const done = await requests.send('nudge', () => api.host.nudge.mutate({ code: page.code }));
    if (done === null) return;
    setAsking(true);
    const became = await becameOf(page, { ...done, count, open: endsAtDueOf(game, view) }).catch(() => onPages);
    setAsking(false);
    onReminded();
    notify(became.words, became.isWhole ? 'success' : 'neutral');
  }

  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="sm"
        busy={requests.isBusy('nudge') || isAsking}
        disabledReason={again <= 0 ? null : 'They were reminded less than ten minutes ago.'}
        onClick={() => void remind()}
      >
        {`Remind who is missing${againWords(again)}`}
      </Button>
      <FieldError error={requests.problemAt('nudge')} />
    </div>
  );
}

/** Behind what reminds, while it has to wait: " (again in 7 min)". */
export const againWords = (againMs: number): string =>
  againMs <= 0 ? '' : ` (again in ${Math.ceil(againMs / 60_000)} min)`;

/** Those who were not reminded a moment ago. */
export const toRemind = (page: Pick<MatchPage, 'notices'>, { missing, now }: Missing): SeatId[] =>
  missing.filter((seat) => againInMs(page, { missing: [seat], now }) <= 0);

interface Missing {
  readonly missing: readonly SeatId[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** How long it takes until one of them may be reminded; 0 and less: now. */
export function againInMs({ notices }: Pick<MatchPage, 'notices'>, { missing, now }: Missing): number {
  const lastOf = (seat: SeatId) =>
    Math.max(0, ...notices.filter((one) => one.kind === 'nudge' && one.seat === seat).map(({ at }) => at));
  return Math.min(...missing.map((seat) => lastOf(seat) + NUDGE_PAUSE_MS - now));
}
