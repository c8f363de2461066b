import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { drawGame } from '@/components/games/registry';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { calledAtEnd } from '@/games/kit/called-at-end';
import type { MatchPage } from '@/server/pages/shapes';
import { type Moment, momentsOf } from './moments';

/** The closes that can be posted, oldest first; none before they are known, and where they cannot be had. */
export function useMoments(page: MatchPage): readonly Moment[] {
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; what closes meanwhile is not what was to be posted
  useEffect(() => {
    let isHere = true;
    readMoments(page).then(
      (read) => isHere && setMoments(read),
      () => {}, // what closed last can be posted without
    );
    return () => {
      isHere = false;
    };
  }, [page.code]);
  return moments;
}

async function readMoments(page: MatchPage): Promise<readonly Moment[]> {
  if (page.status === 'lobby') return [];
  const [story, game] = await Promise.all([api.matches.story.query({ code: page.code }), drawGame(page.game)]);
  if (game === null) return [];
  const { screens } = game;
  const scenes = await scenesOfScreens(screens, { isEnd: false });
  const names = new Map<string, string>(page.seats.map((seat) => [seat.seat, calledAtEnd(seat)]));
  return momentsOf({ story, scenes, screens, settings: page.settings, nameOf: (seat) => names.get(seat) ?? seat });
}
