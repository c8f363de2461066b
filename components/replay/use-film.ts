'use client';

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyScreens } from '@/components/match/game-screens';
import { chapterWords, whatCloses } from '@/components/match/phase-words';
import type { LoadedScenes } from '@/components/stage/scene';
import { browserClock } from '@/components/stage/scene-player';
import type { SeatId, Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import type { MatchRecord } from '@/games/record';
import { chaptersWith, type FilmChapter, type Naming } from './chapters';
import type { FilmOutcome, Frame, Turn } from './film';
import { type FilmMoment, FilmPlayer, type FilmRequest, type Place } from './film-player';
import { Projector } from './projector';
import { type Shot, shotOf } from './shot';

export interface FilmGiven {
  readonly record: MatchRecord;
  readonly settings: unknown;
  readonly screens: AnyScreens;
  readonly scenes: LoadedScenes | null;
  readonly viewer: Viewer;
  readonly isTold: boolean;
  /** Where it opens. */
  readonly place: Place;
  nameOf(seat: SeatId): string;
}

export interface PlayedFilm {
  readonly player: FilmPlayer<Shot>;
  readonly moment: FilmMoment<Shot>;
  readonly chapters: readonly FilmChapter[];
  /** How many events are played so far; all of them can be gone to. */
  readonly folded: number;
  /** Null until all are. */
  readonly outcome: FilmOutcome | null;
  readonly isFailed: boolean;
  /** The steps that show this viewer anything, in ascending order; null: not counted yet. */
  readonly shown: readonly number[] | null;
}

interface News {
  readonly chapters: readonly FilmChapter[];
  readonly folded: number;
  readonly outcome: FilmOutcome | null;
  readonly isFailed: boolean;
  readonly counted: { readonly viewer: Viewer; readonly steps: readonly number[] } | null;
}

const nothing: News = { chapters: [], folded: 0, outcome: null, isFailed: false, counted: null };

export function useFilm(given: FilmGiven): PlayedFilm {
  const { record, viewer } = given;
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const projector = useRef<Projector | null>(null);
  const [news, setNews] = useState(nothing);
  const player = useMemo(
    () =>
      new FilmPlayer<Shot>({
        clock: browserClock,
        fetch(request, found) {
          const take = (frame: Frame) => found(shotOf(frame, cuttingOf(latest.current)));
          ask(projector.current, { request, viewer: latest.current.viewer, take });
        },
      }),
    [],
  );

  useEffect(() => {
    setNews(nothing);
    const opened = new Projector(record, {
      onFolded: (folded, turns) =>
        setNews((now) => ({ ...now, folded, chapters: withTurns(now, turns, latest.current) })),
      onDone: (outcome) => setNews((now) => ({ ...now, outcome })),
      onFailed: () => setNews((now) => ({ ...now, isFailed: true })),
      onCounted: (viewer, steps) => setNews((now) => ({ ...now, counted: { viewer, steps } })),
    });
    projector.current = opened;
    opened.count(latest.current.viewer);
    player.seek(latest.current.place);
    return () => {
      player.stop();
      opened.close();
      projector.current = null;
    };
  }, [record, player]);

  // Other eyes see another shot of the same moment, and other moments.
  useEffect(() => {
    player.refresh();
    projector.current?.count(viewer);
  }, [viewer, player]);

  const moment = useSyncExternalStore(player.subscribe, player.moment, player.moment);
  const { counted, ...rest } = news;
  return { player, moment, ...rest, shown: counted?.viewer === viewer ? counted.steps : null };
}

const withTurns = ({ chapters }: News, turns: readonly Turn[], given: FilmGiven): readonly FilmChapter[] =>
  turns.reduce((known, turn) => chaptersWith(known, turn, namingOf(given)), chapters);

function ask(
  projector: Projector | null,
  { request, viewer, take }: { request: FilmRequest; viewer: Viewer; take(frame: Frame): void },
) {
  if (request.type === 'at') projector?.frame({ step: request.step, viewer }, take);
  else projector?.next({ ...request, viewer }, take);
}

const cuttingOf = ({ record, settings, scenes, viewer, isTold, nameOf }: FilmGiven) => ({
  ...{ scenes, isTold },
  telling: { settings, nameOf, mine: seatOf(viewer) },
  last: record.events.length,
});

const namingOf = ({ screens, scenes, settings, nameOf }: FilmGiven): Naming => ({
  chapterOf: (view) => chapterWords(screens, view, settings),
  whatCloses: (view) => whatCloses(screens, view),
  closeOf: (before, after) => scenes?.closeOf(before, after, { settings, nameOf, mine: null }) ?? null,
});
