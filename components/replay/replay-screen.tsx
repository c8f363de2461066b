'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { type Failure, failureOf } from '@/components/api/failure';
import { FaceScope } from '@/components/faces/face';
import { useCalledSeats } from '@/components/match/called-seats';
import type { LoadedGame } from '@/components/match/game-screens';
import { NothingHere } from '@/components/match/nothing-here';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import type { LoadedScenes } from '@/components/stage/scene';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { MatchRecord } from '@/games/record';
import type { MatchPage } from '@/server/pages/shapes';
import { type FilmAddress, FilmScreen } from './film-screen';
import { Threading, Unplayable } from './threading';

// A match again, as a film: from any seat or with everything shown, played by the rules in the reader's own browser. The
// same play is the check: what comes out here has to be what the server says came out.

export function ReplayScreen(address: FilmAddress) {
  const { page } = address;
  if (page.status === 'finished' && !page.can.replay) {
    return (
      <NotYet page={page}>
        The host has not told the end yet. The match can be replayed when it is told, or a day after the end.
      </NotYet>
    );
  }
  return <Replay {...address} />;
}

function Replay({ page, ...address }: FilmAddress) {
  const { record, failure } = useRecord(page.code);
  const { loaded, failed } = useLoadedGame(record === null || record === 'none' ? null : record.game);
  const scenes = useAllScenes(loaded);
  const seats = useCalledSeats(page);
  if (failure !== null) return <NothingHere failure={failure} code={page.code} />;
  if (record === 'none') {
    return (
      <NotYet page={page}>A match can be replayed when it is finished: until then its record holds secrets.</NotYet>
    );
  }
  if (failed) return <Unplayable page={page} />;
  if (record === null || loaded === null || scenes === 'coming') return <Threading title={page.title} />;
  return (
    <FaceScope seats={seats} anonymous={page.anonymous}>
      <FilmScreen {...{ page, record, loaded, scenes, ...address }} />
    </FaceScope>
  );
}

function useRecord(code: string) {
  const [record, setRecord] = useState<MatchRecord | 'none' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.matches.record.query({ code }).then(
      (read) => isWanted && setRecord(read?.record ?? 'none'),
      (error) => isWanted && setFailure(failureOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return { record, failure };
}

/** A film is cut with its scenes: they are waited for. Null: the game has none, or they could not be had. */
function useAllScenes(loaded: LoadedGame | null): LoadedScenes | 'coming' | null {
  const [scenes, setScenes] = useState<LoadedScenes | 'coming' | null>('coming');
  useEffect(() => {
    if (loaded === null) return;
    let isWanted = true;
    const take = (got: LoadedScenes | null) => isWanted && setScenes(got);
    scenesOfScreens(loaded.screens, { isEnd: true }).then(take, () => take(null));
    return () => {
      isWanted = false;
    };
  }, [loaded]);
  return scenes;
}

function NotYet({ page, children }: { page: MatchPage; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-3xl px-4 pt-12 outline-none sm:px-6">
      <h1 className="display mb-4 text-2xl">{page.title}</h1>
      <EmptyState action={<LinkButton href={`/m/${page.code}`}>To the match</LinkButton>}>{children}</EmptyState>
    </main>
  );
}
