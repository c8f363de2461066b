import type { ReactNode } from 'react';
import { DrawnFaces } from '@/components/faces/face';
import type { MatchView } from '@/games/game';
import type { GameScreens } from './game-screens';

interface EndFacesProps {
  readonly screens: GameScreens;
  readonly view: MatchView;
  readonly children: ReactNode;
}

/** For whoever may know who is who: an anonymous game's seats have faces again. */
export function EndFaces({ screens: { EndFace }, view, children }: EndFacesProps) {
  if (EndFace === undefined) return children;
  return <DrawnFaces draw={(seat) => <EndFace {...{ view, seat }} />}>{children}</DrawnFaces>;
}
