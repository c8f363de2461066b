'use client';

import { useEffect } from 'react';
import { api } from '@/components/api/client';
import { FaceScope } from '@/components/faces/face';
import { arrivingGame } from '@/components/games/registry';
import { useWordsForHost, useWordsFromHost } from '@/components/match/arrivals';
import { useAttention } from '@/components/match/attention';
import { useShown } from '@/components/match/use-shown';
import { whatIsTold } from '@/components/match/what-is-told';
import type { MatchPage } from '@/server/pages/shapes';
import type { Offer } from '@/server/reach/offer';
import { Lobby } from './lobby';

interface LobbyFrameProps {
  readonly page: MatchPage;
  /** A way to be reached, for who holds a seat and has none. */
  readonly offer: Offer | null;
  /** Epoch milliseconds by the server’s clock. */
  now(): number;
  /** Fetches what is shown while the match begins. */
  loadBeginning(): Promise<unknown>;
}

/** The lobby and what goes on beside it: words that arrive, what has been shown, and what the start will need. */
export function LobbyFrame({ page, offer, now, loadBeginning }: LobbyFrameProps) {
  useWordsFromHost(page);
  useWordsForHost(page);
  useAttention({ title: page.title, prompt: null });
  useShown(`${whatIsTold(page)} ${page.questions.length}`, () => {
    const isTold = page.can.host || page.seat !== null || page.sentAwayWith !== null;
    if (isTold && !page.safe) void api.reach.seen.mutate({ code: page.code }).catch(() => {}); // the next change says it again
  });
  useEffect(() => {
    // So that nothing is waited for when the match starts.
    void arrivingGame(page.game);
    loadBeginning().catch(() => {}); // asked for again then
  }, [page.game, loadBeginning]);
  return (
    <FaceScope seats={page.seats} anonymous={page.anonymous}>
      <Lobby {...{ page, offer, now }} />
    </FaceScope>
  );
}
