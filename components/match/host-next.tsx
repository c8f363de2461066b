'use client';

import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useInterlude } from '@/components/stage/interlude-note';
import { Button } from '@/components/ui/button';
import { DialogClose } from '@/components/ui/dialog';
import { notify } from '@/components/ui/notice';
import type { AnyGame, MatchView, Refusal } from '@/games/game';
import { type Waiting, waitingForHost, waitsBeforeClose } from '@/games/waiting';
import type { MatchPage } from '@/server/pages/shapes';
import { againstClosing, closeTitle, closeVerb, useMissingWords } from './close-question';
import type { GameScreens } from './game-screens';
import { missingNames } from './missing-names';
import { type Moment, MomentDialog } from './moment-dialog';
import { stillTelling } from './still-telling';

export interface HostNextProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  /** What is closed: "Round 2 of 3". */
  readonly phase: string;
  /** What that is: "the round", "the step". */
  readonly closes: string;
  readonly isShown: boolean;
  readonly screens: GameScreens;
  loadGame(): Promise<AnyGame>;
  /** Match milliseconds by the server's clock. */
  now(): number;
  check(action: unknown): Refusal | null;
  /** Sends for the moment that is shown. */
  submit(action: unknown): Promise<Refusal | null>;
}

const resolve = { type: 'resolve' } as const;

/** Where the host sets the pace, the match page has the host's "Close the round", as the dashboard does. */
export function HostNext(props: HostNextProps) {
  const { page, view, phase, closes, check, submit, isShown, screens, now: matchNow } = props;
  const interlude = useInterlude({ view, now: matchNow });
  const [asked, setAsked] = useState<Moment | null>(null);
  const [isBusy, setBusy] = useState(false);
  const missing = missingNames({ page, view });
  const lacking = useMissingWords(screens, { view, settings: page.settings, missing, isSafe: page.safe });
  const waits = waitsBeforeClose(useWaiting(props), page.waitsHidden);
  if (!page.can.host || page.safe || page.settings.pace !== 'host') return null;
  const isPaused = view.status === 'paused';
  const now = { id: `${view.phase} ${view.round} ${phase}${isPaused ? ' paused' : ''}`, words: phase, isPaused };
  const isLast = screens.endsMatch?.(view, page.settings) === true;
  const against = againstClosing({ interlude, missing: lacking, waits, isLast });
  const isDue = missing.length === 0 && interlude === null;
  async function close() {
    setAsked(null);
    setBusy(true);
    const refused = await submit(resolve);
    setBusy(false);
    if (refused !== null) notify(refused.message, 'danger');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
      {isShown && view.status === 'running' && (
        <Button
          variant={isDue ? 'mine' : 'outline'}
          busy={isBusy}
          disabledReason={check(resolve)?.message ?? null}
          onClick={() => (against === null ? void close() : setAsked(now))}
        >
          Close {closes} <ChevronRight aria-hidden className="size-4" />
        </Button>
      )}
      {isShown && interlude !== null && <p className="text-sm text-subtle">{stillTelling(interlude)}</p>}
      <MomentDialog
        openedIn={asked}
        now={now}
        onClose={() => setAsked(null)}
        title={closeTitle(phase)}
        about={against ?? 'Everybody has acted, and the last round has been shown.'}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Wait</Button>
            </DialogClose>
            <Button variant={isDue ? 'mine' : 'solid'} onClick={() => void close()}>
              {closeVerb({ interlude, isLast })}
            </Button>
          </>
        }
      />
    </div>
  );
}

/** What waits for the host, in the game too once its rules are here. */
function useWaiting({ page, view, loadGame, now }: HostNextProps): readonly Waiting[] {
  const [game, setGame] = useState<AnyGame | null>(null);
  useEffect(() => {
    loadGame().then(setGame, () => {}); // what is asked by players is told without it
  }, [loadGame]);
  return waitingForHost({ game, page, view, now: (page.startedAt ?? 0) + now() });
}
