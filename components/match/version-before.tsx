'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { Dialog } from '@/components/ui/dialog';
import type { MatchView } from '@/games/game';
import type { GameScreenProps, GameScreens } from './game-screens';
import { DraftScope } from './use-draft';

interface BeforeProps {
  readonly props: GameScreenProps;
  readonly screens: GameScreens;
  readonly code: string;
  /** The line of the log that corrected the match. */
  readonly seq: number;
  onClose(): void;
}

/** A corrected match as this viewer saw it just before the correction: nothing is silently replaced. */
export function VersionBefore({ props, screens, code, seq, onClose }: BeforeProps) {
  const [view, setView] = useState<MatchView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.matches.viewBefore.query({ code, seq }).then(
      (before) => {
        if (!isWanted) return;
        setView(before);
        setProblem(before === null ? 'This version can no longer be shown.' : null);
      },
      (error) => isWanted && setProblem(failureOf(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, [code, seq]);
  const { Play } = screens;
  return (
    <Dialog
      open
      isWide
      onOpenChange={(open) => !open && onClose()}
      title="As it was before the correction"
      about="This version no longer counts. The one on the match page does."
    >
      {problem !== null && <p className="text-danger-content text-sm">{problem}</p>}
      {view !== null && (
        <DraftScope value={`${code} before`}>
          <Play {...props} view={view} results={null} interactive={false} notebook={null} />
        </DraftScope>
      )}
    </Dialog>
  );
}
