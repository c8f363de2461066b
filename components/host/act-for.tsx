'use client';

import { useEffect, useMemo, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { createKey } from '@/components/match/create-key';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import { settle } from '@/components/match/send';
import { DraftScope, useScopedDraft } from '@/components/match/use-draft';
import { startOf } from '@/components/replay/start-of';
import { Dialog } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notice';
import type { MatchView, Refusal, SeatId } from '@/games/game';
import { advance, checkAction, foldMatch, momentOf, viewOf } from '@/games/match';
import type { MatchPage } from '@/server/pages/shapes';
import { Secret } from './safe-to-share';

interface ActForProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly loaded: LoadedGame;
  readonly seat: SeatId;
  /** Match milliseconds by the server's clock. */
  now(): number;
  nameOf(seat: SeatId): string;
  isBot(seat: SeatId): boolean;
  onClose(): void;
}

/**
 * The host acts for a seat, on the seat's own screen: its view is worked out here from the record, by the rules. In a
 * sealed match the record ends where the running phase began, so that what the seat has sent stays unseen.
 */
export function ActFor(props: ActForProps) {
  const { seat, nameOf, onClose } = props;
  const { seatView, problem } = useSeatView(props);
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title={`Submit for ${nameOf(seat)}`}
      about="The log says that you did it. What you send replaces what the seat has sent for this phase."
    >
      {problem !== null && <p className="text-danger-content text-sm">{problem}</p>}
      <Secret what="what this seat has sent and knows">
        {seatView !== null && <SeatScreen {...props} seatView={seatView} />}
      </Secret>
    </Dialog>
  );
}

function useSeatView({ page, view, loaded: { game }, seat, now }: ActForProps) {
  const [seatView, setSeatView] = useState<MatchView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { code } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view says that the record has grown
  useEffect(() => {
    let isWanted = true;
    api.matches.record.query({ code }).then(
      (exported) => {
        if (!isWanted) return;
        if (exported === null) return setProblem('You may not act for seats in this match.');
        const { record } = exported;
        const match = foldMatch(startOf(game, record), record.events);
        setSeatView(viewOf(advance(match, now()), seat));
      },
      (error) => isWanted && setProblem(failureOf(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, [code, game, seat, view]);
  return { seatView, problem };
}

function useSubmitFor({ page, seat, nameOf, loaded, seatView }: ActForProps & { seatView: MatchView }) {
  const meantFor = momentOf(loaded.game, seatView);
  return async (action: unknown, keyFor?: (meant: string) => string): Promise<Refusal | null> => {
    const json = action as Parameters<typeof api.host.actFor.mutate>[0]['action'];
    const key = keyFor?.(`${page.code} for ${seat} ${meantFor}`) ?? createKey();
    const refusal = await settle(() => api.host.actFor.mutate({ code: page.code, seat, action: json, key, meantFor }));
    if (refusal === null) notify(`Saved for ${nameOf(seat)}.`, 'success');
    return refusal;
  };
}

function SeatScreen(props: ActForProps & { seatView: MatchView }) {
  const { page, loaded, seat, seatView, nameOf, isBot, now } = props;
  const submit = useSubmitFor(props);
  const { Play } = loaded.screens;
  const screen: GameScreenProps = useMemo(
    () => ({
      view: seatView,
      results: null,
      settings: page.settings,
      nameOf,
      isBot,
      mine: seat,
      interactive: true,
      check: (action) => checkAction(loaded.game, seatView, action),
      submit,
      draft: useScopedDraft,
      notebook: null,
      now,
    }),
    [seatView, page.settings, nameOf, isBot, seat, loaded.game, submit, now],
  );
  return (
    <DraftScope value={`${page.code} for ${seat}`}>
      <Play {...screen} />
    </DraftScope>
  );
}
