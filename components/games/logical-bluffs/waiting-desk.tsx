import type { Turn, View } from '@/games/logical-bluffs/view';
import { DeskBar } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import type { Desk } from './use-desk';

/** While the other is at it: the working board and all that was said. */
export function WaitingDesk(props: ScreenProps & { readonly turn: Turn; readonly desk: Desk }) {
  const { view, turn, desk } = props;
  return (
    <>
      <DeskFrame desk={desk} board={<DeskBoard title="Your working board" {...{ view, desk }} />}>
        <section aria-label="What was said" className="min-w-0">
          <StatementsList {...props} desk={desk} />
        </section>
      </DeskFrame>
      <DeskBar {...props} prompt={doneWords(view, turn)} saved={turn.acted ? 'Sent.' : null} totalMs={null} />
    </>
  );
}

function doneWords(view: View, turn: Turn): string {
  if (turn.waiting.length > 0) return 'The host has to rule on what you said; your clock waits.';
  if (view.phase === 'reveal') return turn.acted ? 'You are done in this round.' : 'Your time in this phase is over.';
  return 'Your part is in. Now it is up to the other player.';
}
