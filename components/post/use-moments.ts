import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { drawGame } from '@/components/games/registry';
import { scenesOfScreens } from '@/components/stage/load-scenes';
import { calledOn } from '@/games/kit/called';
import type { MatchPage } from '@/server/pages/shapes';
import { momentsOf, type PostableClose } from './moments';

/** The closes that can be posted, oldest first; none where they cannot be had. Null before they are known. */
export function useMoments(page: MatchPage): readonly PostableClose[] | null {
  const [moments, setMoments] = useState<readonly PostableClose[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; what closes meanwhile is not what was to be posted
  useEffect(() => {
    let isHere = true;
    const say = (read: readonly PostableClose[]) => isHere && setMoments(read);
    readMoments(page).then(say, () => say([])); // what closed last can be posted without
    return () => {
      isHere = false;
    };
  }, [page.code]);
  return moments;
}

async function readMoments(page: MatchPage): Promise<readonly PostableClose[]> {
  if (page.status === 'lobby') return [];
  const [story, game] = await Promise.all([api.matches.story.query({ code: page.code }), drawGame(page.game)]);
  if (game === null) return [];
  const { screens } = game;
  const scenes = await scenesOfScreens(screens, { isEnd: false });
  const names = new Map<string, string>(calledOn(page).map(({ seat, name }) => [seat, name]));
  return momentsOf({ story, scenes, screens, settings: page.settings, nameOf: (seat) => names.get(seat) ?? seat });
}
