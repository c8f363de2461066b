import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

/** Something that waits for the host; `since` in epoch milliseconds. */
export interface Waiting {
  readonly id: string;
  readonly since: number;
  readonly text: string;
  /** The same for a screen that others see, and for the tab's title. */
  readonly safeText: string;
  /** The dashboard's tab where it is dealt with. */
  readonly tab: 'now' | 'words' | 'results';
}

interface Situation {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
}

type Item = Omit<Waiting, 'safeText'> & { readonly safeText?: string };

/** What waits for the host, oldest first. */
export function waitingFor(situation: Situation): readonly Waiting[] {
  const waiting: readonly Item[] = [
    ...questionsOf(situation),
    ...overdueOf(situation),
    ...allActedOf(situation),
    ...choiceOf(situation),
    ...rulingsOf(situation),
    ...pauseOf(situation),
    ...awardsOf(situation),
  ];
  return waiting.map((one) => ({ ...one, safeText: one.safeText ?? one.text })).sort((a, b) => a.since - b.since);
}

function questionsOf({ page }: Situation): Item[] {
  const names = new Map(page.seats.map(({ seat, name }) => [seat, name]));
  return page.questions
    .filter(({ answer, published }) => answer === null && !published)
    .map(({ id, at, seat, text }) => ({
      id: `question ${id}`,
      since: at,
      text: `${names.get(seat) ?? seat} asks: ${text}`,
      safeText: 'A player asks you something.',
      tab: 'words',
    }));
}

function overdueOf({ page, view, now }: Situation): Item[] {
  if (view.status !== 'running' || view.dueAt === null || page.startedAt === null) return [];
  const due = page.startedAt + view.dueAt;
  return due > now
    ? []
    : [{ id: 'overdue', since: due, text: 'Time is over: resolve, or give more time.', tab: 'now' }];
}

/** Under the host's pace nothing closes by itself, even when everybody is done. */
function allActedOf({ page, view, now }: Situation): Item[] {
  const asked = view.seats.filter(({ acted }) => acted !== null);
  if (page.settings.pace !== 'host' || view.status !== 'running' || asked.length === 0) return [];
  if (!asked.every(({ acted }) => acted)) return [];
  const last = Math.max(0, ...page.seats.map(({ actedAt }) => actedAt ?? 0));
  return [{ id: 'all acted', since: last || now, text: 'Everybody has acted: you can resolve.', tab: 'now' }];
}

/** A choice the rules leave to the host; every game that has one lists between what in `candidates`. */
function choiceOf({ view, page, now }: Situation): Item[] {
  const { candidates } = view as MatchView & { candidates?: unknown };
  if (view.status !== 'running' || view.viewer !== 'host' || !Array.isArray(candidates)) return [];
  return [{ id: 'choice', since: page.startedAt ?? now, text: 'The rules leave a choice to you.', tab: 'now' }];
}

/** Statements that only the host can judge; a game that has them lists them in `waiting`. */
function rulingsOf({ view, page, now }: Situation): Item[] {
  const { waiting } = view as MatchView & { waiting?: unknown };
  if (view.status !== 'running' || view.viewer !== 'host' || !Array.isArray(waiting) || waiting.length === 0) return [];
  const count = waiting.length === 1 ? 'A statement waits' : `${waiting.length} statements wait`;
  const since = Math.max(0, ...page.seats.map(({ actedAt }) => actedAt ?? 0)) || now;
  return [{ id: 'rulings', since, text: `${count} for your ruling.`, tab: 'now' }];
}

function pauseOf({ page, view, now }: Situation): Item[] {
  if (view.status !== 'paused') return [];
  const since = page.pause?.since ?? now;
  const text =
    page.resumesAt === null
      ? 'The match is paused until you resume it.'
      : 'The match is paused; it goes on by itself later.';
  return [{ id: 'paused', since, text, tab: 'now' }];
}

function awardsOf({ page, now }: Situation): Item[] {
  const open = (page.awards ?? []).filter(({ state }) => state === 'proposed').length;
  if (open === 0) return [];
  const text = open === 1 ? 'One award waits to be confirmed.' : `${open} awards wait to be confirmed.`;
  return [{ id: 'awards', since: page.finishedAt ?? now, text, tab: 'results' }];
}
