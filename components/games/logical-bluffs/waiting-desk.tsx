import { later } from '@/components/match/later';
import { listed } from '@/components/stage/words';
import type { MatchView } from '@/games/game';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { DeskBar, msOf } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import type { ScreenProps } from './screen-props';
import { endsByClock, revealLasts, sealedEnd } from './sealed-end';
import { StatementsList } from './statements-list';
import type { Desk } from './use-desk';

const SealedWait = later(async () => (await import('./sealed-wait')).SealedWait);

/** While the other is at it: the working board and all that was said. */
export function WaitingDesk(props: ScreenProps & { readonly turn: Turn; readonly desk: Desk }) {
  const { view, settings, mine, turn, desk, nameOf } = props;
  const other = listed(view.seats.flatMap(({ seat }) => (seat === mine ? [] : [nameOf(seat)])));
  return (
    <>
      <DeskFrame desk={desk} board={<DeskBoard title="Your working board" {...{ view, desk }} />}>
        {endsByClock(view) && <SealedWait {...props} desk={desk} />}
        <section aria-label="What was said" className="min-w-0">
          <StatementsList {...props} desk={desk} />
        </section>
      </DeskFrame>
      <DeskBar
        {...props}
        prompt={doneWords(view, { turn, other })}
        saved={turn.acted ? 'Sent.' : null}
        totalMs={msOf(revealLasts(settings))}
        isDone={view.phase === 'reveal'}
      />
    </>
  );
}

/** What one has done, and what the other is at; of a sealed phase only when it ends. */
export function doneWords(view: MatchView<View>, { turn, other }: { turn: Turn; other: string }): string {
  if (turn.waiting.length > 0) return 'The host has to rule on what you said; your clock waits.';
  const isOtherDone = view.seats.every(({ seat, acted }) => seat === view.viewer || acted === true);
  const bothDone = `${other} is done too: ${view.dueAt === null ? 'the host closes the phase' : 'the phase closes at its deadline'}.`;
  if (view.phase === 'reveal') {
    const done = turn.acted ? 'You are done in this round.' : 'Your time is over: you passed.';
    if (endsByClock(view)) return `${done} ${sealedEnd}.`;
    if (isOtherDone && turn.acted) return `${done} ${bothDone}`;
    return `${done} ${other} may still ${turn.acted ? 'buy a tile or guess' : 'guess'}.`;
  }
  const done = view.phase === 'bluff' ? 'Your statements are in.' : 'Your answers are in.';
  if (view.rulingSince !== null) return `${done} The host is asked to rule on what was said.`;
  if (isOtherDone) return `${done} ${bothDone}`;
  return `${done} ${other} is still ${view.phase === 'bluff' ? 'writing' : 'judging what you said'}.`;
}
