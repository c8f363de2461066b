import { listed } from '@/components/stage/words';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { DeskBar } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import type { Desk } from './use-desk';

/** While the other is at it: the working board and all that was said. */
export function WaitingDesk(props: ScreenProps & { readonly turn: Turn; readonly desk: Desk }) {
  const { view, mine, turn, desk, nameOf } = props;
  const other = listed(view.seats.flatMap(({ seat }) => (seat === mine ? [] : [nameOf(seat)])));
  return (
    <>
      <DeskFrame desk={desk} board={<DeskBoard title="Your working board" {...{ view, desk }} />}>
        <section aria-label="What was said" className="min-w-0">
          <StatementsList {...props} desk={desk} />
        </section>
      </DeskFrame>
      <DeskBar
        {...props}
        prompt={doneWords(view, { turn, other })}
        saved={turn.acted ? 'Sent.' : null}
        totalMs={null}
      />
    </>
  );
}

/** What one has done, and what the other is at. */
export function doneWords(view: View, { turn, other }: { turn: Turn; other: string }): string {
  if (turn.waiting.length > 0) return 'The host has to rule on what you said; your clock waits.';
  if (view.phase === 'reveal') {
    return turn.acted
      ? `You are done in this round. ${other} may still buy a tile or guess.`
      : 'Your time is over: you passed.';
  }
  const done = view.phase === 'bluff' ? 'Your statements are in.' : 'Your answers are in.';
  if (view.rulingSince !== null) return `${done} The host is asked to rule on what was said.`;
  return `${done} ${other} is still ${view.phase === 'bluff' ? 'writing' : 'judging what you said'}.`;
}
