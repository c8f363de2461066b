'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import { AloneQuestion } from '@/components/shell/alone-question';
import { useIsSafe } from '@/components/shell/safe';
import { tell } from '@/components/stage/finale';
import { useIsTold } from '@/components/stage/finale-mark';
import { isHostPaced, isStillToTell, leftToHost } from '@/components/stage/hosts-to-tell';
import { EndNote } from '@/components/stage/interlude-note';
import { tellEnd } from '@/components/stage/tell-end';
import { canTellEnd, useScenes } from '@/components/stage/use-scenes';
import { Button, LinkButton } from '@/components/ui/button';
import type { MatchPage } from '@/server/pages/shapes';

export interface HostsEnd {
  /** Whether the result may stand on the dashboard. */
  readonly isShown: boolean;
  show(): void;
}

interface EndOf {
  readonly page: MatchPage;
  readonly telling: Telling | null;
  /** Epoch milliseconds by the server’s clock. */
  readonly now: number;
}

/**
 * The end stays off the dashboard until it has been told to everybody, or in this browser, or the host asks to see it before.
 * Where it is being told to everybody it waits again: the dashboard says how far that is.
 */
export function useHostsEnd({ page, telling, now }: EndOf): HostsEnd {
  const isTold = useIsTold(page) && !isGoingOn({ page, telling, now });
  const [isAskedFor, setAskedFor] = useState(false);
  const isToldToAll = page.finaleToldAt !== null || (telling !== null && isOver(telling));
  const isShown = !page.untold && (page.results === null || isToldToAll || isTold || isAskedFor);
  return { isShown, show: () => setAskedFor(true) };
}

/** Whether a host tells the end now: begun, not over, and not left for so long that nobody waits for it. */
export const isGoingOn = ({ page, telling, now }: Pick<EndOf, 'telling' | 'now'> & { page: Moved }): boolean =>
  telling !== null && !isOver(telling) && leftToHost(page, now) > 0;

type Moved = Pick<MatchPage, 'finaleMovedAt' | 'finishedAt'>;

/** How far the end has been told to everybody: from 0; of how many scenes, null while that is being found out. */
export interface Telling {
  readonly step: number;
  readonly scenes: number | null;
}

/** Null: nobody has begun to tell it. */
export function useTelling({ page, screens, props }: TellingOf): Telling | null {
  const { finaleStep: step, results } = page;
  const hasBegun = step !== null && results !== null;
  const scenes = useScenes(screens, { isEnd: true, isWanted: hasBegun });
  if (!hasBegun) return null;
  const { view, settings, nameOf } = props;
  const isKnown = canTellEnd(screens, scenes);
  const told = isKnown ? tellEnd(scenes, { view, results, telling: { settings, mine: null, nameOf } }) : null;
  return { step, scenes: told?.beats.length ?? null };
}

interface TellingOf {
  readonly page: MatchPage;
  readonly screens: GameScreens;
  readonly props: GameScreenProps;
}

interface AfterProps {
  readonly page: MatchPage;
  readonly end: HostsEnd;
  readonly telling: Telling | null;
  /** The table as it was left, where there is room for it: it says that the match is over. */
  readonly table?: ReactNode;
  /** Milliseconds until the end begins on all pages, 0 from then on; absent or null: that is not known, or it does not by itself. */
  readonly endsIn?: number | null;
  /** Calls when its host goes to the end. */
  onGo?(): void;
  readonly children: ReactNode;
}

/** Its children once the end may be seen here; before that, where it is told, and a way to look at it first. */
export function AfterTheEnd({ page, end, telling, table = null, endsIn = null, onGo, children }: AfterProps) {
  if (end.isShown) return children;
  return (
    <section aria-label="The end" className="grid justify-items-start gap-3 [&>[data-table]]:w-full">
      {table ?? <h2 className="display text-2xl">The match is over</h2>}
      {telling === null && endsIn !== null && <BeginsIn leftMs={endsIn} />}
      {telling === null ? (
        <p className="max-w-prose text-subtle">{untoldWords(page)}</p>
      ) : (
        <p className="max-w-prose text-subtle">
          <span className="text-emphasis">{tellingWords(telling)}</span> {notHere}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton variant={isHostPaced(page) ? 'mine' : 'solid'} size="lg" href={`/m/${page.code}`} onClick={onGo}>
          {wayToTheEnd(page, telling)}
        </LinkButton>
        {!page.untold && (
          <LookFirst onLook={end.show}>{telling === null ? 'Look at it here first' : 'Show it here'}</LookFirst>
        )}
      </div>
    </section>
  );
}

const BeginsIn = ({ leftMs }: { leftMs: number }) =>
  leftMs > 0 ? (
    <EndNote leftMs={leftMs} />
  ) : (
    <p className="text-emphasis text-sm">The end is being told on every page that is open.</p>
  );

/** Asks first on a screen that somebody else may look at. */
function LookFirst({ onLook, children }: { readonly onLook: () => void; readonly children: ReactNode }) {
  const id = useId();
  const question = useRef<HTMLDivElement>(null);
  const isSafe = useIsSafe();
  if (!isSafe)
    return (
      <Button size="lg" onClick={onLook}>
        {children}
      </Button>
    );
  function look() {
    question.current?.hidePopover();
    onLook();
  }
  return (
    <>
      <Button size="lg" popoverTarget={id}>
        {children}
      </Button>
      <AloneQuestion
        ref={question}
        id={id}
        words="How the match ended shows on this dashboard at once: the standings, the boards, the awards and the log. Your other tabs and devices stay as they are."
      >
        <Button variant="solid" onClick={look}>
          Nobody looks: show the end
        </Button>
      </AloneQuestion>
    </>
  );
}

function wayToTheEnd(page: MatchPage, telling: Telling | null): string {
  if (telling !== null) return 'Go on telling';
  return isHostPaced(page) ? 'Tell the finale' : 'Watch the end';
}

/** For a host to whom the end is shown already: the way to tell the others. */
export function StillToTell({ page, now }: Pick<EndOf, 'page' | 'now'>) {
  const router = useRouter();
  if (!isStillToTell(page, now)) return null;
  const begin = () => void tell(page.code, 0).then(() => router.push(`/m/${page.code}`));
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="mine" size="lg" onClick={begin}>
        Tell the end to everybody
      </Button>
      <span className="text-sm text-subtle">So far you have looked at it alone.</span>
    </p>
  );
}

const notHere = 'So that you do not give it away on a shared screen, it does not stand here before';

type Ended = Parameters<typeof isHostPaced>[0] & Pick<MatchPage, 'untold'>;

/** Where only the host closes, the end waits for them; elsewhere it plays by itself for whoever is there. */
export function untoldWords(page: Ended): string {
  if (!isHostPaced(page)) {
    return `Its end plays on everybody’s page by itself. ${notHere}${page.untold ? '.' : '; you may look at it first.'}`;
  }
  const first = page.untold ? '.' : '; you may look at it first, and it is still untold for everybody else.';
  return `Its end is told on the match page and on the stage, for everybody at your pace. ${notHere}${first}`;
}

const isOver = ({ step, scenes }: Telling): boolean => scenes !== null && step >= scenes;

export function tellingWords({ step, scenes }: Telling): string {
  return `You are telling the end to everybody: it stands at scene ${step + 1}${scenes === null ? '' : ` of ${scenes}`}, and goes on from there.`;
}
