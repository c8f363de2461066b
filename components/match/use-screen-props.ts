'use client';

import { useCallback, useMemo } from 'react';
import type { AnyGame, MatchView, Refusal, SeatId } from '@/games/game';
import { checkAction, momentOf } from '@/games/match';
import type { MatchPage } from '@/server/pages/shapes';
import type { GameScreenProps } from './game-screens';
import type { LiveMatch } from './live-match';
import { sendAction } from './send';
import { useScopedDraft } from './use-draft';
import { useNotebook } from './use-notebook';

interface Given {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly live: LiveMatch;
  readonly game: AnyGame;
}

/** How long a saved action waits for the view that shows it, so that nothing flickers back for a moment. */
const SHOWN_WITHIN_MS = 500;

/** Whose drafts the screens of this page hold. */
export const draftScopeOf = ({ code, seat }: MatchPage, view: MatchView): string => `${code} ${seat ?? view.viewer}`;

/** What a game's screens are given on the match page and on the dashboard. */
export function useScreenProps({ page, view, live, game }: Given): GameScreenProps {
  const { code, startedAt, seats } = page;
  const mine = page.seat;
  const byHost = view.viewer === 'host' && page.can.host;
  const actor = byHost ? null : mine;
  const interactive = view.status !== 'finished' && (byHost || (mine !== null && view.viewer === mine));

  const check = useCallback((action: unknown) => checkAction(game, view, action), [game, view]);
  const submit = useCallback(
    async (action: unknown): Promise<Refusal | null> => {
      const refused = checkAction(game, view, action);
      if (refused !== null) return refused;
      if (!interactive) return { code: 'NOT_ALLOWED', message: 'You watch this match; only its players can act.' };
      const shown = live.nextMessage(SHOWN_WITHIN_MS);
      const refusal = await sendAction({ code, seat: actor, action, meantFor: byHost ? null : momentOf(game, view) });
      if (refusal === null) await shown;
      return refusal;
    },
    [game, view, live, code, actor, byHost, interactive],
  );
  const names = useMemo(() => new Map(seats.map(({ seat, name }) => [seat, name])), [seats]);
  const nameOf = useCallback((seat: SeatId) => names.get(seat) ?? seat, [names]);
  const now = useCallback(() => live.clock.now() - (startedAt ?? 0), [live, startedAt]);
  const notebook = useNotebook(code, mine);
  return {
    view,
    settings: page.settings,
    results: page.results,
    mine,
    interactive,
    nameOf,
    check,
    submit,
    draft: useScopedDraft,
    now,
    notebook,
  };
}
