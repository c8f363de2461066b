'use client';

import { api } from '@/components/api/client';
import { timeWords } from '@/components/ui/time-words';
import type { AnyGame, MatchView } from '@/games/game';
import { endsAtDueOf } from '@/games/stretch';
import type { MatchPage } from '@/server/pages/shapes';
import { nameIn } from './became-of';
import { ownReminderWords } from './told-words';
import { useAsked } from './use-asked';

interface OwnReminderProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly game: AnyGame;
}

/** When those who are missing are reminded without the host, and what became of it. */
export function OwnReminder({ page, view, game }: OwnReminderProps) {
  const { code, can, safe } = page;
  const isShown = can.host && !safe && view.status === 'running' && view.dueAt !== null;
  const about = `${view.dueAt} ${view.seats.map(({ acted }) => acted).join()}`;
  const reminder = useAsked(() => api.host.reminder.query({ code }), { about, isShown });
  if (!isShown || reminder === null) return null;
  const online = new Set(page.seats.flatMap(({ seat, online: isOnline }) => (isOnline === true ? [seat] : [])));
  const words = ownReminderWords(reminder, {
    online,
    open: endsAtDueOf(game, view),
    nameOf: nameIn(page),
    time: timeWords(new Date(reminder.at), { now: new Date() }),
  });
  return words === null ? null : <p className="mb-3 text-sm text-subtle">{words}</p>;
}
