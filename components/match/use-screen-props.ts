'use client';

import { useCallback, useMemo } from 'react';
import type { KeyFor } from '@/components/board/use-action';
import { notify } from '@/components/ui/notice';
import type { AnyGame, MatchView, Refusal, SeatId } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { useCalledSeats } from './called-seats';
import { pageKeys } from './create-key';
import type { GameScreenProps } from './game-screens';
import { lateWords } from './late-words';
import type { LiveMatch } from './live-match';
import type { Rules } from './rules';
import { notNow, sendAction, tryAction } from './send';
import { useScopedDraft } from './use-draft';
import { useNotebook } from './use-notebook';
import { useRules } from './use-rules';

interface Given {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  loadGame(): Promise<AnyGame>;
}

/** How long a saved action waits for the view that shows it, so that nothing flickers back for a moment. */
const SHOWN_WITHIN_MS = 500;

/** Whose drafts the screens of this page hold. */
export const draftScopeOf = ({ code, seat }: MatchPage, view: MatchView): string => `${code} ${seat ?? view.viewer}`;

interface Seated extends Pick<MatchPage, 'seat' | 'isWithheld'> {
  readonly seats: readonly Pick<PageSeat, 'seat' | 'standIn'>[];
}

/** A host has handed this viewer's seat to a bot, and can hand it back. */
export const isStoodInFor = ({ seat, seats }: Pick<Seated, 'seat' | 'seats'>): boolean =>
  seats.some((own) => own.seat === seat && own.standIn);

/** Their controls work: it is their seat and no bot's, the match goes on, and what was sent from the seat is not sealed from them. */
export const canPlay = (page: Seated, view: MatchView): boolean =>
  page.seat !== null &&
  view.viewer === page.seat &&
  view.status !== 'finished' &&
  !page.isWithheld &&
  !isStoodInFor(page);

/** In place of rules that could not be fetched: nothing is sent, and it can be tried again. */
const unreachable: Rules = {
  check: () => ({ code: 'OFFLINE', message: 'The server does not answer. Nothing was sent; try again.' }),
  momentOf: () => '',
};

/** What a game's screens are given on the match page and on the dashboard. */
export function useScreenProps({ page, view, live, loadGame }: Given): GameScreenProps {
  const { code, startedAt, settings } = page;
  const seats = useCalledSeats(page);
  const mine = page.seat;
  const byHost = view.viewer === 'host' && page.can.host;
  const actor = byHost ? null : mine;
  const interactive = byHost ? view.status !== 'finished' : canPlay(page, view);

  const now = useCallback(() => live.clock.now() - (startedAt ?? 0), [live, startedAt]);
  const { rules, get: getRules } = useRules(loadGame, interactive);
  const check = useCallback((action: unknown) => rules?.check(view, action) ?? null, [rules, view]);
  const submit = useCallback(
    async (action: unknown, keyFor?: KeyFor): Promise<Refusal | null> => {
      if (!interactive) return { code: 'NOT_ALLOWED', message: 'You watch this match; only its players can act.' };
      const { check: checkNow, momentOf } = await getRules().catch(() => unreachable);
      const refused = checkNow(view, action);
      if (refused !== null) return refused;
      const shown = live.nextMessage(SHOWN_WITHIN_MS);
      const meantFor = momentOf(view);
      const seenOwn = { actedAt: view.actedAt ?? null, keys: pageKeys };
      const sent = { ...{ code, seat: actor, action, meantFor }, ...(actor !== null && { seenOwn }) };
      const key = keyFor?.(`${code} ${actor} ${meantFor}`, sent);
      if (key === null) return notNow;
      const refusal = await (key === undefined ? sendAction(sent) : tryAction({ ...sent, key }));
      if (refusal === null) {
        const late = byHost ? null : lateWords(leftOf({ view, settings, now }));
        if (late !== null) notify(late, 'success');
        await shown;
      }
      return refusal;
    },
    [getRules, view, live, code, actor, interactive, byHost, settings, now],
  );
  const fetchRules = useCallback(() => void getRules().catch(() => {}), [getRules]);
  const names = useMemo(() => new Map(seats.map(({ seat, name }) => [seat, name])), [seats]);
  const nameOf = useCallback((seat: SeatId) => names.get(seat) ?? seat, [names]);
  const bots = useMemo(() => new Set(seats.filter(({ holder }) => holder === 'bot').map(({ seat }) => seat)), [seats]);
  const isBot = useCallback((seat: SeatId) => bots.has(seat), [bots]);
  const notebook = useNotebook(code, mine);
  return {
    view,
    settings,
    results: page.results,
    mine,
    interactive,
    nameOf,
    isBot,
    check,
    ...(rules === null && interactive && { fetchRules }),
    submit,
    draft: useScopedDraft,
    now,
    notebook,
  };
}

/** Until the deadline that was shown, in milliseconds; null where no clock runs. */
function leftOf({ view: { dueAt, leftMs }, settings, now }: Clocked): number | null {
  return dueAt === null || leftMs !== null || isPacedByHost(settings) ? null : dueAt - now();
}

interface Clocked {
  readonly view: MatchView;
  readonly settings: unknown;
  now(): number;
}
