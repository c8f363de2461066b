'use client';

import { api } from '@/components/api/client';
import { timeWords } from '@/components/ui/time-words';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { nameIn } from './became-of';
import { ownReminderWords } from './told-words';
import { useAsked } from './use-asked';

/** When those who are missing are reminded without the host, and what became of it. */
export function OwnReminder({ page, view }: { page: MatchPage; view: MatchView }) {
  const { code, can, safe } = page;
  const isShown = can.host && !safe && view.status === 'running' && view.dueAt !== null;
  const about = `${view.dueAt} ${view.seats.map(({ acted }) => acted).join()}`;
  const reminder = useAsked(() => api.host.reminder.query({ code }), { about, isShown });
  if (!isShown || reminder === null) return null;
  const online = new Set(page.seats.flatMap(({ seat, online: isOnline }) => (isOnline === true ? [seat] : [])));
  const words = ownReminderWords(reminder, {
    online,
    nameOf: nameIn(page),
    time: timeWords(new Date(reminder.at), { now: new Date() }),
  });
  return words === null ? null : <p className="mb-3 text-sm text-subtle">{words}</p>;
}
